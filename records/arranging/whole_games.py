"""The games of a batch as they stand, and what stands there beside them."""

from collections.abc import Iterator

from ..batches.batch import Batch, raw_games_of
from ..formats.raw_game import RawGame
from ..formats.record_format import RecordFormat
from ..text.blocks import BYTE_ORDER_MARK, first_section, is_blank

HINT = "'junqi convert' makes JGN of it first"
"""What to do with a file whose games cannot be written as they stand."""


def whole_games(batch: Batch) -> Iterator[RawGame]:
    """The games of a batch without what stands before the first."""
    return (raw for raw in raw_games_of(batch) if raw.block.is_game)


def bytes_of(raw: RawGame) -> bytes:
    """The bytes of a game as it is written: a line of JSON Lines has its end."""
    return raw.block.data + (b"\n" if raw.format is RecordFormat.JSON_LINES else b"")


def text_before(batch: Batch) -> bool:
    """Whether text that is no game stands before the first of a file; it can follow no game of another."""
    if batch.offset or batch.format is not RecordFormat.JGN:
        return False
    begin = first_section(batch.data)
    return not is_blank(batch.data if begin is None else batch.data[:begin])


def without_marks(data: bytes) -> bytes:
    """Bytes without the byte order marks that they begin with."""
    while data.startswith(BYTE_ORDER_MARK):
        data = data.removeprefix(BYTE_ORDER_MARK)
    return data
