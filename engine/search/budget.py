"""How long a search may take: from the limits given, and the level of play."""

import math

import attrs

from ...core.game import Game
from ..uci.assignment import Assignment
from ..uci.limits import Limits
from .levels import sight_of

_MOVES_TO_GO = 30
"""How many more moves a game without time controls is taken to last."""
_MARGIN = 0.01
"""Seconds kept for sending the answer."""
_STRETCH = 3.0
"""By how much a search may exceed its share of the clock to finish what it has begun."""
_LARGEST_SHARE = 0.4
"""Of what is left on the clock, no move takes more."""
_DEEPEST = 100
_MOST_NODES = 1 << 60


@attrs.frozen
class Budget:
    """What a search may use up; the first ply is searched whatever the nodes are.

    ``soft`` and ``hard`` are seconds: no iteration is begun after the first, and none goes on after the second.
    ``exchanges`` says whether captures are followed beyond the depth.
    """

    depth: int
    nodes: int
    soft: float
    hard: float
    exchanges: bool = True


def budget_of(assignment: Assignment) -> Budget:
    """The strictest of everything asked for."""
    limits, sight = assignment.limits, sight_of(assignment.settings.level)
    soft, hard = (sight.share * seconds for seconds in _seconds(assignment.game, limits))
    given = None if limits.nodes is None else round(limits.nodes * sight.share)
    return Budget(
        depth=min(d for d in (limits.depth, sight.depth, _DEEPEST) if d is not None),
        nodes=min(n for n in (given, sight.nodes, _MOST_NODES) if n is not None),
        soft=soft,
        hard=hard,
        exchanges=sight.exchanges,
    )


def _seconds(game: Game, limits: Limits) -> tuple[float, float]:
    if limits.infinite:
        return math.inf, math.inf
    if limits.movetime is not None:
        given = max(limits.movetime - _MARGIN, limits.movetime / 2)
        return given, given
    left = limits.clock(game.rules, game.position.turn)
    if left is None:
        return math.inf, math.inf
    return _share(max(left - _MARGIN, left / 2), limits, limits.increment(game.rules, game.position.turn))


def _share(left: float, limits: Limits, increment: float) -> tuple[float, float]:
    """The share of the time left on the clock that one move gets."""
    fair = left / (limits.moves_to_go or _MOVES_TO_GO) + 0.7 * increment
    most = left * _LARGEST_SHARE
    return min(fair * 0.6, most), min(fair * _STRETCH, most)
