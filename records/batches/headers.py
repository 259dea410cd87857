"""The tags of all games of a stream, without reading a single move."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping

import attrs

from ..formats.raw_game import RawGame, tags_of
from ..formats.record_format import RecordFormat
from ..reading.plain_tags import plain_tags
from ..text.blocks import Block, ByteStream, GameSection, game_sections
from .batch import Batch, raw_games_of
from .cutting import batches_in


@attrs.frozen
class Header:
    """What can be told of a game without reading its moves.

    ``tags`` has the first value of each name. ``number`` counts the games of the file from 1; ``offset`` is where the
    game's bytes begin in it, 0 in a JSON document. UTF-16 is counted as if it were UTF-8.
    """

    tags: Mapping[str, str]
    number: int
    offset: int


def headers(stream: ByteStream, file: str = "-") -> Iterator[Header]:
    r"""The headers of a stream of any format, in order. Never raises for anything that it holds.

    >>> from io import BytesIO
    >>> text = b'[First "Ann"]\n\n*\n\n[First "Bob"]\n\n*\n'
    >>> [(header.number, header.offset, header.tags["First"]) for header in headers(BytesIO(text))]
    [(1, 0, 'Ann'), (2, 18, 'Bob')]
    """
    for batch in batches_in(stream, file):
        yield from headers_of(batch)


def headers_of(batch: Batch) -> Iterator[Header]:
    """The headers of a batch."""
    if batch.format is RecordFormat.JGN:
        for number, header in jgn_headers(batch.data):
            yield Header(header.tags(), batch.before + number, batch.offset + header.start)
    else:
        for raw in raw_games_of(batch):
            if raw.block.is_game:
                yield Header(tags_of(raw), raw.block.number, raw.block.offset)


class JgnHeader:
    """Where a game stands in a JGN text, from ``start`` to ``end``, and its tags, read when they are asked for."""

    __slots__ = ("_section", "_text", "end", "start")

    def __init__(self, text: bytes, section: GameSection, end: int) -> None:
        self._text = text
        self._section = section
        self.start = section[0]
        self.end = end

    def tags(self) -> Mapping[str, str]:
        """The first value of each name."""
        begin, first, end = self._section
        found = plain_tags(self._text[first:end])
        return _odd_tags(self._text[begin:end]) if found is None else dict(reversed(found))


def jgn_headers(text: bytes, needle: bytes = b"") -> Iterator[tuple[int, JgnHeader]]:
    """The games of a JGN text in which ``needle`` stands, with their numbers from 1."""
    if needle not in text:
        return
    sections = game_sections(text)
    if not sections:
        return
    ends = [*(start for start, _, _ in sections[1:]), len(text)]
    for index in _holding(text, needle, ends) if needle else range(len(sections)):
        yield index + 1, JgnHeader(text, sections[index], ends[index])


def _holding(text: bytes, needle: bytes, ends: list[int]) -> Iterator[int]:
    """Which games hold ``needle``, told by where games end; the first one's text may have other text before it."""
    at = text.find(needle)
    while at >= 0:
        index = bisect_right(ends, at)
        yield index
        at = text.find(needle, ends[index])


def _odd_tags(section: bytes) -> Mapping[str, str]:
    """The tags of a section that only the full reader can read."""
    return tags_of(RawGame(RecordFormat.JGN, Block(section, 1, 0, 1, 1, last=True)))
