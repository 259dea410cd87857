"""How soon the animals of Jungle reach the dens and the traps beside them, on a board without other animals.

Distances are kept in unary: a word has four fields of 16 bits, and in a field bit ``d`` is set if the goal is at most
``d`` steps away. So the nearest of several animals is found by OR, and races are decided by AND.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from ...core.board import Zone
from ...core.jungle_board import DENS, JUNGLE_BOARD
from ...core.seat import Seat, Side
from ...kernels.bits_kernel import ONE, ZERO, lowest
from ...kernels.jungle_state_kernel import square
from ...kernels.jungle_tables_kernel import ALL_LANDINGS, LAND_STEPS, LANDINGS_ACROSS, RAT_STEPS, WATER
from ...kernels.jungle_targets_kernel import PANTHER_JUMPS
from ...kernels.memory_kernel import constant, inlined, table, word

FAR = 15
"""A distance as large as any, or to a goal that is never reached."""

_BOARD_SQUARES = range(JUNGLE_BOARD.size)
_SWIMS, _WALKS, _JUMPS_ACROSS, _JUMPS = range(4)
_TRAP_FIELDS = constant((1 << 48) - 1)
_FIELD = constant((1 << 16) - 1)
_TOPS = constant(1 << 15 | 1 << 31 | 1 << 47)

Ways = Callable[[Side, int], int]
"""The squares, as a set, to which an animal of a side goes from a square."""


_LAND_STEPS, _RAT_STEPS, _LANDINGS, _ACROSS = (
    numbers.tolist() for numbers in (LAND_STEPS, RAT_STEPS, ALL_LANDINGS, LANDINGS_ACROSS)
)
_WATER = int(WATER)


def _walk(side: Side, square: int) -> int:
    steps: int = _LAND_STEPS[side * 64 + square]
    return steps


def _swim(side: Side, square: int) -> int:
    steps: int = _RAT_STEPS[side * 64 + square]
    return steps


def _leave_water(side: Side, square: int) -> int:
    """A Rat's steps that do not enter the water from land, where land animals meet it."""
    swims = _WATER >> square & 1
    return _swim(side, square) & (-1 if swims else ~_WATER)


def _jump(side: Side, square: int) -> int:
    return _walk(side, square) | int(_LANDINGS[square])


def _jump_across(side: Side, square: int) -> int:
    return _walk(side, square) | int(_ACROSS[square])


@cache
def _distances(ways: Ways, side: Side, start: int) -> dict[int, int]:
    """Steps from a square to all that an animal reaches from it."""
    distances = {start: 0}
    waiting = deque(distances)
    while waiting:
        here = waiting.popleft()
        left = ways(side, here)
        while left:
            following = (left & -left).bit_length() - 1
            left &= left - 1
            if following not in distances:
                distances[following] = distances[here] + 1
                waiting.append(following)
    return distances


def _distance(ways: Ways, side: Side, start: int, goal: int) -> int:
    return min(_distances(ways, side, start).get(goal, FAR), FAR)


def _unary(distances: Iterable[int]) -> int:
    return sum(((1 << 16) - (1 << distance)) << 16 * field for field, distance in enumerate(distances))


def _traps(side: Side) -> list[int]:
    """The traps beside a side's den, the one before it last."""
    traps = JUNGLE_BOARD.zone_squares(Zone.TRAP, Seat(side))
    return sorted(traps, key=lambda trap: (trap % 7 == DENS[side] % 7, trap))


def _approach(surely: Ways, soonest: Ways, side: Side, square: int) -> int:
    enemy = Side(1 - side)
    return _unary(
        [
            *(_distance(surely, side, square, trap) for trap in _traps(enemy)),
            _distance(soonest, side, square, DENS[enemy]),
        ]
    )


def _return(soonest: Ways, side: Side, square: int) -> int:
    return _unary([*(_distance(soonest, side, square, trap) for trap in _traps(side)), FAR])


def _table(words: Iterable[Callable[[Side, int], int]]) -> Any:
    return table(
        word_of(side, s) if s in _BOARD_SQUARES else 0 for word_of in words for side in Side for s in range(64)
    )


_SOONEST: tuple[Ways, ...] = (_swim, _walk, _jump_across, _jump)
_SURELY: tuple[Ways, ...] = (_leave_water, _walk, _walk, _walk)

_APPROACHES = _table(partial(_approach, surely, soonest) for surely, soonest in zip(_SURELY, _SOONEST, strict=True))
"""At index ``(way * 2 + side) * 64 + square``: to the three enemy traps by a way on which whoever can take the animal
could as well wait at the trap, and in the last field to the enemy den, as soon as could be."""

_RETURNS = _table(partial(_return, soonest) for soonest in _SOONEST)
"""Indexed alike: to the three traps of the own side, as soon as could be."""


@inlined
def _nearest(distances: Any, side: int, own: int, rules: int) -> int:
    at = side * 64
    panther = _JUMPS_ACROSS if rules & PANTHER_JUMPS else _WALKS
    found = distances[at + square(own, 0)]
    for animal in (1, 2, 3, 7):
        found |= distances[_WALKS * 128 + at + square(own, animal)]
    found |= distances[panther * 128 + at + square(own, 4)]
    return found | distances[_JUMPS * 128 + at + square(own, 5)] | distances[_JUMPS * 128 + at + square(own, 6)]


@inlined
def approach(side: int, own: int, rules: int) -> int:
    """How near the animals of a side are to the enemy traps and the enemy den."""
    return _nearest(_APPROACHES, side, own, rules)


@inlined
def guard(side: int, own: int, rules: int) -> int:
    """How near the animals of a side are to the traps of their own side."""
    return _nearest(_RETURNS, side, own, rules)


@inlined
def steps_to(distances: int, field: int) -> int:
    """The distance in a field; ``FAR`` at most."""
    return lowest((distances >> word(16 * field)) | (ONE << word(FAR)))


@inlined
def sooner(distances: int, guards: int) -> int:
    """The least distance to a trap that no guard reaches at that distance; ``FAR`` if there is none."""
    free = distances & ~guards & _TRAP_FIELDS
    if free == ZERO:
        return FAR
    return lowest((free | (free >> word(16)) | (free >> word(32))) & _FIELD)


@inlined
def hurried(guards: int) -> int:
    """The guards one step nearer, as they are where it is their turn."""
    return (guards >> ONE) & ~_TOPS | (guards & _TOPS)
