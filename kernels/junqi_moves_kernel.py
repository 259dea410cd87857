"""Moves of Junqi, generated: flips, steps, attacks, lifts, and laying a Flag down.

A move is an integer of ``move_kernel``. One whose origin is its target is no step: its result says what is done. The
kind and victim of a flip are the kind and side of what it turns up, 0 where that is unknown.
"""

from ..core.army_pieces import ENGINEER, FLAG, GRENADE, MINE
from ..core.board import Zone
from ..core.junqi import JunqiRules
from ..core.seat import Seat
from . import game_kernel as game
from .army_tables_kernel import bits, kernel_square
from .bits_kernel import ONE, ZERO, lowest, nth_bit, population
from .junqi_state_kernel import (
    JunqiState,
    carriers,
    colours_known,
    kind_at,
    occupied,
    of_kind,
    pieces,
    side_of,
    standing_on,
    turn,
)
from .junqi_terrain_kernel import Terrain, entered, reach, targets, terrain
from .memory_kernel import implements, inlined, integer, store, table, word
from .move_kernel import ATTACKER_STAYS, BOTH_FALL, move_of, origin, result, target, victim

STEP, FLIP, PICK_UP, PUT_DOWN = 0, 1, 2, 3
"""What a move does."""

FORESEEING = 1
"""Bit of the rules word with which one looks ahead without knowing what flips turn up.

All flips together are then one move, ``ELSEWHERE``, that changes nothing but the turn.
"""
_NOWHERE = 63
ELSEWHERE = _NOWHERE | _NOWHERE << 6 | FLIP << 20
"""The flip of a piece somewhere far away, whichever it is."""

HOMES = table(bits(map(kernel_square, JunqiRules.board.zone_squares(Zone.HEADQUARTERS, seat))) for seat in Seat)
"""The headquarters of a player's seat."""


@inlined
def does(move: int) -> int:
    """What a move does: STEP, FLIP, PICK_UP or PUT_DOWN."""
    return STEP if origin(move) != target(move) else result(move)


@inlined
def flip_side(move: int) -> int:
    """The side of the piece that a flip turns up."""
    return victim(move)


@inlined
def flip_of(square: int, kind: int, side: int) -> int:
    """The flip that turns up a piece; an unknown one has the kind 0."""
    return move_of(square, square, kind, side, FLIP)


@inlined
def known_flip(state: JunqiState, square: int) -> int:
    """The flip of the piece on a square, with what is known of it."""
    return flip_of(square, kind_at(state, square), integer(state.red >> word(square) & ONE))


@inlined
def laying_down(state: JunqiState) -> int:
    """The squares of the own pieces that carry the enemy Flag."""
    if not colours_known(state):
        return ZERO
    return pieces(state, side_of(state, turn(state))) & ~state.down & carriers(state)


@inlined
def picking_up(state: JunqiState, land: Terrain) -> int:
    """The squares of the own units that stand on the enemy Flag and may lift it."""
    if land.lifting == ZERO:
        return ZERO
    side = side_of(state, turn(state))
    standing = pieces(state, side) & ~state.down & standing_on(state, 1 - side)
    return standing & of_kind(state, integer(land.lifting))


@inlined
def _battle_result(kind: int, met: int) -> int:
    """What a legal battle leaves."""
    if met == MINE:
        return ATTACKER_STAYS if kind == ENGINEER else BOTH_FALL
    explodes = kind == GRENADE or met == GRENADE
    return BOTH_FALL if explodes or kind == met else ATTACKER_STAYS


@inlined
def step_of(state: JunqiState, start: int, end: int) -> int:
    """The step from one square to another."""
    mover, met = kind_at(state, start), kind_at(state, end)
    outcome = ATTACKER_STAYS if met == 0 or met == FLAG else _battle_result(mover, met)
    return move_of(start, end, mover, met, outcome)


@inlined
def flag_action(state: JunqiState, square: int, done: int) -> int:
    """A move that picks a Flag up or puts it down."""
    return move_of(square, square, kind_at(state, square), 0, done)


