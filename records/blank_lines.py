"""Blank lines where they should be, and nowhere else."""

import re

from . import lexer
from .blocks import Block
from .codes import Code
from .notes import Notes

_BLANK = re.compile(r"(?:\r\n?|\n)[ \t]*+(?=[\r\n])")
_LINE_END = re.compile(r"\r\n?|\n")


def check_blank_lines(notes: Notes, block: Block, movetext: int) -> None:
    """Note missing and surplus blank lines of a game; ``movetext`` is the offset after its tags."""
    text = notes.lines.text
    stop = len(text.rstrip(lexer.WHITE))
    begin = _begin_of_text(text, movetext, stop)
    if begin < stop:
        gap = len(_LINE_END.findall(text, movetext, begin)) if block.is_game else 1
        if gap == 0:
            notes.add(Code.NO_BLANK_AFTER_TAGS, begin, "no blank line between tags and movetext")
        elif gap > 1:
            notes.add(Code.EXTRA_BLANK_LINE, begin, f"{gap} blank lines after the tags; one is enough")
        surplus = _BLANK.search(text, begin, stop)
        if surplus is not None:
            notes.add(Code.EXTRA_BLANK_LINE, surplus.end(), "a blank line inside the movetext")
    if not block.last and len(_LINE_END.findall(text, stop)) < 2:
        notes.add(Code.NO_BLANK_BETWEEN_GAMES, stop, "no blank line between this game and the next")


def _begin_of_text(text: str, movetext: int, stop: int) -> int:
    while movetext < stop and text[movetext] in lexer.WHITE:
        movetext += 1
    return movetext
