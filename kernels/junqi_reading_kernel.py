"""What the reader of records asks of Junqi."""

from ..core.army_pieces import FLAG
from ..core.piece import KIND_BITS, SIDE_BIT
from . import reading_kernel as reading
from .army_tables_kernel import SQUARES
from .bits_kernel import ONE, ZERO, lowest
from .junqi_moves_kernel import (
    PICK_UP,
    PUT_DOWN,
    STEP,
    does,
    flag_action,
    flip_of,
    known_flip,
    laying_down,
    picking_up,
)
from .junqi_moves_kernel import (
    step_of as step_between,
)
from .junqi_state_kernel import JunqiState, in_pool, kind_at, of_kind
from .junqi_terrain_kernel import targets, terrain
from .memory_kernel import constant, implements, inlined, integer, load, word
from .move_kernel import BOTH_FALL, kind, result, victim
from .reading_kernel import NO_MARK
from .text_kernel import CARET, EQUAL, REFUSED, UNDERSCORE

_SIDE_AT = 4
_1, _2, _3 = constant(1), constant(2), constant(3)
_SIDE = constant(SIDE_BIT)


@implements(reading.origins, JunqiState)
def origins(state: JunqiState, rules: int, kind: int, square: int) -> int:
    """Try the pieces of the kind one by one."""
    land = terrain(state)
    rest = land.movers
    if kind:
        rest &= of_kind(state, kind)
    found, wanted = ZERO, ONE << word(square)
    while rest != ZERO:
        if targets(state, land, lowest(rest)) & wanted != ZERO:
            found |= rest & (ZERO - rest)
        rest &= rest - ONE
    return found


@implements(reading.step_of, JunqiState)
def step_of(state: JunqiState, rules: int, origin: int, square: int) -> int:
    """The kernel's own way to put a step together."""
    return step_between(state, origin, square)


@implements(reading.other_move, JunqiState)
def other_move(state: JunqiState, rules: int, sign: int, square: int, code: int) -> int:
    """A flip, or a Flag put down or picked up."""
    at = ONE << word(square)
    if sign == EQUAL:
        return _flip(state, square, code) if state.down & at != ZERO else integer(REFUSED)
    if sign == UNDERSCORE and laying_down(state) & at != ZERO:
        return flag_action(state, square, PUT_DOWN)
    if sign == CARET and picking_up(state, terrain(state)) & at != ZERO:
        return flag_action(state, square, PICK_UP)
    return integer(REFUSED)


@inlined
def _flip(state: JunqiState, square: int, code: int) -> int:
    """The flip that turns up a piece, if what is said of it can be; of an unknown one it must be said."""
    kind, side = code & KIND_BITS, code >> _SIDE_AT & 1
    if kind_at(state, square) == 0:
        possible = kind != 0 and in_pool(state, kind, side) > 0
        return flip_of(square, kind, side) if possible else integer(REFUSED)
    flip = known_flip(state, square)
    return flip if code == 0 or flip == flip_of(square, kind, side) else integer(REFUSED)


@implements(reading.captures, JunqiState)
def captures(state: JunqiState, rules: int, move: int) -> bool:
    """A step onto a piece; to lift a Flag is no battle."""
    return does(move) == STEP and victim(move) != 0 and victim(move) != FLAG


@implements(reading.mark, JunqiState)
def mark(state: JunqiState, rules: int, move: int) -> int:
    """What the battle leaves, or a lift."""
    if victim(move) == FLAG:
        return CARET
    return EQUAL if victim(move) != 0 and result(move) == BOTH_FALL else NO_MARK


@implements(reading.turned_up, JunqiState)
def turned_up(state: JunqiState, rules: int, move: int) -> int:
    """A flip names it: its kind, and its side in place of a victim."""
    return kind(move) | victim(move) << _SIDE_AT


@implements(reading.arranged, JunqiState)
def arranged(state: JunqiState, rules: int, memory: int, board: int, first: int) -> JunqiState:
    """A deal: everything known and face down, nothing played yet."""
    white = red = kind1 = kind2 = kind4 = kind8 = down = ZERO
    for square in range(SQUARES):
        code, at = word(load(memory, board + square)), word(square)
        if code == ZERO:
            continue
        if code & _SIDE != ZERO:
            red |= ONE << at
        else:
            white |= ONE << at
        kind1 |= (code & ONE) << at
        kind2 |= (code >> _1 & ONE) << at
        kind4 |= (code >> _2 & ONE) << at
        kind8 |= (code >> _3 & ONE) << at
        down |= ONE << at
    return JunqiState(white, red, kind1, kind2, kind4, kind8, down, ZERO, ZERO, ZERO, ZERO)
