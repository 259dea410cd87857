"""A player for positions with unknown pieces: the best expectation one turn and the answer to it ahead."""

import threading
from collections import Counter
from random import Random

from ...core.action import Action, Flip, Step
from ...core.piece import EMPTY
from ...core.position import Position
from ...core.rules import RuleSet
from .core_evaluation import Evaluation
from .core_search import MATE


class Chooser:
    """Weighs the actions of one position, what a flip turns up being any of the pieces still face down."""

    def __init__(self, rules: RuleSet, evaluation: Evaluation, position: Position) -> None:
        self._rules = rules
        self._evaluate = evaluation
        self._position = position
        self._pool = Counter(position.status.pool)
        self.nodes = 0

    def best(self, actions: list[Action], stop: threading.Event, random: Random) -> tuple[Action, int]:
        """The action of the best expectation, and that in centipawns; at least one action is weighed."""
        best, value = actions[0], -2.0 * MATE
        for action in random.sample(actions, len(actions)):  # of equals, not always the same
            expected = self._expectation(action)
            if expected > value:
                best, value = action, expected
            if stop.is_set():
                break
        return best, round(value)

    def _expectation(self, action: Action) -> float:
        if not isinstance(action, Flip):
            return -self._answered(self._rules.apply(self._position, action))
        outcomes = (
            (count, self._rules.apply(self._position, action, revealed)) for revealed, count in self._pool.items()
        )
        return -sum(count * self._answered(after) for count, after in outcomes) / self._pool.total()

    def _answered(self, position: Position) -> int:
        """The value to the player to move, who may take what can be seen."""
        self.nodes += 1
        decision = self._rules.decision(position)
        if decision is not None:
            return 0 if decision.winner is None else MATE if decision.winner is position.turn else -MATE
        taken = (
            -self._evaluate(self._rules.apply(position, action))
            for action in self._rules.actions(position)
            if isinstance(action, Step) and position.board[action.target] != EMPTY
        )
        return max(self._evaluate(position), *taken, -MATE)
