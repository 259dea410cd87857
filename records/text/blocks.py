"""Cutting a file into games, before anything else is read.

The rule: a line whose first column starts ``[Name "`` begins a tag section, unless the line before it is such a line
of the same section. Whatever is open before it belongs to the game before, so damage never reaches the next game.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Protocol, TypeAlias

import attrs

from .line_ends import count_line_ends, last_line_width

_CHUNK = 1 << 18
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_FIRST_OF_MARK = BYTE_ORDER_MARK[:1]
_BLANK = BYTE_ORDER_MARK + b" \t\n\v\f\r"
_NAME = rb"[A-Za-z0-9_]{1,255}+ \""
_IN_FIRST_COLUMN = rb"(?:(?<![^\r\n]\[)|(?<=" + BYTE_ORDER_MARK + rb"\[))"
"""Whether the bracket just read stands there. A byte order mark begins a file, so what follows it does."""
_MARKS = rb"(?:" + BYTE_ORDER_MARK + rb")*+"


def _section(rest_of_line: bytes, line_end: bytes) -> re.Pattern[bytes]:
    """A tag section from its bracket on: a pattern that begins with one fixed sign is found ten times as fast."""
    next_line = line_end + _MARKS + rb"\[" + _NAME + rest_of_line
    return re.compile(rb"\[" + _IN_FIRST_COLUMN + _NAME + rest_of_line + rb"(?:" + next_line + rb")*+")


_SECTION = _section(rb"[^\r\n]*+", rb"(?:\r\n?|\n)")
_LF_SECTION = _section(rb".*+", rb"\n")
"""For text without CR: the same sections, found nearly twice as fast."""


class ByteStream(Protocol):
    """What bytes are read from."""

    def read(self, size: int, /) -> bytes:
        """Up to ``size`` bytes; none at the end."""


@attrs.frozen
class Block:
    """The bytes of one game, from its first tag line to the next game's.

    ``number`` counts from 1; 0 is the text before the first tag section. ``offset`` is where the bytes stand in the
    file, ``line`` and ``column`` where their first character does. ``last`` says that no game follows.
    """

    data: bytes
    number: int
    offset: int
    line: int
    column: int
    last: bool

    @property
    def is_game(self) -> bool:
        """Whether it begins with a tag section."""
        return self.number > 0


def cut_blocks(stream: ByteStream, line: int = 1, column: int = 1) -> Iterator[Block]:
    """Cut a stream into blocks; holds little more than one game at a time.

    ``line`` and ``column`` are those of the first character.
    """
    number, offset = 0, 0
    for data, is_game, last in _cut(stream):
        number += is_game
        yield Block(data, number, offset, line, column, last)
        offset += len(data)
        ends = count_line_ends(data)
        line += ends
        column = last_line_width(data) + (1 if ends else column)


def is_blank(data: bytes) -> bool:
    """Whether nothing but white space and byte order marks stands there."""
    return not data.strip(_BLANK)


def begins_game(data: bytes) -> bool:
    """Whether any line of ``data`` begins a tag section."""
    return _SECTION.search(data) is not None


def game_starts(data: bytes) -> list[int]:
    """Where the games of ``data`` begin, the byte order marks before them included."""
    return [start for start, _, _ in game_sections(data)]


GameSection: TypeAlias = tuple[int, int, int]
"""Where a game begins, and where its tag section begins and ends, before its last line end.

A game begins before its section where byte order marks stand before it.
"""


def game_sections(data: bytes) -> list[GameSection]:
    """Of each game of ``data`` where it and its tag section stand."""
    spans = [section.span() for section in _in(data).finditer(data)]
    if _FIRST_OF_MARK not in data:  # one byte is found much faster than three
        return [(start, start, end) for start, end in spans]
    return [(_begin_of_marks(data, start), start, end) for start, end in spans]


def _in(data: bytes) -> re.Pattern[bytes]:
    """What finds the tag sections of a text."""
    return _SECTION if b"\r" in data else _LF_SECTION


def first_section(data: bytes) -> int | None:
    """Where the first game of ``data`` begins, the byte order marks before it included."""
    section = _in(data).search(data)
    return None if section is None else _begin_of_marks(data, section.start())


def next_block(data: bytes, at: int) -> int | None:
    """Where the game after the one that begins at an offset begins; ``None`` where none does."""
    section = next(islice(_SECTION.finditer(data, at), 1, None), None)
    return None if section is None else _begin_of_marks(data, section.start())


def _cut(stream: ByteStream) -> Iterator[tuple[bytes, bool, bool]]:
    """Pieces of the stream: bytes, whether they begin with a tag section, and whether nothing follows.

    Each read at least doubles what is held, so that a giant game costs linear time.
    """
    held, is_game, at_end = b"", False, False
    while not at_end:
        more = stream.read(max(_CHUNK, len(held)))
        at_end = not more
        held += more
        begin = 0
        for section in _in(held).finditer(held):
            start = _begin_of_marks(held, section.start())
            if start > begin:
                yield held[begin:start], is_game, False
            begin, is_game = start, True
        held = held[begin:]
    if held:
        yield held, is_game, True


def _begin_of_marks(data: bytes, at: int) -> int:
    """Where the byte order marks begin that stand directly before an offset."""
    while data.endswith(BYTE_ORDER_MARK, 0, at):
        at -= len(BYTE_ORDER_MARK)
    return at
