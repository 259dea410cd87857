"""A record with what both players saw at each of its nodes."""

from __future__ import annotations

import attrs

from ...core.game import Game
from ...core.piece import Code
from ...core.position import Position
from ..model.record import START, Record
from ..pictures.frames import seen_position
from ..replaying.replayed import Replayed


@attrs.frozen(eq=False)
class Views:
    """Positions as they are shown: parallel to the nodes, and that of the start.

    A position is ``None`` where text was not understood, and everywhere where the record leaves nothing to play from.
    """

    replayed: Replayed
    start: Position | None
    positions: tuple[Position | None, ...]

    @classmethod
    def of(cls, record: Record, *, revealed: bool) -> Views:
        """Replay a record as far as it can be read; ``revealed`` shows what lies face down where the record says so."""
        replayed = Replayed.of(record)
        start = _seen(record, replayed.start, revealed)
        return cls(replayed, start, tuple(_seen(record, game, revealed) for game in replayed.games))

    def position(self, node: int) -> Position | None:
        """What is seen at a node, or at ``START``."""
        return self.start if node == START else self.positions[node]

    def game(self, node: int) -> Game | None:
        """The game at a node, or at ``START``; ``None`` where there is no position."""
        return self.replayed.start if node == START else self.replayed.games[node]

    def codes(self) -> set[Code]:
        """The codes of all pieces that stand on the board at some place, or fall in a battle."""
        positions = (self.start, *self.positions)
        standing = {code for position in positions if position is not None for code in set(position.board) if code}
        battles = (node.ply.battle for node in self.replayed.record.nodes if node.ply is not None)
        return standing | {code for battle in battles if battle is not None for code in battle.fallen}


def _seen(record: Record, game: Game | None, revealed: bool) -> Position | None:
    if game is None:
        return None
    return game.position if revealed else seen_position(record, game)
