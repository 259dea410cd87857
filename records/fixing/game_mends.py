"""All that can be mended in one reading of a game."""

import re
from collections.abc import Iterator

from ..findings.codes import Code
from ..findings.mending import Edit
from ..reading.decoding import BYTE_ORDER_MARK
from ..reading.game_reader import Reading
from ..text.blocks import Block
from .edits import compatible
from .result_mends import result_mends
from .tag_mends import tag_mends
from .tag_spans import tag_spans

_MARKS = re.compile(f"^{BYTE_ORDER_MARK}+", re.MULTILINE)
_OF_WHOLE_GAMES = {
    Code.MISSING_TAG,
    Code.TAG_ORDER,
    Code.MISSING_RESULT,
    Code.NO_BLANK_AFTER_TAGS,
    Code.NO_BLANK_BETWEEN_GAMES,
}
"""What is not mended in a game without Variant: it may be half of one that a damaged tag tore in two."""


def game_mends(reading: Reading, block: Block) -> list[Edit]:
    """Edits that go together, in order. The text has LF as its line ends.

    Where a comment may have swallowed moves, because its } is missing, the numbers after it may be right.
    """
    mending = reading.notes.mending
    assert mending is not None
    edits = [*mending.edits, *_marks(reading)]
    spans = tag_spans(reading)
    if block.is_game and spans:
        edits += [*tag_mends(reading, spans), *result_mends(reading, spans)]
    if block.is_game and reading.record.tag("Variant") is None:
        edits = [edit for edit in edits if edit.code not in _OF_WHOLE_GAMES]
    if any(finding.code is Code.NESTED_BRACE for finding in reading.notes.findings):
        edits = [edit for edit in edits if edit.code is not Code.WRONG_MOVE_NUMBER]
    return compatible(edits, mending)


def _marks(reading: Reading) -> Iterator[Edit]:
    """Byte order marks before and among the tags; the reader tells of those in the movetext."""
    for found in _MARKS.finditer(reading.notes.lines.text, 0, reading.section.end):
        yield Edit(found.start(), found.end(), "", Code.BYTE_ORDER_MARK, "a byte order mark; UTF-8 needs none")
