"""What an attack of Gunki brings in once the other side has answered on the same square, and threats to the Flag."""

from ...core.army_pieces import ENGINEER, FLAG, GRENADE
from ...kernels.army_kernel import straight, turning_once
from ...kernels.army_tables_kernel import LINKS
from ...kernels.bits_kernel import ONE, ZERO, lowest, population
from ...kernels.gunki_kernel import GunkiState
from ...kernels.gunki_state_kernel import flags, grenades, kind_at, mines, movable, turners
from ...kernels.memory_kernel import inlined, load, part, word
from ...kernels.move_kernel import ATTACKER_FALLS, ATTACKER_STAYS, kind, origin, result, target, victim
from . import gunki_weights as at
from .gunki_units_kernel import equals, lords, stronger
from .memory_map import WEIGHTS

_FLAG_TAKEN = 10_000


@inlined
def _weight(memory: int, index: int) -> int:
    return load(memory, WEIGHTS + index)


@inlined
def _worth(state: GunkiState, memory: int, piece: int, side: int, other: int, square: int) -> int:
    """What a piece of a side on a square is worth."""
    if piece > GRENADE:
        sheltering = LINKS[square] & flags(state) & side != ZERO
        gap = _weight(memory, at.SHELTER + at.GAPS) - _weight(memory, at.SHELTER + at.GAPS + 1)
        return _weight(memory, at.MINE) + (gap if sheltering else 0)
    if piece == GRENADE:
        for_lord = lords(state, other, side) != ZERO
        return _weight(memory, at.GRENADE) + (_weight(memory, at.GRENADE_FOR_LORD) if for_lord else 0)
    threats = population(stronger(state, piece) & other)
    value = _weight(memory, at.VALUE + min(threats, at.VALUES - 1))
    if equals(state, piece) & other != ZERO:
        value += _weight(memory, at.EQUAL + min(threats, at.EQUALS - 1))
    if piece == ENGINEER:
        value += _weight(memory, at.ENGINEER)
        if mines(state) & other != ZERO:
            value += _weight(memory, at.ENGINEER_FOR_MINE)
    return value


@inlined
def _comers(state: GunkiState, rules: int, square: int, occupied: int) -> int:
    """The pieces of both sides that can come to a square; ways are the same in both directions."""
    able = movable(state) & occupied
    turning = turners(state, rules) & able
    come = straight(square, occupied) & able
    if turning != ZERO:
        come |= turning_once(square, occupied) & turning
    return come


@inlined
def _loss(state: GunkiState, rules: int, memory: int, attacker: int, square_from: int, square: int) -> int:
    """What the attacker that stays on a square costs if the other side answers there as well as it can."""
    occupied = (state.own | state.enemy) & ~(ONE << word(square_from))
    comers = _comers(state, rules, square, occupied)
    answers = comers & state.enemy
    if answers == ZERO:
        return 0
    value = _worth(state, memory, attacker, state.own, state.enemy, square_from)
    loss = 0
    masters = answers & stronger(state, attacker)
    if masters != ZERO:
        loss = _loss_to_master(state, memory, masters, comers & state.own, value)
    if answers & equals(state, attacker) != ZERO:
        loss = max(loss, value - _worth(state, memory, attacker, state.enemy, state.own, square))
    if answers & grenades(state) != ZERO:
        loss = max(loss, value - _worth(state, memory, GRENADE, state.enemy, state.own, square))
    return loss


@inlined
def _loss_to_master(state: GunkiState, memory: int, masters: int, support: int, value: int) -> int:
    """What is lost to the weakest of the stronger pieces that answer, which may be taken in its turn."""
    master = 0
    rest = masters
    while rest != ZERO:
        master = max(master, kind_at(state, lowest(rest)))
        rest &= rest - ONE
    avengers = stronger(state, master) | equals(state, master) | grenades(state)
    if support & avengers == ZERO:
        return value
    return max(0, value - _worth(state, memory, master, state.enemy, state.own, lowest(masters)))


@part
def exchange_value(state: GunkiState, rules: int, memory: int, move: int) -> int:
    """What an attack brings in by the battle's result and the best answer to it."""
    if victim(move) == FLAG:
        return _FLAG_TAKEN
    gain = 0
    if result(move) != ATTACKER_FALLS:
        gain = _worth(state, memory, victim(move), state.enemy, state.own, target(move))
    if result(move) == ATTACKER_STAYS:
        return gain - _loss(state, rules, memory, kind(move), origin(move), target(move))
    return gain - _worth(state, memory, kind(move), state.own, state.enemy, origin(move))


@inlined
def flag_threatened(state: GunkiState, rules: int) -> bool:
    """Whether an enemy can take the own Flag; not where it has been taken already."""
    if flags(state) & state.own == ZERO:
        return False
    flag = lowest(flags(state) & state.own)
    return _comers(state, rules, flag, state.own | state.enemy) & state.enemy != ZERO
