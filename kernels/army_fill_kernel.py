"""How all pieces that travel straight move at once: a set of targets for each direction.

In one direction a square is reached by one piece alone, the nearest behind it: so the sets' sizes add up to the number
of moves, and ``BEHIND`` tells the origin of each. Method: occluded fills, after the parallel prefix of P. Kogge and H.
Stone, "A Parallel Algorithm for the Efficient Solution of a General Class of Recurrence Equations", 1973.
"""

from .army_tables_kernel import (
    RAIL_EAST,
    RAIL_NORTH,
    RAIL_SOUTH,
    RAIL_WEST,
    ROAD_EAST,
    ROAD_NORTH,
    ROAD_NORTH_EAST,
    ROAD_NORTH_WEST,
    ROAD_SOUTH,
    ROAD_SOUTH_EAST,
    ROAD_SOUTH_WEST,
    ROAD_WEST,
)
from .memory_kernel import constant, inlined

_1, _2, _4, _5, _6, _10, _20, _40 = (constant(number) for number in (1, 2, 4, 5, 6, 10, 20, 40))
_ENTERED_EAST, _ENTERED_WEST = constant(int(RAIL_EAST) << 1), constant(int(RAIL_WEST) >> 1)
_ENTERED_NORTH, _ENTERED_SOUTH = constant(int(RAIL_NORTH) << 5), constant(int(RAIL_SOUTH) >> 5)


@inlined
def fill(movers: int, empty: int) -> tuple[int, int, int, int, int, int, int, int]:
    """The squares reached, by number of direction: by one link, or along the railway up to the first not empty."""
    return (
        _east(movers, empty),
        (movers & ROAD_NORTH_WEST) << _4,
        _north(movers, empty),
        (movers & ROAD_NORTH_EAST) << _6,
        _west(movers, empty),
        (movers & ROAD_SOUTH_EAST) >> _4,
        _south(movers, empty),
        (movers & ROAD_SOUTH_WEST) >> _6,
    )


@inlined
def _east(movers: int, empty: int) -> int:
    free = empty & _ENTERED_EAST
    filled = movers | (free & (movers << _1))
    free &= free << _1
    filled |= free & (filled << _2)
    return ((filled & RAIL_EAST) | (movers & ROAD_EAST)) << _1


@inlined
def _west(movers: int, empty: int) -> int:
    free = empty & _ENTERED_WEST
    filled = movers | (free & (movers >> _1))
    free &= free >> _1
    filled |= free & (filled >> _2)
    return ((filled & RAIL_WEST) | (movers & ROAD_WEST)) >> _1


@inlined
def _north(movers: int, empty: int) -> int:
    free = empty & _ENTERED_NORTH
    filled = movers | (free & (movers << _5))
    free &= free << _5
    filled |= free & (filled << _10)
    free &= free << _10
    filled |= free & (filled << _20)
    free &= free << _20
    filled |= free & (filled << _40)
    return ((filled & RAIL_NORTH) | (movers & ROAD_NORTH)) << _5


@inlined
def _south(movers: int, empty: int) -> int:
    free = empty & _ENTERED_SOUTH
    filled = movers | (free & (movers >> _5))
    free &= free >> _5
    filled |= free & (filled >> _10)
    free &= free >> _10
    filled |= free & (filled >> _20)
    free &= free >> _20
    filled |= free & (filled >> _40)
    return ((filled & RAIL_SOUTH) | (movers & ROAD_SOUTH)) >> _5
