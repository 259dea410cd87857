"""Proofs before and after a search: whether the game is won, or lost, by force within a few plies.

The search leaves out what looks hopeless, and so may pass over a win, or a loss, that begins with a sacrifice or a
quiet move. A proof leaves nothing out, but looks no further.
"""

from __future__ import annotations

import threading
import time
from contextlib import AbstractContextManager

import attrs

from ...core.action import Action
from ...core.game import Game, Standing
from .budget import Budget
from .prover import Prover
from .watching import watched

PLIES = 7
"""How far a proof looks."""
_SHARE, _LARGE_SHARE = 0.1, 0.2
"""The part of the positions or of the time allowed that a proof may use up; of much time it is the larger one."""
_CHECK_SHARE = 0.12
"""The part of either that the check of a move may use up."""
_RESCUE_SHARE = 0.35
"""The part of either that telling the moves that lose from the others may use up."""
_MUCH_TIME = 0.5
"""Seconds for a move."""
_MOST_NODES = 400_000
_NODES_A_SECOND = 1_500_000
"""How many positions a proof visits at least on a usual machine: counting them is exact, where a clock comes late."""


@attrs.frozen
class Proof:
    """A move that wins by force, ``None`` if none was proved, and what is left of the budget."""

    action: Action | None
    budget: Budget


def prove(prover: Prover, game: Game, budget: Budget, stop: threading.Event) -> Proof:
    """Look for a forced win with a small part of a budget."""
    if budget.depth < PLIES or _has_repeated(game):
        return Proof(None, budget)
    began, before = time.monotonic(), prover.nodes
    share = _SHARE if budget.soft < _MUCH_TIME else _LARGE_SHARE
    with _bounded(prover, budget.soft * share, stop):
        found = prover.shortest_win(game, PLIES, _nodes(budget, _SHARE, share))
    left = _less(budget, time.monotonic() - began, prover.nodes - before)
    return Proof(None if found is None else found[0], left)


def plies_to_loss(prover: Prover, game: Game, action: Action, budget: Budget, stop: threading.Event) -> int | None:
    """In how many plies the other player wins by force after ``action``; ``None`` if that is not proved."""
    after = game.play(action)
    if after.outcome is not None or stop.is_set() or _has_repeated(after):
        return None
    with _bounded(prover, budget.soft * _CHECK_SHARE, stop):
        return prover.plies_to_win(after, PLIES, _nodes(budget, _CHECK_SHARE, _CHECK_SHARE))


def losing_actions(prover: Prover, game: Game, plies: int, budget: Budget, stop: threading.Event) -> tuple[Action, ...]:
    """The actions after which the other player wins by force within ``plies`` plies, as far as there is time.

    None are named where all lose: then one is as good as another.
    """
    with _bounded(prover, budget.soft * _RESCUE_SHARE, stop):
        found = prover.losing_actions(game, plies, _nodes(budget, _RESCUE_SHARE, _RESCUE_SHARE))
    return found if len(found) < len(game.rules.legal_actions(game.position)) else ()


def _nodes(budget: Budget, of_nodes: float, of_time: float) -> int:
    """How many positions a proof may visit, by its parts of the positions and of the time allowed."""
    return int(min(_MOST_NODES, budget.nodes * of_nodes, budget.soft * of_time * _NODES_A_SECOND))


def _less(budget: Budget, seconds: float, nodes: int) -> Budget:
    """What is left of a budget."""
    return attrs.evolve(
        budget,
        nodes=max(1, budget.nodes - nodes),
        soft=max(0.0, budget.soft - seconds),
        hard=max(0.0, budget.hard - seconds),
    )


def _bounded(prover: Prover, seconds: float, stop: threading.Event) -> AbstractContextManager[None]:
    """Let a proof be ended when all is to stop, or its time is up."""
    return watched(prover.stop, time.monotonic() + seconds, stop)


def _has_repeated(game: Game) -> bool:
    """Whether a position that may still return has stood twice: a proof knows no past, and there it could be a draw.

    Positions that have stood once do no harm, since no position comes twice on the shortest way to a win.
    """
    before = None if game.previous is None or not game.position.quiet else game.previous.standing
    return _is_twice(game.standing) or _is_twice(before)


def _is_twice(standing: Standing | None) -> bool:
    while standing is not None:
        _, times, standing = standing
        if times > 1:
            return True
    return False
