"""The games of a file as a list, without reading their moves, and one of them read on its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attrs

from .blocks import Block, cut_blocks
from .decoding import decode
from .finding import Finding
from .game_reader import ReadGame, read_game
from .tag_section import read_tag_section
from .transcoding import utf_8_stream

_INSIGNIFICANT = b"\xef\xbb\xbf \t\n\v\f\r"


@attrs.frozen
class GameEntry:
    """What a list says of a game, and where it stands.

    ``block`` lies in the file with ``size`` bytes; it holds them itself only where the file had to be transcoded.
    """

    number: int
    first: str
    second: str
    result: str
    variant: str
    date: str
    block: Block
    size: int

    def has_player(self, part: str) -> bool:
        """Whether a player's name holds ``part``, whatever the case of its letters."""
        wanted = part.casefold()
        return wanted in self.first.casefold() or wanted in self.second.casefold()


@attrs.frozen
class GameFile:
    """A file of games that is read in two steps: first what there is, then the game that is asked for."""

    path: Path

    def entries(self) -> Iterator[GameEntry]:
        """Each game of the file as it is found; holds no more than one at a time.

        Raises:
            OSError: if the file cannot be read.
        """
        with self.path.open("rb") as stream:
            utf_8 = utf_8_stream(stream)
            for block in cut_blocks(utf_8.stream):
                if block.is_game:
                    yield _entry_of(block, keep_bytes=utf_8.is_utf_16)

    def read(self, entry: GameEntry) -> ReadGame:
        """A game with its findings; those of the text before the first game come with that one.

        Raises:
            OSError: if the file cannot be read.
        """
        name = str(self.path)
        if entry.block.data:
            return read_game(entry.block, name)
        with self.path.open("rb") as stream:
            before = _findings_before(stream.read(entry.block.offset), name) if entry.number == 1 else ()
            stream.seek(entry.block.offset)
            read = read_game(attrs.evolve(entry.block, data=stream.read(entry.size)), name)
        return attrs.evolve(read, findings=(*before, *read.findings))


def _findings_before(data: bytes, name: str) -> tuple[Finding, ...]:
    if not data.strip(_INSIGNIFICANT):
        return ()
    return read_game(Block(data, number=0, offset=0, line=1, column=1, last=False), name).findings


def _entry_of(block: Block, *, keep_bytes: bool) -> GameEntry:
    section = read_tag_section(decode(block, ""))
    tags = {tag.name: tag.value for tag in reversed(section.tags)}
    return GameEntry(
        number=block.number,
        first=tags.get("First", "?"),
        second=tags.get("Second", "?"),
        result=tags.get("Result", "*"),
        variant=tags.get("Variant", "?"),
        date=tags.get("Date", "????.??.??"),
        block=block if keep_bytes else attrs.evolve(block, data=b""),
        size=len(block.data),
    )
