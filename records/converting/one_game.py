"""One game of all files, read without reading the games before it."""

from collections.abc import Iterable

from ..batches.batch import Batch, raw_games_of
from ..formats.game_index import NO_GAME
from ..formats.raw_game import read_raw
from ..reading.game_reader import ReadGame
from ..replaying.plain_replay import NoGamesError, NoSuchGameError


def find_read_game(batches: Iterable[Batch], number: int) -> tuple[str, ReadGame]:
    """The game of a number, the games of all files counted in order, with its file.

    Raises:
        NoGamesError: if there is none.
        NoSuchGameError: if there are fewer.
    """
    count, file = 0, "-"
    for batch in batches:
        file = batch.file
        if batch.games and count + batch.games < number:
            count += batch.games
            continue
        for raw in raw_games_of(batch):
            count += raw.block.is_game
            if count == number and raw.block.is_game:
                return file, read_raw(raw, file)
    if not count:
        raise NoGamesError(file, NO_GAME)
    raise NoSuchGameError(file, number, count)