@implements(game.count, JunqiState)
def count(state: JunqiState, rules: int) -> int:
    """Add up flips, flag actions and the targets of each piece."""
    land = terrain(state)
    flips = population(state.down)
    if rules & FORESEEING:
        flips = min(flips, 1)
    total = flips + population(laying_down(state)) + population(picking_up(state, land))
    rest = land.movers
    while rest != ZERO:
        total += population(targets(state, land, lowest(rest)))
        rest &= rest - ONE
    return total


@implements(game.nth, JunqiState)
def nth(state: JunqiState, rules: int, number: int) -> int:
    """Pass over whole sets until the number falls into one."""
    flips = population(state.down)
    if number < flips:
        return known_flip(state, nth_bit(state.down, number))
    number -= flips
    land = terrain(state)
    laid = laying_down(state)
    if number < population(laid):
        return flag_action(state, nth_bit(laid, number), PUT_DOWN)
    number -= population(laid)
    picked = picking_up(state, land)
    if number < population(picked):
        return flag_action(state, nth_bit(picked, number), PICK_UP)
    number -= population(picked)
    rest = land.movers
    reached = targets(state, land, lowest(rest))
    while number >= population(reached):
        number -= population(reached)
        rest &= rest - ONE
        reached = targets(state, land, lowest(rest))
    return step_of(state, lowest(rest), nth_bit(reached, number))


@inlined
def _store_all(memory: int, at: int, state: JunqiState, squares: int, done: int) -> int:
    """Write the flips or flag actions on some squares; return the index after them."""
    while squares != ZERO:
        square = lowest(squares)
        store(memory, at, known_flip(state, square) if done == FLIP else flag_action(state, square, done))
        squares &= squares - ONE
        at += 1
    return at


@inlined
def store_steps(memory: int, at: int, state: JunqiState, start: int, reached: int) -> int:
    """Write the steps from a square to some others; return the index after them."""
    while reached != ZERO:
        store(memory, at, step_of(state, start, lowest(reached)))
        reached &= reached - ONE
        at += 1
    return at


@implements(game.generate, JunqiState)
def generate(state: JunqiState, rules: int, memory: int, at: int) -> int:
    """Write flips, flag actions, then steps piece by piece."""
    if not rules & FORESEEING:
        written = _store_all(memory, at, state, state.down, FLIP)
    else:
        written = at
        if state.down != ZERO:
            store(memory, at, ELSEWHERE)
            written = at + 1
    return written - at + generate_actions(state, memory, written)


@inlined
def generate_actions(state: JunqiState, memory: int, at: int) -> int:
    """Write all moves but flips; return how many."""
    land = terrain(state)
    written = _store_all(memory, at, state, laying_down(state), PUT_DOWN)
    written = _store_all(memory, written, state, picking_up(state, land), PICK_UP)
    rest = land.movers
    while rest != ZERO:
        start = lowest(rest)
        written = store_steps(memory, written, state, start, targets(state, land, start))
        rest &= rest - ONE
    return written - at


@implements(game.generate_captures, JunqiState)
def generate_captures(state: JunqiState, rules: int, memory: int, at: int) -> int:
    """Write battles, the steps of carriers that come home, and the lifts of a Flag that lies there."""
    land = terrain(state)
    home = HOMES[turn(state)]
    written = _store_all(memory, at, state, picking_up(state, land) & home, PICK_UP)
    everything = occupied(state)
    rest = land.movers
    while rest != ZERO:
        start = lowest(rest)
        kind = kind_at(state, start)
        allowed = entered(state, land, start, kind) & ~(land.flags & ~home)
        if carriers(state) >> word(start) & ONE != ZERO:
            allowed = home & land.empty
        if allowed != ZERO:
            written = store_steps(memory, written, state, start, reach(start, kind, everything) & allowed)
        rest &= rest - ONE
    return written - at
