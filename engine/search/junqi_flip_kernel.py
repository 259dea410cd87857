"""What moves are worth that the search of open games does not weigh: flips above all, and a beginner's."""

from typing import Any

from ...core.army_pieces import FLAG
from ...kernels import game_kernel as game
from ...kernels.junqi_moves_kernel import ELSEWHERE, flip_of
from ...kernels.junqi_state_kernel import in_pool
from ...kernels.memory_kernel import compiled, integer, load
from . import evaluation_kernel as evaluation
from .ends_kernel import UNKNOWN, decided_score
from .memory_map import MATE, STOP
from .search_kernel import search

_DECIDED = 4_000
"""Beyond this all scores count the same in a mean: won is won."""


@compiled
def flip_score(state: Any, rules: int, memory: int, square: int, depth: int) -> int:
    """The mean score of flipping the unknown piece on a square, each outcome searched ``depth - 1`` plies deep.

    What is returned after ``STOP`` was set means nothing.
    """
    total, pieces = 0, 0
    for side in range(2):
        for kind in range(1, FLAG + 1):
            number = in_pool(state, kind, side)
            if number == 0:
                continue
            move = flip_of(square, kind, side)
            after = game.make(state, rules, move)
            key = game.zobrist(after, rules)
            score = -search(after, rules, memory, key, depth - 1, integer(-MATE), integer(MATE), integer(1), move)
            if load(memory, STOP):
                return 0
            total += number * min(max(score, -_DECIDED), _DECIDED)
            pieces += number
    return total // max(pieces, 1)


@compiled
def elsewhere_score(state: Any, rules: int, memory: int, depth: int) -> int:
    """What the turn is worth to whoever leaves it to the other player."""
    after = game.make(state, rules, integer(ELSEWHERE))
    key = game.zobrist(after, rules)
    return -search(after, rules, memory, key, depth - 1, integer(-MATE), integer(MATE), integer(1), integer(ELSEWHERE))


@compiled
def glance(state: Any, rules: int, memory: int, move: int) -> int:
    """What the board is worth after a move to whoever makes it, whatever the answer."""
    after = game.make(state, rules, move)
    decided = decided_score(after, rules, integer(1))
    return -(evaluation.evaluate(after, rules, memory) if decided == UNKNOWN else decided)
