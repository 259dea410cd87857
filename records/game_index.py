"""The games of a file as a list, without reading their moves, and one of them read on its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attrs

from .blocks import Block, cut_blocks
from .decoding import decode
from .tag_section import read_tag_section


@attrs.frozen
class GameEntry:
    """What a list says of a game, and where it stands: ``block`` without its bytes, ``size`` of them."""

    number: int
    first: str
    second: str
    result: str
    variant: str
    date: str
    block: Block
    size: int

    def has_player(self, part: str) -> bool:
        """Whether a player's name holds ``part``, which must be in lower case."""
        return part in self.first.casefold() or part in self.second.casefold()


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
            for block in cut_blocks(stream):
                if block.is_game:
                    yield _entry_of(block)


def _entry_of(block: Block) -> GameEntry:
    section = read_tag_section(decode(block, ""))
    tags = {tag.name: tag.value for tag in reversed(section.tags)}
    return GameEntry(
        number=block.number,
        first=tags.get("First", "?"),
        second=tags.get("Second", "?"),
        result=tags.get("Result", "*"),
        variant=tags.get("Variant", "?"),
        date=tags.get("Date", "????.??.??"),
        block=attrs.evolve(block, data=b""),
        size=len(block.data),
    )
