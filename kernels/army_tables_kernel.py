"""Tables of the army board, worked out from core's links.

The kernel's squares are the 60 that can be occupied, 0 to 59: core's number up to rank 6, from rank 8 on 5 less. So
files differ by 1 and ranks by 5 everywhere, across the front too.
"""

from collections.abc import Iterable

from ..core.army_board import ARMY_BOARD, FILES
from ..core.army_moves import CAMPS as CORE_CAMPS
from ..core.army_moves import HEADQUARTERS as CORE_HEADQUARTERS
from ..core.board import LinkKind, Square
from .memory_kernel import constant, table

SQUARES = 60
_FRONT = 6
"""The row of core, from 0, that cannot be occupied."""

EAST, NORTH_WEST, NORTH, NORTH_EAST = 1, FILES - 1, FILES, FILES + 1
"""What a link of each direction adds to a square; links of the other four subtract as much."""


def kernel_square(square: Square) -> int:
    """The kernel's number of a square of core that can be occupied."""
    return square if square < _FRONT * FILES else square - FILES


def core_square(square: int) -> Square:
    """Core's number of a square of the kernel."""
    return square if square < _FRONT * FILES else square + FILES


def bits(squares: Iterable[int]) -> int:
    """A set of the kernel's squares."""
    return sum(1 << square for square in squares)


def _linked(square: int, kind: LinkKind) -> tuple[int, ...]:
    """The squares one link of a kind away; none from 60 to 63, which only fill up tables."""
    if square >= SQUARES:
        return ()
    return tuple(kernel_square(s) for s in ARMY_BOARD.neighbours(core_square(square), kind))


def _links(kind: LinkKind, step: int) -> int:
    """The squares that a link of a kind leaves by ``step``."""
    return bits(square for square in range(SQUARES) if square + step in _linked(square, kind))


def _ray(square: int, step: int) -> int:
    """The railway squares ahead in one direction."""
    ray = []
    while square + step in _linked(square, LinkKind.RAILWAY):
        square += step
        ray.append(square)
    return bits(ray)


def _rays(step: int) -> list[int]:
    return [_ray(square, step) for square in range(64)]


ALL_SQUARES = constant((1 << SQUARES) - 1)
CAMPS = constant(bits(map(kernel_square, CORE_CAMPS)))
HEADQUARTERS = constant(bits(map(kernel_square, CORE_HEADQUARTERS)))

ROADS = table(bits(_linked(square, LinkKind.ROAD)) for square in range(64))
"""The squares one road link away, by square."""

LINKS = table(bits(_linked(square, LinkKind.ROAD) + _linked(square, LinkKind.RAILWAY)) for square in range(64))
"""The squares one link of either kind away, by square."""

EASTWARD, WESTWARD = table(_rays(EAST)), table(_rays(-EAST))
NORTHWARD, SOUTHWARD = table(_rays(NORTH)), table(_rays(-NORTH))
"""The railway squares straight ahead in each direction, by square."""

CORNERS = constant(
    bits(s for s in range(SQUARES) if (EASTWARD[s] or WESTWARD[s]) and (NORTHWARD[s] or SOUTHWARD[s])),
)
"""The squares where two railway lines meet."""

DIRECTIONS = (EAST, NORTH_WEST, NORTH, NORTH_EAST, -EAST, -NORTH_WEST, -NORTH, -NORTH_EAST)
"""By the number of a direction: what a link adds to a square. The first four add, the last four subtract."""

ROAD_EAST, ROAD_NORTH_WEST, ROAD_NORTH, ROAD_NORTH_EAST, ROAD_WEST, ROAD_SOUTH_EAST, ROAD_SOUTH, ROAD_SOUTH_WEST = (
    constant(_links(LinkKind.ROAD, step)) for step in DIRECTIONS
)
"""The squares that a road link leaves in each direction."""

RAIL_EAST, RAIL_NORTH, RAIL_WEST, RAIL_SOUTH = (
    constant(_links(LinkKind.RAILWAY, step)) for step in (EAST, NORTH, -EAST, -NORTH)
)
"""The squares that a railway link leaves in each direction."""


def _behind(square: int, step: int) -> int:
    """From where one comes to a square by ``step``: straight along the railway, or by the one road link."""
    by_road = bits({square - step} & set(_linked(square, LinkKind.ROAD)))
    return by_road | _ray(square, -step)


BEHIND = table(_behind(square, step) for step in DIRECTIONS for square in range(64))
"""The squares from which a direction leads to a square, at index ``direction * 64 + square``."""
