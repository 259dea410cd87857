"""Boards that play cannot lead to, such as one with two Elephants of a colour: core plays them, kernels cannot."""

from ...core.action import Action
from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ..uci.assignment import Assignment
from ..uci.score import Score
from ..uci.thinking import Thinker
from .core_thinker import CoreThinker


class RawBoards:
    """Hands games from raw boards to core, and all others to another thinker."""

    def __init__(self, rules: RuleSet, others: Thinker) -> None:
        self._rules = rules
        self._others = others

    def think(self, assignment: Assignment) -> Action:
        """See the protocol ``Thinker``."""
        return self._thinker(assignment.game).think(assignment)

    def evaluate(self, game: Game) -> Score:
        """See the protocol ``Thinker``."""
        return self._thinker(game).evaluate(game)

    def _thinker(self, game: Game) -> Thinker:
        """Whoever can play a game; what follows from a board that play can lead to needs no look."""
        return CoreThinker(self._rules) if _is_raw(self._rules, game.start) else self._others


def _is_raw(rules: RuleSet, position: Position) -> bool:
    """Whether play cannot lead to a position; while players deploy, what they may not know is missing from it."""
    return not position.status.deploying and bool(rules.faults(position))
