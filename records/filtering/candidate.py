"""A game that conditions are asked about: read, and played again, when the first of them needs it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ..formats.raw_game import RawGame, read_raw
from ..formats.record_format import RecordFormat
from ..model.record import START, Record
from ..model.replay import games_from
from ..model.start import read_start
from ..model.tree import main_line
from ..reading.game_reader import ReadGame
from ..text.blocks import game_sections

if TYPE_CHECKING:
    from ..compiled.clean_game import CleanGame
    from ..compiled.outline import Outline


def _not_known() -> None:
    """For games of which nothing is known before they are read."""


class Candidate:
    """A game of a file, which is cut out when it is needed."""

    def __init__(
        self, file: str, number: int, cut: Callable[[], RawGame], clean: Callable[[], CleanGame | None] = _not_known
    ) -> None:
        """``number`` counts the games of the file from 1; ``cut`` cuts it out.

        ``clean`` is the game if it is certain without reading it in full that there is nothing to say about it.
        """
        self.number = number
        self._file = file
        self._cut = cut
        self._find_clean = clean

    @functools.cached_property
    def _clean(self) -> CleanGame | None:
        return self._find_clean()

    @property
    def is_clean(self) -> bool:
        """Whether it is certain without reading it in full that there is nothing to say about it."""
        return self._clean is not None

    @functools.cached_property
    def raw(self) -> RawGame:
        """The game as it stands in its file."""
        return self._cut()

    @property
    def movetext(self) -> bytes | None:
        """What follows the tags of a game of JGN; ``None`` for other formats."""
        if self.raw.format is not RecordFormat.JGN:
            return None
        data = self.raw.block.data
        return data[game_sections(data)[0][2] :]

    @functools.cached_property
    def read(self) -> ReadGame:
        """The game with its findings."""
        return read_raw(self.raw, self._file)

    @functools.cached_property
    def outline(self) -> Outline:
        """The game without its comments and variations: of a clean one that is known without reading it in full."""
        from ..compiled.outline import Outline, outline_of  # most filters ask about tags alone, and start at once

        return Outline(self.read) if self._clean is None else outline_of(self._clean)

    @property
    def record(self) -> Record:
        """The record; an empty one where there is none, as of a damaged line of JSON."""
        return self.read.record or Record()

    @functools.cached_property
    def start(self) -> Game | None:
        """The game before the first move; ``None`` where the tags leave nothing to play from."""
        return read_start(self.record).game

    @functools.cached_property
    def main(self) -> tuple[int, ...]:
        """The nodes of the main line."""
        return main_line(self.record)

    def nodes(self, *, variations: bool) -> Sequence[int]:
        """The nodes that a condition looks at, each after its parent: all of them, or those of the main line."""
        return range(len(self.record.nodes)) if variations else self.main

    @functools.cached_property
    def _games(self) -> list[Game | None]:
        return [] if self.start is None else games_from(self.start, self.record)

    def game(self, node: int) -> Game | None:
        """The game after a node, or before the first move for ``START``.

        ``None`` where that is not known: after text that was not understood, say.
        """
        if node == START or self.start is None:
            return self.start
        return self._games[node]

    def positions(self, *, variations: bool) -> Iterator[Position]:
        """The positions that were reached, the start included."""
        if not variations:
            return self.outline.positions()
        games = (self.game(node) for node in range(START, len(self.record.nodes)))
        return (game.position for game in games if game is not None)

    def rules(self, *, variations: bool) -> RuleSet | None:
        """Those of ``positions``; ``None`` where there are no positions."""
        start = self.start if variations else self.outline.start()
        return None if start is None else start.rules
