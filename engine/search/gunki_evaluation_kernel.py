"""The evaluation of Gunki, compiled: what each side's pieces can still do against the other's."""

from collections import deque

from ...core.army_board import ARMY_BOARD
from ...core.army_pieces import ENGINEER
from ...core.seat import Seat
from ...kernels import game_kernel as game
from ...kernels.army_fill_kernel import fill
from ...kernels.army_tables_kernel import (
    ALL_SQUARES,
    CAMPS,
    EASTWARD,
    LINKS,
    NORTHWARD,
    SOUTHWARD,
    SQUARES,
    WESTWARD,
    bits,
    core_square,
)
from ...kernels.bits_kernel import ZERO, lowest, population
from ...kernels.gunki_kernel import GunkiState
from ...kernels.gunki_state_kernel import colour, engineers, flags, grenades, mines, movable
from ...kernels.memory_kernel import constant, implements, inlined, load, table
from . import evaluation_kernel as evaluation
from . import gunki_weights as at
from .gunki_exchange_kernel import exchange_value, flag_threatened
from .gunki_units_kernel import digs, equals, lords
from .memory_map import WEIGHTS

_MOST_BREAKERS = 5

_HALVES = table(bits(s for s in range(SQUARES) if ARMY_BOARD.seats[core_square(s)] is seat) for seat in Seat)
_RAILWAY = constant(bits(s for s in range(SQUARES) if EASTWARD[s] or WESTWARD[s] or NORTHWARD[s] or SOUTHWARD[s]))


def _reached(square: int) -> int:
    """The squares one move away on an empty board."""
    return int(LINKS[square] | EASTWARD[square] | WESTWARD[square] | NORTHWARD[square] | SOUTHWARD[square])


def _moves_to(goal: int) -> list[int]:
    """Moves from every square to a goal on an empty board."""
    moves = {goal: 0}
    waiting = deque(moves)
    while waiting:
        here = waiting.popleft()
        for square in range(SQUARES):
            if _reached(here) >> square & 1 and square not in moves:
                moves[square] = moves[here] + 1
                waiting.append(square)
    return [moves[square] for square in range(SQUARES)]


def _rings(goal: int) -> list[int]:
    moves = _moves_to(goal)
    return [bits(s for s in range(SQUARES) if min(moves[s], at.RINGS - 1) == ring) for ring in range(at.RINGS)]


_AWAY = table(ring for goal in range(SQUARES) for ring in _rings(goal))
"""The squares so many moves from a goal, at index ``goal * 8 + moves``."""


@inlined
def _weight(memory: int, index: int) -> int:
    return load(memory, WEIGHTS + index)


@inlined
def _united(t: tuple[int, int, int, int, int, int, int, int]) -> int:
    return t[0] | t[1] | t[2] | t[3] | t[4] | t[5] | t[6] | t[7]


@inlined
def _material(state: GunkiState, memory: int) -> int:
    """What units are worth by how many of the other side can beat them, and whether they have an equal there."""
    value = stronger_own = stronger_enemy = 0
    for unit in range(1, ENGINEER + 1):
        same = equals(state, unit)
        own, enemy = population(same & state.own), population(same & state.enemy)
        own_worth = _weight(memory, at.VALUE + min(stronger_enemy, at.VALUES - 1))
        enemy_worth = _weight(memory, at.VALUE + min(stronger_own, at.VALUES - 1))
        if own and enemy:
            own_worth += _weight(memory, at.EQUAL + min(stronger_enemy, at.EQUALS - 1))
            enemy_worth += _weight(memory, at.EQUAL + min(stronger_own, at.EQUALS - 1))
        value += own * own_worth - enemy * enemy_worth
        stronger_own += own
        stronger_enemy += enemy
    return value


@inlined
def _specialists(state: GunkiState, rules: int, memory: int, side: int, other: int, other_lords: int) -> int:
    """Grenades, Engineers and Mines."""
    bombs, diggers = population(grenades(state) & side), population(engineers(state) & side)
    value = bombs * _weight(memory, at.GRENADE)
    value += min(bombs, population(other_lords)) * _weight(memory, at.GRENADE_FOR_LORD)
    value += diggers * _weight(memory, at.ENGINEER)
    if digs(rules):
        value += min(diggers, population(mines(state) & other)) * _weight(memory, at.ENGINEER_FOR_MINE)
    return value + population(mines(state) & side) * _weight(memory, at.MINE)


@inlined
def _places(memory: int, able: int, seat: int) -> int:
    """Camps, the railway, and the other half."""
    value = population(able & CAMPS & _HALVES[seat]) * _weight(memory, at.OWN_CAMP)
    value += population(able & CAMPS & _HALVES[1 - seat]) * _weight(memory, at.ENEMY_CAMP)
    value += population(able & _RAILWAY) * _weight(memory, at.RAILWAY)
    return value + population(able & _HALVES[1 - seat]) * _weight(memory, at.BEYOND)


