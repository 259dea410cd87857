"""Alpha-beta on core's positions: slow, but it needs nothing compiled."""

import itertools
import threading
import time
from collections.abc import Callable, Iterator
from random import Random

import attrs

from ...core.action import Action
from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ..uci.info import Info
from ..uci.score import Score
from .core_evaluation import Evaluation

MATE = 1_000_000
"""The value of a win on the board; a ply that it is away takes one off."""
_LONGEST_LINE = 1_000
_LOOK_AT_CLOCK = 31
"""Nodes, one less than a power of two, between two looks at the clock."""
_CAPTURE_PLIES = 6
"""How many captures in a row are followed beyond the depth."""
_MOST_REMEMBERED = 200_000


class SearchStoppedError(Exception):
    """The search has to answer with what it has."""


@attrs.frozen
class Bounds:
    """What ends a search: a depth in plies, a number of nodes, and a time on the monotonic clock."""

    depth: int
    nodes: float
    deadline: float


@attrs.frozen
class Line:
    """A line of play and its value to the player who begins it."""

    value: int
    actions: tuple[Action, ...]


def score_of(value: int) -> Score:
    """A value as a score; wins and losses in moves of the winner.

    >>> score_of(MATE - 3), score_of(25).centipawns
    (Score(centipawns=None, mate=2), 25)
    """
    if abs(value) < MATE - _LONGEST_LINE:
        return Score.of_centipawns(value)
    moves = (MATE - abs(value) + 1) // 2
    return Score.of_mate(moves if value > 0 else -moves)


class CoreSearch:
    """One search from one position."""

    def __init__(self, game: Game, evaluation: Evaluation, bounds: Bounds, stop: threading.Event) -> None:
        self._rules: RuleSet = game.rules
        self._root = game.position
        self._evaluate = evaluation
        self._bounds = bounds
        self._stop = stop
        self._may_stop = False
        self._nodes = 0
        self._deepest = 0
        self._began = time.monotonic()
        self._stood = _stood(game)
        self._best: dict[tuple[bytes, int], Action] = {}

    def run(self, actions: list[Action], lines: int, report: Callable[[Info], None], random: Random) -> Line:
        """The best line that begins with one of some actions, found by searching deeper and deeper.

        At least depth 1 is searched, whatever the bounds. ``lines`` best lines are reported at each depth.
        """
        actions = random.sample(actions, len(actions))  # of equals, not always the same
        best = Line(0, (actions[0],))
        for depth in range(1, self._bounds.depth + 1):
            try:
                found = list(itertools.islice(self._best_lines(actions, depth), lines))
            except SearchStoppedError:
                break
            best = found[0]
            self._may_stop = True
            for number, line in enumerate(found, 1):
                report(self._info(depth, number, line))
            if abs(best.value) >= MATE - depth:
                break
            actions.sort(key=lambda action: action != best.actions[0])
        return best

    def _best_lines(self, actions: list[Action], depth: int) -> Iterator[Line]:
        """The best line, the best of those that begin otherwise, and so on."""
        left = list(actions)
        while left:
            line = self._best_line(left, depth)
            yield line
            left.remove(line.actions[0])

    def _best_line(self, actions: list[Action], depth: int) -> Line:
        best = Line(-MATE - 1, ())
        for action in actions:
            after = self._rules.apply(self._root, action)
            line = self._search(after, depth - 1, 1, -MATE, -best.value)
            if -line.value > best.value:
                best = Line(-line.value, (action, *line.actions))
        return best

    def _search(self, position: Position, depth: int, ply: int, alpha: int, beta: int) -> Line:
        """The value of a position to its player to move, exact between ``alpha`` and ``beta``."""
        self._count(ply)
        decision = self._rules.decision(position)
        if decision is not None:
            return Line(
                0 if decision.winner is None else (MATE - ply) * (1 if decision.winner is position.turn else -1), ()
            )
        if depth <= 0:
            return Line(self._settle(position, ply, alpha, beta, _CAPTURE_PLIES), ())
        return self._search_actions(position, depth, ply, alpha, beta)
