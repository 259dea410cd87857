"""Gunki compiled.

Moves are generated direction by direction for all that travel straight, then piece by piece for those that turn
corners.
"""

from ..core.army_battle import MineFate, fight
from ..core.army_pieces import FLAG, MINE
from ..core.ply import BattleResult
from . import game_kernel as game
from .army_fill_kernel import fill
from .army_kernel import turning_once
from .army_tables_kernel import ALL_SQUARES, BEHIND, CAMPS
from .bits_kernel import ONE, ZERO, highest, lowest, nth_bit, population
from .game_kernel import DRAWN, GOES_ON, LOST, WON
from .gunki_state_kernel import (
    MINE_EXPLODES,
    GunkiState,
    action_of,
    colour,
    flags,
    kind_at,
    movable,
    rules_word,
    square_of,
    state_of,
    turners,
)
from .memory_kernel import constant, implements, inlined, integer, store, table, word
from .move_kernel import (
    ATTACKER_FALLS,
    ATTACKER_STAYS,
    BOTH_FALL,
    kind,
    move_of,
    origin,
    result,
    target,
    victim,
)
from .zobrist_kernel import TURN_KEY, zobrist_keys

__all__ = ["GunkiState", "action_of", "rules_word", "square_of", "state_of"]

_2 = constant(2)
_KINDS = 16
_DIRECTIONS = 8

_KEYS = zobrist_keys(2 * _KINDS * 64, seed=2)
"""At index ``(side * 16 + kind) * 64 + square``."""

_RESULTS = {
    BattleResult.ATTACKER_STAYS: ATTACKER_STAYS,
    BattleResult.BOTH_FALL: BOTH_FALL,
    BattleResult.ATTACKER_FALLS: ATTACKER_FALLS,
}


def _battle(attacker: int, defender: int, fate: MineFate) -> int:
    possible = 0 < attacker < MINE and 0 < defender <= FLAG
    return _RESULTS[fight(attacker, defender, fate)] if possible else ATTACKER_STAYS


BATTLES = table(
    _battle(attacker, defender, fate)
    for fate in (MineFate.HOLDS, MineFate.EXPLODES)
    for attacker in range(_KINDS)
    for defender in range(_KINDS)
)
"""Results of battles, at index ``(explodes * 16 + attacker) * 16 + defender``."""


@inlined
def enterable(state: GunkiState) -> int:
    """The squares that the player to move may enter."""
    return ALL_SQUARES & ~state.own & ~(state.enemy & CAMPS)


@inlined
def movers(state: GunkiState, rules: int) -> int:
    """The own pieces that travel straight."""
    return state.own & movable(state) & ~turners(state, rules)


@inlined
def targets(state: GunkiState, rules: int) -> tuple[int, int, int, int, int, int, int, int]:
    """Where all that travel straight may go, by number of direction."""
    return fill(movers(state, rules), ALL_SQUARES & ~state.own & ~state.enemy)


@inlined
def turns(state: GunkiState, square: int) -> int:
    """Where the piece on a square gets that turns a corner on the railway."""
    return turning_once(square, state.own | state.enemy)


@inlined
def origin_of(direction: int, square: int, pieces: int) -> int:
    """The one of the pieces that gets to a square in a direction."""
    behind = BEHIND[direction * 64 + square] & pieces
    return lowest(behind) if direction >= _DIRECTIONS // 2 else highest(behind)


@inlined
def move_between(state: GunkiState, rules: int, square: int, square_to: int) -> int:
    """The legal step from one square to another."""
    attacker = kind_at(state, square)
    if (state.enemy >> word(square_to)) & ONE == ZERO:
        return move_of(square, square_to, attacker, 0, 0)
    defender = kind_at(state, square_to)
    explodes = 1 if rules & MINE_EXPLODES else 0
    outcome = integer(BATTLES[(explodes * _KINDS + attacker) * _KINDS + defender])
    return move_of(square, square_to, attacker, defender, outcome)


@implements(game.count, GunkiState, inline=True)
def count(state: GunkiState, rules: int) -> int:
    """Add up the targets."""
    t, enter = targets(state, rules), enterable(state)
    total = 0
    for direction in range(_DIRECTIONS):
        total += population(t[direction] & enter)
    rest = turners(state, rules) & state.own
    while rest != ZERO:
        total += population(turns(state, lowest(rest)) & enter)
        rest &= rest - ONE
    return total


@implements(game.nth, GunkiState, inline=True)
def nth(state: GunkiState, rules: int, number: int) -> int:
    """Find the direction or the piece that turns corners, then the target."""
    t, enter = targets(state, rules), enterable(state)
    for direction in range(_DIRECTIONS):
        moves = population(t[direction] & enter)
        if number < moves:
            square_to = nth_bit(t[direction] & enter, number)
            square = origin_of(direction, square_to, movers(state, rules))
            return move_between(state, rules, square, square_to)
        number -= moves
    rest = turners(state, rules) & state.own
    while True:
        square = lowest(rest)
        reached = turns(state, square) & enter
        moves = population(reached)
        if number < moves:
            return move_between(state, rules, square, nth_bit(reached, number))
        number -= moves
        rest &= rest - ONE


