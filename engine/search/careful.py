"""A search that is looked after by proofs: its move does not lose by force within a few plies, if there is another."""

import threading
import time
from collections.abc import Callable, Sequence

import attrs

from ...core.action import Action
from ...core.game import Game
from .budget import Budget
from .forced_win import losing_actions, plies_to_loss
from .memory_map import MATE_IN_SIGHT
from .prover import Prover

_FIRST_SHARE = 0.5
"""The part of a budget after which the move found so far is checked; early enough to find another."""
_TOO_LITTLE = 0.15
"""The part of the time with which no second search is begun without need: it would see less than the first."""
_LAST_CHECK = 0.1
"""The part of what is left that is kept for a check at the end."""

Search = Callable[[Budget, Sequence[Action]], tuple[Action, int]]
"""A search with a budget for the best action but for some, and its score."""


def careful_action(search: Search, prover: Prover, game: Game, budget: Budget, stop: threading.Event) -> Action:
    """The best action of a search in two parts, with the table of the first still warm in the second.

    If the first part's action is proved to lose, the second chooses among those of which that is not known; else a new
    one that is proved to lose gives way to the first.
    """
    began = time.monotonic()
    first, score = search(_part(budget, _FIRST_SHARE), ())
    if stop.is_set():
        return first
    lost_in = None if abs(score) > MATE_IN_SIGHT else plies_to_loss(prover, game, first, budget, stop)
    losing = () if lost_in is None else losing_actions(prover, game, lost_in, budget, stop)
    rest = _rest(budget, time.monotonic() - began)
    if lost_in is None and rest.soft < _TOO_LITTLE * budget.soft:
        return first
    last, score = search(rest, losing)
    if lost_in is not None or last == first or abs(score) > MATE_IN_SIGHT:
        return last
    return last if plies_to_loss(prover, game, last, budget, stop) is None else first


def _part(budget: Budget, share: float) -> Budget:
    nodes = max(1, round(budget.nodes * share))
    return attrs.evolve(budget, nodes=nodes, soft=budget.soft * share, hard=budget.hard * share)


def _rest(budget: Budget, seconds: float) -> Budget:
    """What is left for the second part."""
    share = 1 - _LAST_CHECK
    soft, hard = (max(0.0, whole - seconds) * share for whole in (budget.soft, budget.hard))
    return attrs.evolve(_part(budget, share - _FIRST_SHARE), soft=soft, hard=hard)
