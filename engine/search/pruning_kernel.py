"""What need not be searched, or less deep.

Sources: "Reverse Futility Pruning", "Futility Pruning", "Late Move Pruning" and "Late Move Reductions" in the chess
programming literature. All constants are centipawns and plies.
"""

import math

from ...kernels.memory_kernel import inlined, signed_table

_REDUCTIONS = signed_table(
    int(0.3 + math.log(depth) * math.log(number) / 2.1) if depth and number else 0
    for depth in range(64)
    for number in range(64)
)
"""By how much a late move is searched less deep, at index ``depth * 64 + number``."""

_MARGIN = 130
"""How much a quiet move can hardly gain, for each ply of depth."""
ROOM = 8
"""With fewer moves, having to move may be what loses: then a null move proves nothing."""
_BEYOND_DOUBT_DEPTH = 5
_FUTILE_DEPTH = 3
_REDUCED_FROM_DEPTH = 3


@inlined
def is_beyond_doubt(depth: int, standing: int, beta: int) -> bool:
    """Whether a position is so good that so shallow a search cannot change it."""
    return depth <= _BEYOND_DOUBT_DEPTH and standing - _MARGIN * depth >= beta


@inlined
def is_futile(depth: int, tried: int, standing: int, alpha: int) -> bool:
    """Whether a quiet move comes too late, or in too bad a position, to be worth so shallow a search."""
    return depth <= _FUTILE_DEPTH and (tried > 6 + 4 * depth or standing + _MARGIN * depth + 60 <= alpha)


@inlined
def skip_depth(depth: int) -> int:
    """How deep the position after a null move is searched."""
    return depth - 3 - depth // 4


@inlined
def reduction(depth: int, tried: int, is_principal: bool, is_good: bool) -> int:
    """By how much less deep a move is searched at first."""
    if depth < _REDUCED_FROM_DEPTH or tried <= 2 or is_good:
        return 0
    return max(_REDUCTIONS[min(depth, 63) * 64 + min(tried, 63)] - is_principal, 0)
