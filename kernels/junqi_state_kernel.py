"""A position of Junqi as words: planes of squares, the pieces that are unknown, and one word for all the rest.

Squares are those of ``army_tables_kernel``, kinds and flag states are core's. What is face down may be known, as in a
dealt truth, or unknown, as in what the players see: an unknown piece is on the plane ``down`` alone, and counted in
``pool``.
"""

from typing import NamedTuple

from ..core.army_pieces import ENGINEER, FLAG, GRENADE, MINE
from .bits_kernel import ONE, ZERO, highest
from .memory_kernel import constant, inlined, integer, word

CARRIES = 1
"""The flag state of a carrier; 2 and 3 are those of a unit on White's and on Red's Flag."""
ON_FLAG = 2
"""What a unit on a Flag adds to the side of that Flag."""

TURN_BIT, FIRST_SIDE_BIT, KNOWN_BIT = constant(1), constant(2), constant(4)
ROW_BITS, ROWS_AT, QUIET_AT = 16, 3, 35
MOST_IN_ROW = 15
"""Greater numbers of moves to and fro mean the same."""
POOL_BITS = 24
"""Bits of ``pool`` for one side: two for each kind, the Marshal's lowest."""

_THREE = constant(3)
_ROW = constant((1 << ROW_BITS) - 1)
_POOL_OF_UNITS = constant((1 << 2 * ENGINEER) - 1)
_POOL_OF_FIGHTERS = constant((1 << 2 * GRENADE) - 1)


class JunqiState(NamedTuple):
    """A position of Junqi.

    ``white`` and ``red`` hold the squares of each side's known pieces, Flags that lie alone included; ``kind1`` to
    ``kind8`` the bits of their kinds; ``down`` what is face down; ``flag1`` and ``flag2`` the bits of their flag
    states. ``status``, from the lowest bit: the player to move, the first player's side, whether that is known, the
    rows of both players (origin and target of six bits, count of four), the quiet plies.
    """

    white: int
    red: int
    kind1: int
    kind2: int
    kind4: int
    kind8: int
    down: int
    flag1: int
    flag2: int
    pool: int
    status: int


@inlined
def turn(state: JunqiState) -> int:
    """The player to move: 0 or 1."""
    return integer(state.status & TURN_BIT)


@inlined
def colours_known(state: JunqiState) -> bool:
    """Whether an Engineer has been turned up."""
    return state.status & KNOWN_BIT != ZERO


@inlined
def side_of(state: JunqiState, player: int) -> int:
    """The side of a player: 0 White, 1 Red; means nothing while colours are not known."""
    return player ^ integer((state.status >> ONE) & ONE)


@inlined
def pieces(state: JunqiState, side: int) -> int:
    """The squares of a side's known pieces."""
    return state.red if side else state.white


@inlined
def occupied(state: JunqiState) -> int:
    """The squares on which something stands or lies."""
    return state.white | state.red | state.down


@inlined
def kind_at(state: JunqiState, square: int) -> int:
    """The kind of the known piece on a square; 0 if there is none."""
    at = word(square)
    bits = (state.kind1 >> at & ONE) | (state.kind2 >> at & ONE) << ONE
    return integer(bits | (state.kind4 >> at & ONE) << word(2) | (state.kind8 >> at & ONE) << word(3))


@inlined
def flag_at(state: JunqiState, square: int) -> int:
    """The flag state of the piece on a square."""
    at = word(square)
    return integer((state.flag1 >> at & ONE) | (state.flag2 >> at & ONE) << ONE)


@inlined
def of_kind(state: JunqiState, kind: int) -> int:
    """The squares of the known pieces of a kind, of both sides."""
    squares = state.white | state.red
    squares &= state.kind1 if kind & 1 else ~state.kind1
    squares &= state.kind2 if kind & 2 else ~state.kind2
    squares &= state.kind4 if kind & 4 else ~state.kind4
    return squares & (state.kind8 if kind & 8 else ~state.kind8)


@inlined
def units(state: JunqiState) -> int:
    """The squares of the known pieces with a rank."""
    return (state.white | state.red) & ~(state.kind8 & (state.kind4 | state.kind2))


@inlined
def fighters(state: JunqiState) -> int:
    """The squares of the known units and Grenades."""
    return (state.white | state.red) & ~(state.kind8 & (state.kind4 | (state.kind2 & state.kind1)))


@inlined
def carriers(state: JunqiState) -> int:
    """The squares of all that carry a Flag."""
    return state.flag1 & ~state.flag2


@inlined
def standing_on(state: JunqiState, side: int) -> int:
    """The squares of all that stand on a Flag of ``side``."""
    return state.flag2 & (state.flag1 if side else ~state.flag1)


@inlined
def in_pool(state: JunqiState, kind: int, side: int) -> int:
    """How many pieces of a kind and side are unknown."""
    return integer(state.pool >> word(POOL_BITS * side + 2 * (kind - 1)) & _THREE)


@inlined
def taken_from_pool(pool: int, kind: int, side: int) -> int:
    """The pool without one piece."""
    return pool - (ONE << word(POOL_BITS * side + 2 * (kind - 1)))


@inlined
def is_alive(state: JunqiState, kind: int, side: int) -> bool:
    """Whether a side has a piece of a kind left, face up or down."""
    return of_kind(state, kind) & pieces(state, side) != ZERO or in_pool(state, kind, side) > 0


@inlined
def has_fighters(state: JunqiState, side: int) -> bool:
    """Whether a side has a unit or Grenade left, face up or down."""
    hidden = state.pool >> word(POOL_BITS * side) & _POOL_OF_FIGHTERS
    return (fighters(state) & pieces(state, side)) | hidden != ZERO


@inlined
def lowest_unit(state: JunqiState, side: int) -> int:
    """The kind of a side's lowest unit left, face up or down; 0 if it has none."""
    rest = units(state) & pieces(state, side)
    kind = 0
    if rest & state.kind8 != ZERO:
        rest &= state.kind8
        kind = 8
    if rest & state.kind4 != ZERO:
        rest &= state.kind4
        kind |= 4
    if rest & state.kind2 != ZERO:
        rest &= state.kind2
        kind |= 2
    if rest & state.kind1 != ZERO:
        kind |= 1
    hidden = state.pool >> word(POOL_BITS * side) & _POOL_OF_UNITS
    return kind if hidden == ZERO else max(kind, (highest(hidden) >> 1) + 1)


@inlined
def lifting_kind(state: JunqiState, side: int) -> int:
    """The kind of a side's units that may lift the enemy Flag; 0 if none may."""
    return 0 if is_alive(state, MINE, 1 - side) else lowest_unit(state, side)


@inlined
def sacrificed_kind(state: JunqiState, side: int) -> int:
    """The kind of a side's units that may fall together with a Landmine; 0 if none may."""
    if state.down != ZERO or is_alive(state, ENGINEER, side):
        return 0
    return lowest_unit(state, side)


@inlined
def lone_flags(state: JunqiState, side: int) -> int:
    """The squares on which a side's Flag lies face up and alone."""
    return of_kind(state, FLAG) & pieces(state, side) & ~state.down


@inlined
def row_of(state: JunqiState, player: int) -> int:
    """A player's back-and-forth row: origin, target from bit 6, count from bit 12; 0 for none."""
    return integer(state.status >> word(ROWS_AT + ROW_BITS * player) & _ROW)


@inlined
def row_count(row: int) -> int:
    """How many moves are in a row."""
    return row >> 12
