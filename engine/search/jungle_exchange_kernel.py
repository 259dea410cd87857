"""What a capture of Jungle brings in once both sides have recaptured: static exchange evaluation.

Source: "Static Exchange Evaluation" in the chess programming literature; as far as the third recapture.
"""

from ...kernels.bits_kernel import ONE, ZERO
from ...kernels.jungle_state_kernel import ELEPHANT, GONE, LION, PANTHER, RAT, TIGER, JungleState, bit, colour
from ...kernels.jungle_tables_kernel import ALL_TRAPS, LAND_STEPS, RAT_STEPS, TRAPS_OF_ENEMY_KINDS, WATER
from ...kernels.jungle_targets_kernel import (
    ELEPHANT_TAKES_RAT,
    PANTHER_JUMPS,
    TRAP_WEAKENS_EVERYONE,
    jumps,
    jumps_across,
)
from ...kernels.memory_kernel import inlined, load, part, word
from ...kernels.move_kernel import kind, target, victim
from .jungle_weights import VALUES
from .memory_map import WEIGHTS

_CHEAPEST_FIRST = (1, 2, 3, 4, 0, 5, 7, 6)
_NOBODY = 8


@inlined
def _worth(memory: int, animal: int) -> int:
    return load(memory, WEIGHTS + VALUES + animal)


@inlined
def _without(side: int, animal: int) -> int:
    return side | word(GONE) << word(8 * animal)


@inlined
def _arrivals(animal: int, square: int, colour: int, swimming: int, rules: int) -> int:
    """From where an animal comes to a square; ways are the same in both directions."""
    if animal == RAT:
        return RAT_STEPS[colour * 64 + square]
    steps = LAND_STEPS[colour * 64 + square]
    if animal == TIGER or animal == LION:
        return steps | jumps(square, swimming)
    if animal == PANTHER and rules & PANTHER_JUMPS:
        return steps | jumps_across(square, swimming)
    return steps


@inlined
def _overcomes(animal: int, here: int, prey: int, there: int, helpless: bool, rules: int) -> bool:
    """Whether an animal takes another on a neighbouring square; both squares are given as sets."""
    if (here & WATER == ZERO) != (there & WATER == ZERO):
        return False
    if animal == RAT and prey == ELEPHANT:
        return True
    if rules & TRAP_WEAKENS_EVERYONE and here & ALL_TRAPS != ZERO:
        return False
    if helpless:
        return True
    if animal == ELEPHANT and prey == RAT:
        return rules & ELEPHANT_TAKES_RAT != 0
    return animal >= prey


@inlined
def _cheapest(takers: int, others: int, colour: int, square: int, prey: int, rules: int) -> int:
    """The cheapest animal of a side that takes an enemy on a square; ``_NOBODY`` if none does."""
    there = ONE << word(square)
    everyone = 1 if rules & TRAP_WEAKENS_EVERYONE else 0
    helpless = there & TRAPS_OF_ENEMY_KINDS[everyone * 2 + colour] != ZERO
    swimming = (bit(takers, RAT) | bit(others, RAT)) & WATER
    for index in range(8):
        animal = _CHEAPEST_FIRST[index]
        here = bit(takers, animal)
        if here & _arrivals(animal, square, colour, swimming, rules) != ZERO and _overcomes(
            animal, here, prey, there, helpless, rules
        ):
            return animal
    return _NOBODY


@part
def exchange_value(state: JungleState, rules: int, memory: int, move: int) -> int:
    """The victim's worth less what the best recapture brings the other side, and so on."""
    square, side = target(move), colour(state)
    first = 8 - kind(move)
    gained = _worth(memory, 8 - victim(move))
    own = _without(state.own, first)
    enemy = _without(state.enemy, 8 - victim(move))
    second = _cheapest(enemy, own, 1 - side, square, first, rules)
    if second == _NOBODY:
        return gained
    third = _cheapest(own, _without(enemy, second), side, square, second, rules)
    if third == _NOBODY:
        return gained - _worth(memory, first)
    fourth = _cheapest(_without(enemy, second), _without(own, third), 1 - side, square, third, rules)
    last = _worth(memory, third) if fourth != _NOBODY else 0
    return gained - max(0, _worth(memory, first) - max(0, _worth(memory, second) - last))
