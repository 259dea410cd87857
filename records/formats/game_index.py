"""The games of a file as a list, without reading their moves, and one of them read on its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attrs

from ..compression.reading import is_decompressed, plain
from ..findings.finding import Finding
from ..reading.game_reader import ReadGame, read_game
from ..text.blocks import Block, is_blank
from ..text.presentable import presentable
from .raw_game import RawGame, raw_games, read_raw, tags_of

NO_GAME = 'a game begins with a tag such as [Event "?"]'


@attrs.frozen
class GameEntry:
    """What a list says of a game, and where it stands.

    ``raw`` holds no bytes where they can be had again from the file, ``size`` of them.
    """

    number: int
    first: str
    second: str
    result: str
    variant: str
    date: str
    raw: RawGame
    size: int

    def has_player(self, part: str) -> bool:
        """Whether a player's name holds ``part``, whatever the case of its letters."""
        wanted = part.casefold()
        return wanted in self.first.casefold() or wanted in self.second.casefold()


@attrs.frozen
class GameFile:
    """A file of games of any format that is read in two steps: first what there is, then the game that is asked for."""

    path: Path

    def entries(self) -> Iterator[GameEntry]:
        """Each game of the file as it is found; holds no more than one at a time, but for a JSON document.

        Raises:
            OSError: if the file cannot be read.
        """
        with self.path.open("rb") as stream:
            text = plain(stream, str(self.path))
            for raw in raw_games(text, str(self.path)):
                if raw.block.is_game:
                    yield _entry_of(attrs.evolve(raw, in_place=False) if is_decompressed(text) else raw)

    def why_empty(self) -> str:
        """Why there is no game in a file without any.

        Raises:
            OSError: if the file cannot be read.
        """
        with self.path.open("rb") as stream:
            return no_game_reason(next(raw_games(plain(stream, str(self.path)), str(self.path)), None))

    def read(self, entry: GameEntry) -> ReadGame:
        """A game with its findings; those of the text before the first game come with that one.

        Raises:
            OSError: if the file cannot be read.
        """
        name, raw, block = str(self.path), entry.raw, entry.raw.block
        if raw.read is not None or block.data:
            return read_raw(raw, name)
        with self.path.open("rb") as stream:
            before = self._findings_before(stream.read(block.offset)) if entry.number == 1 else ()
            stream.seek(block.offset)
            whole = attrs.evolve(raw, block=attrs.evolve(block, data=stream.read(entry.size)))
        read = read_raw(whole, name)
        return attrs.evolve(read, findings=(*before, *read.findings))

    def _findings_before(self, data: bytes) -> tuple[Finding, ...]:
        if is_blank(data):
            return ()
        return read_game(Block(data, number=0, offset=0, line=1, column=1, last=False), str(self.path)).findings


def no_game_reason(raw: RawGame | None) -> str:
    """Why a file whose first piece is ``raw`` has no game."""
    findings = raw.read.findings if raw is not None and raw.read is not None else ()
    return findings[0].message if findings else NO_GAME


def _entry_of(raw: RawGame) -> GameEntry:
    tags = {name: presentable(value) for name, value in tags_of(raw).items()}
    return GameEntry(
        number=raw.block.number,
        first=tags.get("First", "?"),
        second=tags.get("Second", "?"),
        result=tags.get("Result", "*"),
        variant=tags.get("Variant", "?"),
        date=tags.get("Date", "????.??.??"),
        raw=attrs.evolve(raw, block=attrs.evolve(raw.block, data=b"")) if raw.in_place else raw,
        size=len(raw.block.data),
    )
