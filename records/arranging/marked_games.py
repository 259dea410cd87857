"""The games of a batch with their fingerprints: what a process does."""

from collections.abc import Iterator

import attrs

from ..batches.batch import Batch
from ..compiled.bulk import CleanGames, pieces_of
from ..compiled.clean_game import clean_games
from ..compiled.recognisers import next_run, recognisers_of
from ..formats.raw_game import RawGame, read_raw
from ..formats.record_format import RecordFormat
from .fingerprint import (
    Fingerprint,
    Sameness,
    fingerprint,
    fingerprint_of_line,
    fingerprint_of_text,
    fullness,
    known_tags,
)
from .whole_games import bytes_of, text_before, whole_games


@attrs.frozen
class MarkedGame:
    """A game of a file as it stands, with what tells it from others and how much it has to say."""

    number: int
    data: bytes
    mark: Fingerprint
    fullness: int


@attrs.frozen
class MarkedGames:
    """The games of a batch. ``has_text_before`` says that text that is no game stands before them."""

    file: str
    games: tuple[MarkedGame, ...]
    has_text_before: bool


@attrs.frozen
class Marker:
    """Marking batches; it travels between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known, 0 for no compiled code.
    Batches of one ``run`` share what was compiled for them.
    """

    sameness: Sameness
    expected: int | None = None
    run: int = attrs.field(factory=next_run)

    def __call__(self, batch: Batch) -> MarkedGames:
        """The games of a batch, marked."""
        if batch.format is not RecordFormat.JGN:
            return mark_batch(self.sameness, batch)
        games: list[MarkedGame] = []
        for piece in pieces_of(recognisers_of(self.run, self.expected), batch, listing=True):
            if isinstance(piece, CleanGames):
                games += _clean(piece, batch, self.sameness)
            elif piece.is_game:
                games.append(_marked(RawGame(batch.format, piece, batch.in_place), batch.file, self.sameness))
        return MarkedGames(batch.file, tuple(games), text_before(batch))


def mark_batch(sameness: Sameness, batch: Batch) -> MarkedGames:
    """The games of a batch, each read in full, marked."""
    games = tuple(_marked(raw, batch.file, sameness) for raw in whole_games(batch))
    return MarkedGames(batch.file, games, text_before(batch))


def _clean(clean: CleanGames, batch: Batch, sameness: Sameness) -> Iterator[MarkedGame]:
    """Clean games, whose main lines were listed."""
    for game in clean_games(clean, batch.data):
        tags = game.tags()
        mark = fingerprint_of_line(tags, game.line.actions, sameness)
        yield MarkedGame(game.number, game.data, mark, game.line.said + known_tags(tags))


def _marked(raw: RawGame, file: str, sameness: Sameness) -> MarkedGame:
    record = read_raw(raw, file).record
    mark = fingerprint_of_text(raw.block.data) if record is None else fingerprint(record, sameness)
    return MarkedGame(raw.block.number, bytes_of(raw), mark, 0 if record is None else fullness(record))
