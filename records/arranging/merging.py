"""Files of games one after the other, byte for byte."""

from collections.abc import Callable, Iterable, Iterator

from ..batches.batch import Batch
from ..formats.record_format import RecordFormat
from ..text.blocks import first_section, is_blank
from .blank_line import blank_line_after
from .whole_games import text_before, without_marks


def merged(batches: Iterable[Batch], tell: Callable[[str], None]) -> Iterator[bytes]:
    """The bytes of all files, and between two files what the first lacks so that a game can follow it.

    Byte order marks at the beginning of a file are left out. So is text before the first game of any file but the
    first: it would be read as a part of the game before; ``tell`` gets the name of such a file.
    """
    before = b""
    for batch in batches:
        data = batch.data if batch.offset else _beginning(batch, is_first=not before, tell=tell)
        if data:
            if before and not batch.offset:
                yield _gap(before, batch)
            yield data
            before = data


def _beginning(batch: Batch, *, is_first: bool, tell: Callable[[str], None]) -> bytes:
    """What is taken of the first batch of a file."""
    data = without_marks(batch.data)
    if batch.format is not RecordFormat.JGN:
        return data
    if is_first:
        return b"" if is_blank(data) else data
    if text_before(batch):
        tell(batch.file)
    begin = first_section(data)
    return b"" if begin is None else data[begin:]


def _gap(before: bytes, batch: Batch) -> bytes:
    if batch.format is RecordFormat.JGN:
        return blank_line_after(before)
    return b"" if before.endswith(b"\n") else b"\n"