@inlined
def _write(state: GunkiState, rules: int, memory: int, at: int, allowed: int) -> int:
    """Write the moves to the allowed squares; return the index after the last."""
    t, pieces = targets(state, rules), movers(state, rules)
    for direction in range(_DIRECTIONS):
        rest = t[direction] & allowed
        while rest != ZERO:
            square_to = lowest(rest)
            store(memory, at, move_between(state, rules, origin_of(direction, square_to, pieces), square_to))
            rest &= rest - ONE
            at += 1
    turning = turners(state, rules) & state.own
    while turning != ZERO:
        square = lowest(turning)
        rest = turns(state, square) & allowed
        while rest != ZERO:
            store(memory, at, move_between(state, rules, square, lowest(rest)))
            rest &= rest - ONE
            at += 1
        turning &= turning - ONE
    return at


@implements(game.generate, GunkiState)
def generate(state: GunkiState, rules: int, memory: int, at: int) -> int:
    """Write direction by direction, then what turns corners."""
    return _write(state, rules, memory, at, enterable(state)) - at


@implements(game.generate_captures, GunkiState)
def generate_captures(state: GunkiState, rules: int, memory: int, at: int) -> int:
    """Write the attacks."""
    return _write(state, rules, memory, at, enterable(state) & state.enemy) - at


@implements(game.make, GunkiState, inline=True)
def make(state: GunkiState, rules: int, move: int) -> GunkiState:
    """Clear the squares of whoever falls or leaves, then set down the attacker if it is left."""
    left, entered = ONE << word(origin(move)), ONE << word(target(move))
    cleared = ~left if result(move) == ATTACKER_FALLS else ~(left | entered)
    placed = entered if result(move) == ATTACKER_STAYS else ZERO
    bits = kind(move)
    clock = (state.clock & ONE) ^ ONE if victim(move) else (state.clock + _2) ^ ONE
    return GunkiState(
        state.enemy & cleared,
        (state.own & cleared) | placed,
        (state.kind1 & cleared) | (placed if bits & 1 else ZERO),
        (state.kind2 & cleared) | (placed if bits & 2 else ZERO),
        (state.kind4 & cleared) | (placed if bits & 4 else ZERO),
        (state.kind8 & cleared) | (placed if bits & 8 else ZERO),
        clock,
    )


@implements(game.skip, GunkiState, inline=True)
def skip(state: GunkiState, rules: int) -> GunkiState:
    """Exchange the sides alone."""
    clock = (state.clock + _2) ^ ONE
    return GunkiState(state.enemy, state.own, state.kind1, state.kind2, state.kind4, state.kind8, clock)


@implements(game.decision, GunkiState, inline=True)
def decision(state: GunkiState, rules: int) -> int:
    """A taken Flag decides first; then a side without a piece that can move has lost."""
    standing, able = flags(state), movable(state)
    if standing & state.own == ZERO:
        return LOST
    if standing & state.enemy == ZERO:
        return WON
    if able & state.own == ZERO:
        return DRAWN if able & state.enemy == ZERO else LOST
    return WON if able & state.enemy == ZERO else GOES_ON


@implements(game.side, GunkiState, inline=True)
def side(state: GunkiState) -> int:
    """The clock's lowest bit."""
    return colour(state)


@implements(game.quiet, GunkiState, inline=True)
def quiet(state: GunkiState) -> int:
    """The clock without the colour."""
    return integer(state.clock >> ONE)


@implements(game.zobrist, GunkiState)
def zobrist(state: GunkiState, rules: int) -> int:
    """The keys of all pieces, and of the player to move."""
    mover = colour(state)
    key = TURN_KEY if mover else ZERO
    rest = state.own | state.enemy
    while rest != ZERO:
        square = lowest(rest)
        owner = mover if (state.own >> word(square)) & ONE != ZERO else 1 - mover
        key ^= _KEYS[(owner * _KINDS + kind_at(state, square)) * 64 + square]
        rest &= rest - ONE
    return key


@implements(game.rekey, GunkiState, inline=True)
def rekey(state: GunkiState, rules: int, key: int, move: int) -> int:
    """Exchange the keys of what moved and fell."""
    mover = colour(state)
    attacker = (mover * _KINDS + kind(move)) * 64
    key ^= TURN_KEY ^ _KEYS[attacker + origin(move)]
    if result(move) == ATTACKER_STAYS:
        key ^= _KEYS[attacker + target(move)]
    if victim(move) and result(move) != ATTACKER_FALLS:
        key ^= _KEYS[((1 - mover) * _KINDS + victim(move)) * 64 + target(move)]
    return key
