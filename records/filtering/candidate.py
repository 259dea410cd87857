"""A game that conditions are asked about: read, and played again, when the first of them needs it."""

import functools
from collections.abc import Callable, Sequence

from ...core.game import Game
from ...core.position import Position
from ..formats.raw_game import RawGame, read_raw
from ..formats.record_format import RecordFormat
from ..model.record import START, Record
from ..model.replay import games_from
from ..model.start import read_start
from ..model.tree import main_line
from ..reading.game_reader import ReadGame
from ..text.blocks import game_sections


class Candidate:
    """A game of a file, which is cut out when it is needed."""

    def __init__(self, file: str, number: int, cut: Callable[[], RawGame], is_clean: Callable[[], bool] = bool) -> None:
        """``number`` counts the games of the file from 1; ``cut`` cuts it out.

        ``is_clean`` tells whether it is certain without reading it in full that there is nothing to say about it.
        """
        self.number = number
        self.is_clean = is_clean
        self._file = file
        self._cut = cut

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

    def positions(self, *, variations: bool) -> list[Position]:
        """The positions that were reached, the start included."""
        games = (self.game(node) for node in (START, *self.nodes(variations=variations)))
        return [game.position for game in games if game is not None]
