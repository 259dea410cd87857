"""Alpha-beta on core's positions: slow, but it needs nothing compiled."""

import itertools
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import attrs

from ...core.action import Action, Step
from ...core.game import Game
from ...core.ply import BattleResult
from ...core.position import Position
from ...core.rules import RuleSet
from ..uci.info import Info
from ..uci.score import Score
from ..uci.spoken import action_text
from .budget import Budget
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

    def __init__(self, game: Game, evaluation: Evaluation, budget: Budget, stop: threading.Event) -> None:
        self._rules: RuleSet = game.rules
        self._root = game.position
        self._evaluate = evaluation
        self._budget = budget
        self._stop = stop
        self._may_stop = False
        self._nodes = 0
        self._deepest = 0
        self._began = time.monotonic()
        self._stood = _stood(game)
        self._best: dict[tuple[bytes, int], Action] = {}

    def run(self, actions: list[Action], lines: int, report: Callable[[Info], None], random: Random) -> Line:
        """The best line that begins with one of some actions, found by searching deeper and deeper.

        At least depth 1 is searched, whatever the budget. ``lines`` best lines are reported at each depth.
        """
        actions = random.sample(actions, len(actions))  # of equals, not always the same
        best = Line(0, (actions[0],))
        for depth in range(1, self._budget.depth + 1):
            try:
                found = list(itertools.islice(self._best_lines(actions, depth), lines))
            except SearchStoppedError:
                break
            best = found[0]
            self._may_stop = True
            for number, line in enumerate(found, 1):
                report(self._info(depth, number, line))
            if abs(best.value) >= MATE - depth or self._seconds() >= self._budget.soft:
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
        """The value of a position to its player to move, right between ``alpha`` and ``beta``."""
        self._count(ply)
        ended = self._ended(position, ply)
        if ended is not None:
            return Line(ended, ())
        if depth <= 0:
            return Line(self._settled(position, ply, alpha, beta, _CAPTURE_PLIES), ())
        actions = self._ordered(position)
        if not actions:
            return Line(ply - MATE, ())
        key = position.board, position.turn
        self._stood[key] += 1
        try:
            best = self._best_reply(position, actions, depth, ply, alpha, beta)
        finally:
            self._stood[key] -= 1
        self._remember(key, best)
        return best

    def _best_reply(
        self, position: Position, actions: list[Action], depth: int, ply: int, alpha: int, beta: int
    ) -> Line:
        best = Line(-MATE, ())
        for action in actions:
            after = self._rules.apply(position, action)
            line = self._search(after, depth - 1, ply + 1, -beta, -max(alpha, best.value))
            if -line.value > best.value:
                best = Line(-line.value, (action, *line.actions))
                if best.value >= beta:
                    break
        return best

    def _settled(self, position: Position, ply: int, alpha: int, beta: int, left: int) -> int:
        """The value once no capture betters it any more: a player need not take."""
        best = self._evaluate(position)
        if best >= beta or not left:
            return best
        for action in self._captures(position):
            after = self._rules.apply(position, action)
            self._count(ply + 1)
            ended = self._ended(after, ply + 1)
            value = self._settled(after, ply + 1, -beta, -max(alpha, best), left - 1) if ended is None else ended
            best = max(best, -value)
            if best >= beta:
                break
        return best

    def _ended(self, position: Position, ply: int) -> int | None:
        """The value of a position in which the game is over, or that stood before; ``None`` for any other."""
        rules = self._rules
        decision = rules.decision(position)
        if decision is not None and decision.winner is not None:
            return MATE - ply if decision.winner is position.turn else ply - MATE
        stood = rules.repetition.draw_at is not None and self._stood[position.board, position.turn]
        if decision is None and (stood or position.quiet >= rules.quiet_plies):
            return 0 if rules.has_action(position) else ply - MATE
        return None if decision is None else 0

    def _ordered(self, position: Position) -> list[Action]:
        """The legal actions, those first that are likely to be good: the best one so far, then captures."""
        best, board = self._best.get((position.board, position.turn)), position.board

        def promise(action: Action) -> int:
            if action == best:
                return -2
            return -1 if isinstance(action, Step) and board[action.target] else 0

        return sorted(self._rules.actions(position), key=promise)

    def _captures(self, position: Position) -> Iterator[Action]:
        """The attacks that do not cost the attacker alone."""
        board = position.board
        for action in self._rules.actions(position):
            if isinstance(action, Step) and board[action.target]:
                battle = self._rules.answer(position, action).battle
                if battle is not None and battle.result is not BattleResult.ATTACKER_FALLS:
                    yield action

    def _remember(self, key: tuple[bytes, int], best: Line) -> None:
        if best.actions:
            if len(self._best) >= _MOST_REMEMBERED:
                self._best.clear()
            self._best[key] = best.actions[0]

    def _count(self, ply: int) -> None:
        """Count a node.

        Raises:
            SearchStoppedError: if there may be no more, once depth 1 has been searched.
        """
        self._nodes += 1
        self._deepest = max(self._deepest, ply)
        if self._may_stop and (
            self._nodes >= self._budget.nodes
            or (not self._nodes & _LOOK_AT_CLOCK and (self._stop.is_set() or self._seconds() >= self._budget.hard))
        ):
            raise SearchStoppedError

    def _seconds(self) -> float:
        """How long the search has lasted."""
        return time.monotonic() - self._began

    def _info(self, depth: int, number: int, line: Line) -> Info:
        seconds = self._seconds()
        return Info(
            depth=depth,
            seldepth=self._deepest,
            multipv=number,
            score=score_of(line.value),
            nodes=self._nodes,
            nps=round(self._nodes / max(seconds, 0.001)),
            time=round(seconds * 1000),
            pv=tuple(action_text(self._rules, action) for action in line.actions),
        )


def _stood(game: Game) -> Counter[tuple[bytes, int]]:
    """How often positions stood before, back to the last ply that cannot be taken back."""
    stood: Counter[tuple[bytes, int]] = Counter()
    for earlier in itertools.islice(game.backwards(), game.position.quiet + 1):
        stood[earlier.position.board, earlier.position.turn] += 1
    return stood
