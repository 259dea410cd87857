"""Blank lines where they should be, and nowhere else."""

import re
from itertools import pairwise

from ..findings.codes import Code
from ..findings.notes import Notes
from ..text.blocks import Block
from ..text.line_ends import LINE_END
from . import lexer

_BLANK = re.compile(r"(?:\r\n?+|\n)(?P<line>)[ \t]*+(?=[\r\n])")

_BLANK_LINES = re.compile(r"(?:[ \t]*+\n){2,}+")
_ENDS_OF_BLANK_LINES = re.compile(r"(?:\n[ \t]*)+(?=\n)")
"""To be cut out: the line end before them goes, the one after them stays."""

_NONE_AFTER_TAGS = "no blank line between tags and movetext"
_TWO_AFTER_TAGS = "more than one blank line after the tags"
_IN_MOVETEXT = "a blank line inside the movetext"
_NONE_BETWEEN_GAMES = "no blank line between this game and the next"


def check_blank_lines(notes: Notes, block: Block, tags: int, movetext: int) -> None:
    """Note missing and surplus blank lines of a game, whose tags and movetext end and begin at these offsets.

    What is to be mended has LF as its line ends.
    """
    text = notes.lines.text
    stop = len(text.rstrip(lexer.WHITE))
    begin = _begin_of_text(text, movetext, stop)
    if begin < stop:
        blank = [not line.strip() for line in LINE_END.split(text[tags:begin])[:-1]]
        if block.is_game and not any(blank):
            notes.add(Code.NO_BLANK_AFTER_TAGS, begin, _NONE_AFTER_TAGS)
            _mend_none_after_tags(notes, tags, begin)
        elif any(a and b for a, b in pairwise(blank)):
            notes.add(Code.EXTRA_BLANK_LINE, begin, _TWO_AFTER_TAGS)
            _mend_two_after_tags(notes, tags, begin)
        surplus = _BLANK.search(text, begin, stop)
        if surplus is not None:
            notes.add(Code.EXTRA_BLANK_LINE, surplus.start("line"), _IN_MOVETEXT)
            _mend_in_movetext(notes, begin, stop)
    if not block.last and len(LINE_END.findall(text, stop)) < 2:
        notes.add(Code.NO_BLANK_BETWEEN_GAMES, stop, _NONE_BETWEEN_GAMES)
        notes.mend(Code.NO_BLANK_BETWEEN_GAMES, stop, len(text), "\n\n", _NONE_BETWEEN_GAMES)


def _mend_none_after_tags(notes: Notes, tags: int, begin: int) -> None:
    """A blank line before the line on which movetext begins; also a line end before it on the line of a tag."""
    text = notes.lines.text
    line = text.rfind("\n", 0, begin) + 1
    if line >= tags:
        notes.mend(Code.NO_BLANK_AFTER_TAGS, line, line, "\n", _NONE_AFTER_TAGS)
    elif not text[tags:begin].strip(lexer.WHITE):
        notes.mend(Code.NO_BLANK_AFTER_TAGS, tags, begin, "\n\n", _NONE_AFTER_TAGS)


def _mend_two_after_tags(notes: Notes, tags: int, begin: int) -> None:
    for run in _BLANK_LINES.finditer(notes.lines.text, tags, begin):
        if run.start() == tags or notes.lines.text[run.start() - 1] == "\n":
            notes.mend(Code.EXTRA_BLANK_LINE, run.start(), run.end(), "\n", _TWO_AFTER_TAGS)


def _mend_in_movetext(notes: Notes, begin: int, stop: int) -> None:
    for run in _ENDS_OF_BLANK_LINES.finditer(notes.lines.text, begin, stop):
        notes.mend(Code.EXTRA_BLANK_LINE, run.start(), run.end(), "", _IN_MOVETEXT)


def _begin_of_text(text: str, movetext: int, stop: int) -> int:
    while movetext < stop and text[movetext] in lexer.WHITE:
        movetext += 1
    return movetext
