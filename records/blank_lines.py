"""Blank lines where they should be, and nowhere else."""

import re
from itertools import pairwise

from . import lexer
from .blocks import Block
from .codes import Code
from .line_ends import LINE_END
from .notes import Notes

_BLANK = re.compile(r"(?:\r\n?+|\n)(?P<line>)[ \t]*+(?=[\r\n])")


def check_blank_lines(notes: Notes, block: Block, tags: int, movetext: int) -> None:
    """Note missing and surplus blank lines of a game, whose tags and movetext end and begin at these offsets."""
    text = notes.lines.text
    stop = len(text.rstrip(lexer.WHITE))
    begin = _begin_of_text(text, movetext, stop)
    if begin < stop:
        blank = [not line.strip() for line in LINE_END.split(text[tags:begin])[:-1]]
        if block.is_game and not any(blank):
            notes.add(Code.NO_BLANK_AFTER_TAGS, begin, "no blank line between tags and movetext")
        elif any(a and b for a, b in pairwise(blank)):
            notes.add(Code.EXTRA_BLANK_LINE, begin, "more than one blank line after the tags")
        surplus = _BLANK.search(text, begin, stop)
        if surplus is not None:
            notes.add(Code.EXTRA_BLANK_LINE, surplus.start("line"), "a blank line inside the movetext")
    if not block.last and len(LINE_END.findall(text, stop)) < 2:
        notes.add(Code.NO_BLANK_BETWEEN_GAMES, stop, "no blank line between this game and the next")


def _begin_of_text(text: str, movetext: int, stop: int) -> int:
    while movetext < stop and text[movetext] in lexer.WHITE:
        movetext += 1
    return movetext
