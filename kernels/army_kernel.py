"""How pieces travel on the army board, compiled: what one piece reaches, as a set of squares.

``occupied`` is the set of all occupied squares. The first occupied square on each way is reached, whoever stands there.
"""

from .army_tables_kernel import CORNERS, EASTWARD, NORTHWARD, ROADS, SOUTHWARD, WESTWARD
from .bits_kernel import ONE, ZERO, highest, lowest
from .memory_kernel import constant, inlined, word

_ALL = constant(0xFFFFFFFFFFFFFFFF)


@inlined
def ahead(ray: int, occupied: int) -> int:
    """The part of a ray of rising square numbers up to its first occupied square."""
    met = ray & occupied
    return ray & (met ^ (met - ONE))


@inlined
def back(ray: int, occupied: int) -> int:
    """The part of a ray of falling square numbers up to its first occupied square."""
    # a1 is on no railway: with it no ray is without an end.
    met = ray & occupied | ONE
    return ray & (_ALL << word(highest(met)))


@inlined
def along_rank(square: int, occupied: int) -> int:
    """What is reached along the railway on a rank."""
    return ahead(EASTWARD[square], occupied) | back(WESTWARD[square], occupied)


@inlined
def along_file(square: int, occupied: int) -> int:
    """What is reached along the railway on a file."""
    return ahead(NORTHWARD[square], occupied) | back(SOUTHWARD[square], occupied)


@inlined
def straight(square: int, occupied: int) -> int:
    """What is reached by one link or straight along the railway."""
    return ROADS[square] | along_rank(square, occupied) | along_file(square, occupied)


@inlined
def turning_once(square: int, occupied: int) -> int:
    """As ``straight``, and with at most one right-angled turn on the railway."""
    rank, file = along_rank(square, occupied), along_file(square, occupied)
    reached = ROADS[square] | rank | file
    corners = file & CORNERS & ~occupied
    while corners != ZERO:
        reached |= along_rank(lowest(corners), occupied)
        corners &= corners - ONE
    corners = rank & CORNERS & ~occupied
    while corners != ZERO:
        reached |= along_file(lowest(corners), occupied)
        corners &= corners - ONE
    return reached


@inlined
def turning_freely(square: int, occupied: int) -> int:
    """As ``straight``, and with any number of turns on the railway."""
    railway = along_rank(square, occupied) | along_file(square, occupied)
    turned = ZERO
    corners = railway & CORNERS & ~occupied
    while corners != ZERO:
        corner = lowest(corners)
        turned |= ONE << word(corner)
        railway |= along_rank(corner, occupied) | along_file(corner, occupied)
        corners = railway & CORNERS & ~occupied & ~turned
    # The origin itself may be met on the way back to it.
    return ROADS[square] | (railway & ~(ONE << word(square)))
