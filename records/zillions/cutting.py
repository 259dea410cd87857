"""Cutting joined saved games apart."""

import re
from collections.abc import Iterator
from itertools import pairwise

from ..text.blocks import Block, ByteStream
from ..text.line_ends import count_line_ends
from .saved_game import BEGINNING

_BEGINNING = re.compile(rb"(?:\A|(?<=[\r\n]))(?:\xef\xbb\xbf)?[ \t]*" + BEGINNING.encode())
_FIRST = re.compile(rb"(?:\xef\xbb\xbf)?\s*" + BEGINNING.encode())
_CHUNK = 1 << 18


def is_saved_game(head: bytes) -> bool:
    r"""Whether a text that begins with ``head`` is a saved game.

    >>> is_saved_game(b"Zillions Save Game File Version 0.02 HC\r\n")
    True
    """
    return _FIRST.match(head) is not None


def saved_blocks(stream: ByteStream) -> Iterator[Block]:
    """The saved games of a stream, which is held as a whole: a file has one, unless files were joined."""
    data = _whole(stream)
    starts = [found.start() for found in _BEGINNING.finditer(data)]
    bounds = [0, *starts[1:], len(data)]
    line = 1
    for number, (begin, end) in enumerate(pairwise(bounds), 1):
        yield Block(data[begin:end], number, begin, line, 1, last=end == len(data))
        line += count_line_ends(data[begin:end])


def count_saved_games(data: bytes) -> int:
    """How many saved games a file that begins with one has."""
    return max(1, sum(1 for _ in _BEGINNING.finditer(data)))


def _whole(stream: ByteStream) -> bytes:
    parts = []
    while part := stream.read(_CHUNK):
        parts.append(part)
    return b"".join(parts)
