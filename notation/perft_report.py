"""Perft for people: the count, on request move by move, with progress on a terminal."""

import sys
from collections.abc import Iterator

from ..core.action import Action
from ..core.perft import Count, perft
from ..core.perft import divide as divided
from ..core.position import Position
from ..core.rules import RuleSet
from .move_writer import format_action
from .style import MoveStyle

_QUICK_DEPTH = 3
"""Down to this depth nobody waits."""


def perft_report(
    rules: RuleSet, position: Position, depth: int, *, divide: bool = False, count: Count = perft
) -> list[str]:
    """The count as its last line, before it with ``divide`` each first move with its own, sorted.

    ``count`` may be a quicker way to count than core's.

    Raises:
        PerftDepthError: where the position does not say what a line would go on from.
    """
    if depth == 0:
        return ["1"]
    counts = {
        format_action(rules, position, action, MoveStyle.COORDINATE): lines
        for action, lines in _counted(rules, position, depth, count)
    }
    lines = [f"{move}: {count}" for move, count in sorted(counts.items())] if divide else []
    return [*lines, str(sum(counts.values()))]


def _counted(rules: RuleSet, position: Position, depth: int, count: Count) -> Iterator[tuple[Action, int]]:
    """Each first action with its count, with a progress bar where someone may be waiting."""
    counts = divided(rules, position, depth, count)
    if depth <= _QUICK_DEPTH or not sys.stderr.isatty():
        return counts
    from rich.console import Console
    from rich.progress import track

    total = len(rules.legal_actions(position))
    return iter(track(counts, f"perft {depth}", total, console=Console(stderr=True), transient=True))
