"""How many moves apart the squares of the army board are."""

from ...core.army_moves import FARTHEST, straight
from ...kernels.army_tables_kernel import SQUARES, core_square, kernel_square
from ...kernels.memory_kernel import signed_table

FAR = 9
"""More moves than are ever needed."""


def _distances(origin: int) -> list[int]:
    """The moves to every square on an empty board, turning no corners; ``FAR`` for those that do not exist."""
    if origin >= SQUARES:
        return [FAR] * 64
    moves = {origin: 0}
    waiting = [origin]
    for square in waiting:
        for target in map(kernel_square, FARTHEST[straight][core_square(square)]):
            if target not in moves:
                moves[target] = moves[square] + 1
                waiting.append(target)
    return [moves.get(square, FAR) for square in range(64)]


_ALL = [_distances(origin) for origin in range(64)]

DISTANCES = signed_table(moves for origin in _ALL for moves in origin)
"""Moves between two squares, at index ``origin * 64 + target``."""
