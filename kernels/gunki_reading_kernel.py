"""What the reader of records asks of Gunki."""

from ..core.piece import SIDE_BIT
from . import reading_kernel as reading
from .army_kernel import straight, turning_once
from .army_tables_kernel import SQUARES
from .bits_kernel import ONE, ZERO
from .gunki_kernel import enterable, move_between
from .gunki_state_kernel import GunkiState, movable, turners
from .memory_kernel import constant, implements, inlined, load, word
from .move_kernel import ATTACKER_FALLS, BOTH_FALL, result, victim
from .reading_kernel import NO_MARK
from .text_kernel import EQUAL, LESS, REFUSED

_SIDE = constant(SIDE_BIT)


@implements(reading.origins, GunkiState)
def origins(state: GunkiState, rules: int, kind: int, square: int) -> int:
    """Look back from the target: every way leads both ways."""
    if (ONE << word(square)) & enterable(state) == ZERO:
        return ZERO
    able = state.own & movable(state)
    if kind:
        able &= _of_kind(state, kind)
    occupied = state.own | state.enemy
    turning = able & turners(state, rules)
    found = straight(square, occupied) & able & ~turning
    return found | (turning_once(square, occupied) & turning) if turning != ZERO else found


@inlined
def _of_kind(state: GunkiState, kind: int) -> int:
    """Where pieces of a kind stand."""
    low = (state.kind1 if kind & 1 else ~state.kind1) & (state.kind2 if kind & 2 else ~state.kind2)
    return low & (state.kind4 if kind & 4 else ~state.kind4) & (state.kind8 if kind & 8 else ~state.kind8)


@implements(reading.step_of, GunkiState)
def step_of(state: GunkiState, rules: int, origin: int, square: int) -> int:
    """The kernel's own way to put a move together."""
    return move_between(state, rules, origin, square)


@implements(reading.other_move, GunkiState)
def other_move(state: GunkiState, rules: int, sign: int, square: int, code: int) -> int:
    """There are none but deployments, which stand in the tags."""
    return REFUSED


@implements(reading.captures, GunkiState)
def captures(state: GunkiState, rules: int, move: int) -> bool:
    """Every attack names its victim."""
    return victim(move) != 0


@implements(reading.mark, GunkiState)
def mark(state: GunkiState, rules: int, move: int) -> int:
    """What the battle leaves."""
    if result(move) == BOTH_FALL:
        return EQUAL
    return LESS if result(move) == ATTACKER_FALLS else NO_MARK


@implements(reading.turned_up, GunkiState)
def turned_up(state: GunkiState, rules: int, move: int) -> int:
    """Nothing lies face down."""
    return 0


@implements(reading.arranged, GunkiState)
def arranged(state: GunkiState, rules: int, memory: int, board: int, first: int) -> GunkiState:
    """Sort the pieces into the planes of their kinds."""
    white = black = kind1 = kind2 = kind4 = kind8 = ZERO
    for square in range(SQUARES):
        code = word(load(memory, board + square))
        if code == ZERO:
            continue
        here = ONE << word(square)
        if code & _SIDE != ZERO:
            black |= here
        else:
            white |= here
        kind1 |= (code & ONE) << word(square)
        kind2 |= (code >> word(1) & ONE) << word(square)
        kind4 |= (code >> word(2) & ONE) << word(square)
        kind8 |= (code >> word(3) & ONE) << word(square)
    own, enemy = (black, white) if first else (white, black)
    return GunkiState(own, enemy, kind1, kind2, kind4, kind8, word(first))
