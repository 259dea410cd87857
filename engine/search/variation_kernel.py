"""Principal variations: the best line found from each ply."""

from ...kernels.memory_kernel import inlined, load, store
from .memory_map import MOST_PLIES, VARIATIONS


@inlined
def clear(memory: int, ply: int) -> None:
    """Begin with no line."""
    store(memory, VARIATIONS + ply * MOST_PLIES, 0)


@inlined
def extend(memory: int, ply: int, move: int) -> None:
    """Make a move and the line after it the line of a ply."""
    row, below = VARIATIONS + ply * MOST_PLIES, VARIATIONS + (ply + 1) * MOST_PLIES
    store(memory, row, move)
    index = 0
    while index < MOST_PLIES - 2:
        following = load(memory, below + index)
        store(memory, row + index + 1, following)
        if following == 0:
            break
        index += 1
    store(memory, row + MOST_PLIES - 1, 0)
