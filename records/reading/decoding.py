"""From the bytes of a game to its text, with everything odd about the bytes noted."""

import re

from ..findings.codes import Code
from ..findings.notes import Notes
from ..text.blocks import Block
from ..text.line_ends import LineMap

BYTE_ORDER_MARK = "\ufeff"
_NOT_UTF_8 = re.compile("[\udc80-\udcff]+")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def decode(block: Block, file: str) -> Notes:
    """The text of a block, in the line map of its notes. Bytes that are not UTF-8 are kept as lone surrogates."""
    text = block.data.decode("utf-8", "surrogateescape")
    notes = Notes(file, block.number, LineMap(text, block.line, block.column))
    if not text.isascii():
        _note_bytes(notes, text, block.offset)
        _note_marks(notes, text)
    _note_control(notes, text)
    return notes


def _note_bytes(notes: Notes, text: str, offset: int) -> None:
    """One finding a game, however many bytes."""
    runs = list(_NOT_UTF_8.finditer(text))
    if not runs:
        return
    first = runs[0]
    at = offset + len(text[: first.start()].encode("utf-8", "surrogateescape"))
    count = sum(len(run[0]) for run in runs)
    byte = ord(first[0][0]) & 0xFF
    what = "1 byte that is" if count == 1 else f"{count} bytes that are"
    notes.add(
        Code.NOT_UTF_8, first.start(), f"{what} not UTF-8, the first 0x{byte:02x} at byte offset {at}; kept as found"
    )


def _note_marks(notes: Notes, text: str) -> None:
    at = text.find(BYTE_ORDER_MARK)
    if at >= 0:
        notes.add(
            Code.BYTE_ORDER_MARK, at, "a byte order mark; UTF-8 needs none, so it is skipped outside comments and tags"
        )


def _note_control(notes: Notes, text: str) -> None:
    found = _CONTROL.search(text)
    if found is not None:
        count = len(_CONTROL.findall(text))
        more = f", the first of {count}" if count > 1 else ""
        notes.add(Code.CONTROL_CHARACTER, found.start(), f"a control character U+{ord(found[0]):04X}{more}")
