"""Moves of Junqi, made: battles, Flags that are lifted, carried and left lying, the rows of moves to and fro."""

from ..core.army_pieces import ENGINEER, FLAG
from . import game_kernel as game
from .bits_kernel import ONE, ZERO
from .junqi_moves_kernel import ELSEWHERE, FLIP, PICK_UP, STEP, does, flip_side
from .junqi_state_kernel import (
    CARRIES,
    FIRST_SIDE_BIT,
    KNOWN_BIT,
    MOST_IN_ROW,
    ON_FLAG,
    QUIET_AT,
    ROW_BITS,
    ROWS_AT,
    TURN_BIT,
    JunqiState,
    colours_known,
    flag_at,
    row_count,
    row_of,
    side_of,
    taken_from_pool,
    turn,
)
from .memory_kernel import constant, implements, inlined, word
from .move_kernel import BOTH_FALL, kind, origin, result, target, victim

_SIDE_AT, _FLAG_AT = 4, 6
"""Where core's codes of pieces have the side and the flag state."""
_ROW = constant((1 << ROW_BITS) - 1)
_BELOW_QUIET = constant((1 << QUIET_AT) - 1)
_ONE_QUIET = constant(1 << QUIET_AT)


@implements(game.make, JunqiState)
def make(state: JunqiState, rules: int, move: int) -> JunqiState:
    """Exchange the turns; the flip of an unknown piece must say what it turns up."""
    if does(move) == STEP:
        return _step(state, move)
    if move == ELSEWHERE:
        return game.skip(state, rules)
    if does(move) == FLIP:
        return _flip(state, move)
    return _flag_action(state, move)


@implements(game.skip, JunqiState)
def skip(state: JunqiState, rules: int) -> JunqiState:
    """A turn that changes nothing on the board: what a flip far away is like."""
    return _with_flags(state, state.flag1, state.flag2, _next_status(state.status, turn(state), 0, 0))


@inlined
def _with_flags(state: JunqiState, flag1: int, flag2: int, status: int) -> JunqiState:
    """The same pieces, with the flag state of each as given."""
    return JunqiState(
        state.white,
        state.red,
        state.kind1,
        state.kind2,
        state.kind4,
        state.kind8,
        state.down,
        flag1,
        flag2,
        state.pool,
        status,
    )


@inlined
def _next_status(status: int, player: int, row: int, quiet: int) -> int:
    """The status after a player's turn, whose row is now ``row``; ``quiet`` is 1 to count the ply, 0 to begin anew."""
    at = word(ROWS_AT + ROW_BITS * player)
    status = (status & ~(_ROW << at)) | word(row) << at
    status = status + _ONE_QUIET if quiet else status & _BELOW_QUIET
    return status ^ TURN_BIT


@inlined
def _bit_of(code: int, number: int, square: int) -> int:
    """One bit of a piece's code, as a set of squares."""
    return word(code >> number & 1) << word(square)


@inlined
def _lone_flag(flag: int) -> int:
    """The code of the Flag that lies on a square once the unit on it is gone; 0 if none does."""
    return FLAG | (flag & 1) << _SIDE_AT if flag >= ON_FLAG else 0


@inlined
def _arrived(mover: int, own_flag: int, move: int, met_flag: int) -> int:
    """The code of what a step leaves on its target."""
    if victim(move) == 0:
        return mover | (CARRIES << _FLAG_AT if own_flag == CARRIES else 0)
    if victim(move) == FLAG:
        return mover | CARRIES << _FLAG_AT
    if met_flag == CARRIES:  # it was the attacker's own, and lies here now
        met_flag = ON_FLAG | mover >> _SIDE_AT
    return _lone_flag(met_flag) if result(move) == BOTH_FALL else mover | met_flag << _FLAG_AT


@inlined
def _next_row(row: int, move: int) -> int:
    """The mover's row after a plain move."""
    reverses = row != 0 and row & 63 == target(move) and row >> 6 & 63 == origin(move)
    count = min(row_count(row) + 1, MOST_IN_ROW) if reverses else 1
    return origin(move) | target(move) << 6 | count << 12


@inlined
def _step(state: JunqiState, move: int) -> JunqiState:
    player = turn(state)
    start, end = origin(move), target(move)
    mover = kind(move) | side_of(state, player) << _SIDE_AT
    flag = flag_at(state, start)
    left = _lone_flag(flag)
    arrived = _arrived(mover, flag, move, flag_at(state, end))
    kept = ~(ONE << word(start) | ONE << word(end))
    red = _bit_of(left, _SIDE_AT, start) | _bit_of(arrived, _SIDE_AT, end)
    present = (ONE << word(start) if left else ZERO) | (ONE << word(end) if arrived else ZERO)
    battle = victim(move) != 0 and victim(move) != FLAG
    row = 0 if victim(move) else _next_row(row_of(state, player), move)
    return JunqiState(
        (state.white & kept) | (present & ~red),
        (state.red & kept) | red,
        (state.kind1 & kept) | _bit_of(left, 0, start) | _bit_of(arrived, 0, end),
        (state.kind2 & kept) | _bit_of(left, 1, start) | _bit_of(arrived, 1, end),
        (state.kind4 & kept) | _bit_of(left, 2, start) | _bit_of(arrived, 2, end),
        (state.kind8 & kept) | _bit_of(left, 3, start) | _bit_of(arrived, 3, end),
        state.down,
        (state.flag1 & kept) | _bit_of(arrived, _FLAG_AT, end),
        (state.flag2 & kept) | _bit_of(arrived, _FLAG_AT + 1, end),
        state.pool,
        _next_status(state.status, player, row, 0 if battle else 1),
    )


@inlined
def _flip(state: JunqiState, move: int) -> JunqiState:
    square, shown, side = origin(move), kind(move), flip_side(move)
    at = ONE << word(square)
    player = turn(state)
    status = _next_status(state.status, player, 0, 0)
    if shown == ENGINEER and not colours_known(state):
        status |= KNOWN_BIT | (FIRST_SIDE_BIT if side ^ player else ZERO)
    unknown = (state.white | state.red) & at == ZERO
    return JunqiState(
        state.white | (ZERO if side else at),
        state.red | (at if side else ZERO),
        state.kind1 | _bit_of(shown, 0, square),
        state.kind2 | _bit_of(shown, 1, square),
        state.kind4 | _bit_of(shown, 2, square),
        state.kind8 | _bit_of(shown, 3, square),
        state.down & ~at,
        state.flag1 & ~at,
        state.flag2 & ~at,
        taken_from_pool(state.pool, shown, side) if unknown else state.pool,
        status,
    )


@inlined
def _flag_action(state: JunqiState, move: int) -> JunqiState:
    at = ONE << word(origin(move))
    player = turn(state)
    lifts = does(move) == PICK_UP
    # What is put down is the enemy's: only of a Red Flag are both bits set.
    enemy_is_red = side_of(state, player) == 0
    flag1 = state.flag1 | at if lifts or enemy_is_red else state.flag1 & ~at
    flag2 = state.flag2 & ~at if lifts else state.flag2 | at
    return _with_flags(state, flag1, flag2, _next_status(state.status, player, 0, 1))
