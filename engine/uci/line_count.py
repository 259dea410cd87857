"""Perft that can be stopped: the legal lines of so many plies, first move by first move."""

import math
from collections.abc import Callable, Iterator

import attrs

from ...core.action import Action
from ...core.perft import divide, perft, position_after
from ...core.position import Position
from ...core.rules import RuleSet
from .work import StopSignal


def _nothing() -> None:
    pass


@attrs.frozen
class Counter:
    """A way of counting: ``count`` gives the number of legal lines of so many plies from a position.

    ``interrupt``, called from another thread, ends a count at once, what it gives then meaning nothing; one that
    cannot be interrupted counts ``at_once`` lines, about a tenth of a second's, between two looks whether to stop.
    """

    count: Callable[[RuleSet, Position, int], int]
    at_once: int
    interrupt: Callable[[], None] = _nothing


ON_CORE = Counter(perft, at_once=30_000)


class CountStoppedError(Exception):
    """A count was stopped."""


def count_lines(
    rules: RuleSet, position: Position, depth: int, counter: Counter, stop: StopSignal
) -> Iterator[tuple[Action, int]]:
    """Yield each first move with the number of lines that begin with it; ``depth`` is at least 1.

    Raises:
        CountStoppedError: soon after ``stop`` is set.
        PerftDepthError: where the position does not say what a line would go on from.
    """
    if depth == 1:
        yield from divide(rules, position, depth)
        return
    stop.on_set(counter.interrupt)
    actions = rules.legal_actions(position)
    plies_at_once = int(math.log(counter.at_once) / math.log(max(2, len(actions))))
    job = _Job(rules, counter.count, max(1, plies_at_once), stop)
    for action in actions:
        lines = job.lines(position_after(rules, position, action), depth - 1)
        if stop.is_set():
            raise CountStoppedError
        yield action, lines


@attrs.frozen
class _Job:
    rules: RuleSet
    count: Callable[[RuleSet, Position, int], int]
    plies_at_once: int
    stop: StopSignal

    def lines(self, position: Position, depth: int) -> int:
        """The number of lines, counted in parts that are small enough."""
        if self.stop.is_set():
            raise CountStoppedError
        if depth <= self.plies_at_once:
            return self.count(self.rules, position, depth)
        actions = self.rules.legal_actions(position)
        return sum(self.lines(position_after(self.rules, position, action), depth - 1) for action in actions)
