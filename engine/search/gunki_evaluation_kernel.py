"""The evaluation of Gunki, compiled: what each side's pieces can still do against the other's."""

from collections import deque

from ...core.army_board import ARMY_BOARD
from ...core.army_pieces import ENGINEER
from ...core.seat import Seat
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
from .gunki_units_kernel import equals, lords
from .memory_map import WEIGHTS

_RINGS = 8

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
    return [bits(s for s in range(SQUARES) if min(moves[s], _RINGS - 1) == ring) for ring in range(_RINGS)]


_AWAY = table(ring for goal in range(SQUARES) for ring in _rings(goal))
"""The squares so many moves from a goal, at index ``goal * 8 + moves``."""


@inlined
def _weight(memory: int, index: int) -> int:
    return load(memory, WEIGHTS + index)


@inlined
def _material(state: GunkiState, memory: int) -> int:
    """What units are worth by how many of the other side can beat them, and how many are their equals."""
    value = stronger_own = stronger_enemy = 0
    for unit in range(1, ENGINEER + 1):
        same = equals(state, unit)
        own, enemy = population(same & state.own), population(same & state.enemy)
        value += own * _weight(memory, at.VALUE + min(2 * stronger_enemy + enemy, at.VALUES - 1))
        value -= enemy * _weight(memory, at.VALUE + min(2 * stronger_own + own, at.VALUES - 1))
        stronger_own += own
        stronger_enemy += enemy
    return value


@inlined
def _specialists(state: GunkiState, memory: int, side: int, other: int, other_lords: int) -> int:
    """Grenades, Engineers and Mines."""
    bombs, diggers = population(grenades(state) & side), population(engineers(state) & side)
    value = bombs * _weight(memory, at.GRENADE)
    value += min(bombs, population(other_lords)) * _weight(memory, at.GRENADE_FOR_LORD)
    value += diggers * _weight(memory, at.ENGINEER)
    value += min(diggers, population(mines(state) & other)) * _weight(memory, at.ENGINEER_FOR_MINE)
    return value + population(mines(state) & side) * _weight(memory, at.MINE)


@inlined
def _places(state: GunkiState, memory: int, side: int, seat: int) -> int:
    """Camps, the railway, and the other half."""
    able = movable(state) & side
    value = population(able & CAMPS & _HALVES[seat]) * _weight(memory, at.OWN_CAMP)
    value += population(able & CAMPS & _HALVES[1 - seat]) * _weight(memory, at.ENEMY_CAMP)
    value += population(able & _RAILWAY) * _weight(memory, at.RAILWAY)
    return value + population(able & _HALVES[1 - seat]) * _weight(memory, at.BEYOND)


@inlined
def _flag_safety(state: GunkiState, memory: int, side: int, other: int) -> int:
    """How well the Flag of a side is sheltered, and who is near to defend it."""
    flag = lowest(flags(state) & side)
    beside = LINKS[flag]
    broken = 4 if (engineers(state) | grenades(state)) & other != ZERO else 0
    value = _weight(memory, at.SHELTER + broken + min(population(beside & ~(mines(state) & side)), 3))
    able = movable(state) & side
    value += population(beside & able) * _weight(memory, at.GUARD)
    for moves in range(1, _RINGS):
        value += population(_AWAY[flag * _RINGS + moves] & able) * _weight(memory, at.DEFENDER + moves)
    return value


@inlined
def _attack(state: GunkiState, memory: int, side: int, other: int, leaders: int) -> int:
    """Who is near the other side's Flag."""
    flag = lowest(flags(state) & other)
    able = movable(state) & side
    value = 0
    for moves in range(1, _RINGS):
        ring = _AWAY[flag * _RINGS + moves]
        value += population(ring & able) * _weight(memory, at.ATTACKER + moves)
        value += population(ring & leaders) * _weight(memory, at.LORD_ATTACKER + moves)
    return value


@inlined
def _activity(state: GunkiState, memory: int, side: int, other: int) -> int:
    """Where units can go, and whether that is beside the other side's Flag."""
    t = fill(movable(state) & side, ALL_SQUARES & ~side & ~other)
    free = ALL_SQUARES & ~side & ~(other & CAMPS)
    moves = 0
    reached = ZERO
    for direction in range(8):
        moves += population(t[direction] & free)
        reached |= t[direction]
    entries = LINKS[lowest(flags(state) & other)] & free & ~mines(state)
    return moves * _weight(memory, at.MOBILITY) + population(reached & entries) * _weight(memory, at.ENTRY)


@inlined
def _side(state: GunkiState, memory: int, side: int, other: int, seat: int) -> int:
    own_lords, other_lords = lords(state, side, other), lords(state, other, side)
    return (
        _specialists(state, memory, side, other, other_lords)
        + _places(state, memory, side, seat)
        + _flag_safety(state, memory, side, other)
        + _attack(state, memory, side, other, own_lords)
        + _activity(state, memory, side, other)
    )


@implements(evaluation.evaluate, GunkiState)
def evaluate(state: GunkiState, rules: int, memory: int) -> int:
    """All terms of both sides; the game goes on, so both have a Flag."""
    seat = colour(state)
    value = _material(state, memory) + _weight(memory, at.TEMPO)
    value += _side(state, memory, state.own, state.enemy, seat)
    return value - _side(state, memory, state.enemy, state.own, 1 - seat)


@implements(evaluation.exchange, GunkiState, inline=True)
def exchange(state: GunkiState, rules: int, memory: int, move: int) -> int:
    """By the battle's result, and the best answer to it."""
    return exchange_value(state, rules, memory, move)


@implements(evaluation.urgent, GunkiState, inline=True)
def urgent(state: GunkiState, rules: int) -> bool:
    """Whether an enemy can take the own Flag."""
    return flag_threatened(state, rules)
