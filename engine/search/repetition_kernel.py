"""Positions that have stood before, in the game or on the line being searched."""

from ...kernels.memory_kernel import inlined, integer, load, store
from .memory_map import KEYS, PAST


@inlined
def enter(memory: int, key: int, ply: int) -> None:
    """Note the position that stands at a ply of the line."""
    store(memory, KEYS + load(memory, PAST) + ply, integer(key))


@inlined
def is_repeated(memory: int, key: int, ply: int, quiet: int) -> bool:
    """Whether a position is as good as drawn.

    It is if it stood before on the line itself, where both sides could go round again, or twice in the game before.
    """
    past = load(memory, PAST)
    here = past + ply
    earliest = max(here - quiet, 0)
    times = 0
    for index in range(here - 4, earliest - 1, -2):
        if load(memory, KEYS + index) == integer(key):
            times += 1
            if index >= past or times == 2:
                return True
    return False
