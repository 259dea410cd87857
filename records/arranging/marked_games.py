"""The games of a batch with their fingerprints: what a process does."""

import attrs

from ..batches.batch import Batch
from ..raw_game import RawGame, read_raw
from .fingerprint import Fingerprint, Sameness, fingerprint, fingerprint_of_text, fullness
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


def mark_batch(sameness: Sameness, batch: Batch) -> MarkedGames:
    """The games of a batch, marked."""
    games = tuple(_marked(raw, batch.file, sameness) for raw in whole_games(batch))
    return MarkedGames(batch.file, games, text_before(batch))


def _marked(raw: RawGame, file: str, sameness: Sameness) -> MarkedGame:
    record = read_raw(raw, file).record
    mark = fingerprint_of_text(raw.block.data) if record is None else fingerprint(record, sameness)
    return MarkedGame(raw.block.number, bytes_of(raw), mark, 0 if record is None else fullness(record))