@inlined
def _shelter(state: GunkiState, rules: int, memory: int, side: int, able: int, other: int) -> int:
    """How well the Flag of a side is sheltered, and who is near to defend it."""
    flag = lowest(flags(state) & side)
    beside = LINKS[flag]
    breakers = other & ((engineers(state) | grenades(state)) if digs(rules) else movable(state))
    gaps = population(beside & ~(mines(state) & side))
    value = _weight(memory, at.SHELTER + (at.GAPS if breakers != ZERO else 0) + min(gaps, at.GAPS - 1))
    if gaps == 0:
        value += min(population(breakers), _MOST_BREAKERS) * _weight(memory, at.BREAKER)
    value += population(beside & able) * _weight(memory, at.GUARD)
    for moves in range(1, at.RINGS):
        value += population(_AWAY[flag * at.RINGS + moves] & able) * _weight(memory, at.DEFENDER + moves)
    return value


@inlined
def _siege(
    state: GunkiState, rules: int, memory: int, able: int, leaders: int, other: int, reached: int, watched: int
) -> int:
    """Who is near the other side's Flag and comes to the squares beside it, and whether those are watched."""
    flag = lowest(flags(state) & other)
    value = 0
    for moves in range(1, at.RINGS):
        ring = _AWAY[flag * at.RINGS + moves]
        value += population(ring & able) * _weight(memory, at.ATTACKER + moves)
        value += population(ring & leaders) * _weight(memory, at.LORD_ATTACKER + moves)
    entries = LINKS[flag] & ~mines(state) & reached
    value += population(entries & ~watched) * _weight(memory, at.FREE_ENTRY)
    value += population(entries & watched) * _weight(memory, at.WATCHED_ENTRY)
    mined = LINKS[flag] & mines(state) & other & reached
    if digs(rules) and mined != ZERO:
        mined &= _united(fill(engineers(state) & able, ALL_SQUARES & ~(state.own | state.enemy)))
        value += population(mined & ~watched) * _weight(memory, at.FREE_DIG)
        value += population(mined & watched) * _weight(memory, at.WATCHED_DIG)
    return value


@inlined
def _danger(state: GunkiState, memory: int, able: int, reached: int, watched: int, chasers: int) -> int:
    """Own pieces to which the other side can come."""
    exposed = able & ~CAMPS & reached
    value = population(exposed) * _weight(memory, at.ATTACKED)
    value += population(exposed & ~watched) * _weight(memory, at.UNPROTECTED)
    if chasers != ZERO:
        chased = exposed & _united(fill(chasers, ALL_SQUARES & ~(state.own | state.enemy)))
        value += population(chased) * _weight(memory, at.CHASED)
    return value


@inlined
def _mobility(t: tuple[int, int, int, int, int, int, int, int], free: int) -> int:
    """Ways to squares."""
    moves = 0
    for direction in range(8):
        moves += population(t[direction] & free)
    return moves


@implements(evaluation.evaluate, GunkiState)
def evaluate(state: GunkiState, rules: int, memory: int) -> int:
    """All terms of both sides; the game goes on, so both have a Flag."""
    own, enemy, seat = state.own, state.enemy, colour(state)
    own_able, enemy_able = movable(state) & own, movable(state) & enemy
    empty = ALL_SQUARES & ~(own | enemy)
    own_ways, enemy_ways = fill(own_able, empty), fill(enemy_able, empty)
    own_reach, enemy_reach = _united(own_ways), _united(enemy_ways)
    own_lords, enemy_lords = lords(state, own, enemy), lords(state, enemy, own)

    value = _material(state, memory) + _weight(memory, at.TEMPO)
    value += _specialists(state, rules, memory, own, enemy, enemy_lords)
    value -= _specialists(state, rules, memory, enemy, own, own_lords)
    value += _places(memory, own_able, seat) - _places(memory, enemy_able, 1 - seat)
    value += _shelter(state, rules, memory, own, own_able, enemy) - _shelter(
        state, rules, memory, enemy, enemy_able, own
    )
    value += _siege(state, rules, memory, own_able, own_lords, enemy, own_reach, enemy_reach)
    value -= _siege(state, rules, memory, enemy_able, enemy_lords, own, enemy_reach, own_reach)
    value += _danger(state, memory, own_able, enemy_reach, own_reach, enemy_lords)
    value -= _danger(state, memory, enemy_able, own_reach, enemy_reach, own_lords)
    own_moves = _mobility(own_ways, empty | (enemy & ~CAMPS))
    enemy_moves = _mobility(enemy_ways, empty | (own & ~CAMPS))
    value += (own_moves - enemy_moves) * _weight(memory, at.MOBILITY)
    return value - value * game.quiet(state) // _weight(memory, at.PATIENCE)


@implements(evaluation.exchange, GunkiState, inline=True)
def exchange(state: GunkiState, rules: int, memory: int, move: int) -> int:
    """By the battle's result, and the best answer to it."""
    return exchange_value(state, rules, memory, move)


@implements(evaluation.urgent, GunkiState, inline=True)
def urgent(state: GunkiState, rules: int) -> bool:
    """Whether an enemy can take the own Flag."""
    return flag_threatened(state, rules)
