"""What the reader of records asks of Jungle."""

from . import reading_kernel as reading
from .bits_kernel import ONE, ZERO
from .jungle_state_kernel import JungleState, bit, find
from .jungle_targets_kernel import targets
from .memory_kernel import implements, word
from .move_kernel import move_of, victim
from .reading_kernel import NO_MARK
from .text_kernel import REFUSED

_ANIMALS = 8


@implements(reading.origins, JungleState)
def origins(state: JungleState, rules: int, kind: int, square: int) -> int:
    """A side has one animal of a kind."""
    t = targets(state, rules)
    wanted = ONE << word(square)
    if kind:
        return bit(state.own, _ANIMALS - kind) if t[_ANIMALS - kind] & wanted != ZERO else ZERO
    found = ZERO
    for animal in range(_ANIMALS):
        if t[animal] & wanted != ZERO:
            found |= bit(state.own, animal)
    return found


@implements(reading.step_of, JungleState)
def step_of(state: JungleState, rules: int, origin: int, square: int) -> int:
    """Look up both animals."""
    prey = find(state.enemy, square)
    return move_of(origin, square, 8 - (find(state.own, origin) >> 3), 0 if prey == 64 else 8 - (prey >> 3), 0)


@implements(reading.other_move, JungleState)
def other_move(state: JungleState, rules: int, sign: int, square: int, code: int) -> int:
    """There are none."""
    return REFUSED


@implements(reading.captures, JungleState)
def captures(state: JungleState, rules: int, move: int) -> bool:
    """Every capture names its victim."""
    return victim(move) != 0


@implements(reading.mark, JungleState)
def mark(state: JungleState, rules: int, move: int) -> int:
    """The attacker always stays."""
    return NO_MARK


@implements(reading.turned_up, JungleState)
def turned_up(state: JungleState, rules: int, move: int) -> int:
    """Nothing lies face down."""
    return 0


@implements(reading.arranged, JungleState)
def arranged(state: JungleState, rules: int, memory: int, board: int, first: int) -> JungleState:
    """Every game starts alike, or from a Position."""
    return state
