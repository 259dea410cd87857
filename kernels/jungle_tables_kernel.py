"""Tables of the Jungle board, worked out from core's geometry. Squares are numbered as in core, 0 to 62."""

from typing import Any

from ..core.board import LinkKind, Zone
from ..core.jungle_board import DENS, FILES, JUNGLE_BOARD, RANKS
from ..core.seat import Seat, Side
from .memory_kernel import constant, table

_ZONES = JUNGLE_BOARD.zones
_SQUARES = range(JUNGLE_BOARD.size)


def _bits(squares: Any) -> int:
    return sum(1 << square for square in squares)


WATER = constant(_bits(JUNGLE_BOARD.zone_squares(Zone.WATER)))
ALL_TRAPS = constant(_bits(JUNGLE_BOARD.zone_squares(Zone.TRAP)))


def _steps(side: Side, square: int) -> int:
    """The squares a step away, but for the own den."""
    return _bits(s for s in JUNGLE_BOARD.neighbours(square, LinkKind.BORDER) if s != DENS[side])


def _land_steps(side: Side, square: int) -> int:
    return 0 if _ZONES[square] is Zone.WATER else _steps(side, square) & ~int(WATER)


def _jump(square: int, df: int, dr: int) -> tuple[int, int]:
    """The landing and the water crossed, as sets; both empty where no jump goes this way."""
    file, rank = JUNGLE_BOARD.point(square)
    water: list[int] = []
    while True:
        file, rank = file + df, rank + dr
        if not (0 <= file < FILES and 0 <= rank < RANKS):
            return 0, 0
        here = rank * FILES + file
        if _ZONES[here] is not Zone.WATER:
            return (1 << here, _bits(water)) if water else (0, 0)
        water.append(here)


_ACROSS = ((1, 0), (-1, 0))
_ALONG = ((0, 1), (0, -1))
_JUMPS = [
    [_jump(s, *way) if s in _SQUARES and _ZONES[s] is not Zone.WATER else (0, 0) for way in (*_ACROSS, *_ALONG)]
    for s in range(64)
]

RAT_STEPS = table(_steps(side, s) if s in _SQUARES else 0 for side in Side for s in range(64))
"""Where a Rat may step, at index ``side * 64 + square``; nowhere from 63, the square of captured pieces."""

LAND_STEPS = table(_land_steps(side, s) if s in _SQUARES else 0 for side in Side for s in range(64))
"""Where all other animals may step, indexed alike."""

LANDINGS = table(landing for ways in _JUMPS for landing, _ in ways)
"""Where a jump lands, at index ``square * 4 + way``: two ways across, two along; 0 where there is none."""

CROSSED = table(water for ways in _JUMPS for _, water in ways)
"""The water that a jump crosses, indexed alike."""

ALL_LANDINGS = table(ways[0][0] | ways[1][0] | ways[2][0] | ways[3][0] for ways in _JUMPS)
"""Where jumps land with no Rat in the way, by square."""

LANDINGS_ACROSS = table(ways[0][0] | ways[1][0] for ways in _JUMPS)
"""The same for jumps across alone."""

TRAPS_OF_ENEMY_KINDS = table(
    _bits(s for s in JUNGLE_BOARD.zone_squares(Zone.TRAP) if everyone or JUNGLE_BOARD.seats[s] is Seat(side))
    for everyone in (False, True)
    for side in Side
)
"""The traps in which a side's enemies are helpless, at index ``everyone * 2 + side``."""

DEN_SQUARES = table(DENS)
"""The den of a side."""
