"""What a position is worth where no search is needed: games that are over, or as good as drawn."""

from typing import Any

from ...kernels import game_kernel as game
from ...kernels.game_kernel import DRAWN, GOES_ON, LOST, QUIET_LIMIT
from ...kernels.memory_kernel import inlined, load, store
from .memory_map import MATE, NODE_LIMIT, NODES, SELDEPTH, STOP
from .repetition_kernel import is_repeated

UNKNOWN = 2 * MATE
"""A position whose worth must be searched for."""


@inlined
def visit(memory: int, ply: int) -> bool:
    """Count a position; whether the search is to end."""
    nodes = load(memory, NODES) + 1
    store(memory, NODES, nodes)
    if nodes >= load(memory, NODE_LIMIT):
        store(memory, STOP, 1)
    if ply > load(memory, SELDEPTH):
        store(memory, SELDEPTH, ply)
    return load(memory, STOP) != 0


@inlined
def decided_score(state: Any, rules: int, ply: int) -> int:
    """The score of a game that the last ply ended by itself, or UNKNOWN."""
    decided = game.decision(state, rules)
    if decided == GOES_ON:
        return UNKNOWN
    if decided == DRAWN:
        return 0
    return ply - MATE if decided == LOST else MATE - ply


@inlined
def quiet_score(state: Any, rules: int, ply: int, quiet: int) -> int:
    """The score where quiet plies end the game, or UNKNOWN; who cannot move has lost before that."""
    if quiet < QUIET_LIMIT:
        return UNKNOWN
    return 0 if game.count(state, rules) else ply - MATE


@inlined
def drawn_score(state: Any, rules: int, memory: int, key: int, ply: int, quiet: int) -> int:
    """The score where quiet plies or repetition end the game, or UNKNOWN."""
    score = quiet_score(state, rules, ply, quiet)
    if score != UNKNOWN:
        return score
    return 0 if is_repeated(memory, key, ply, quiet) else UNKNOWN
