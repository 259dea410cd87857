"""The weights of Jungle's evaluation, in centipawns, worked out from the few parameters that are tuned.

``benchmarks/tune.py`` found the parameters; what is written here are names and the order in which compiled code finds
the weights.
"""

from collections.abc import Iterator, Mapping

RANKS, HALF_FILES = 9, 4
PLACES = RANKS * HALF_FILES + 1
"""Squares of a half board seen from the own side, rank by rank from the edge file to the middle one, and captivity."""
_NEARNESSES, _HUNTS = 8, 18

PLACE = 0
"""What an animal is worth, by animal (Rat first) and place."""
GOAL = PLACE + 8 * PLACES
"""By how near the own animals are to an enemy trap, then how near the enemy's are: 8 by 8, for traps beside the den,
then for the one before it."""
HUNT = GOAL + 2 * _NEARNESSES**2
"""By how near the own Rat is to the enemy's Elephant; last where only the Rat is left, and only the Elephant."""
IDLE, FREE = 16, 17
STRONGEST = HUNT + _HUNTS
"""For the strongest animal that the other side has not."""
MOBILITY = STRONGEST + 1
"""For each move there is."""
TEMPO = MOBILITY + 1
"""For being to move."""
VALUES = TEMPO + 1
"""By animal: what a capture is taken to bring in."""
COUNT = VALUES + 8

_ANIMALS = ("rat", "cat", "dog", "wolf", "panther", "tiger", "lion", "elephant")
_GROUPS = ("rat", "weak", "weak", "middle", "middle", "strong", "strong", "strong")

PARAMETERS: Mapping[str, int] = {
    "rat": 257,
    "cat": 347,
    "dog": 471,
    "wolf": 379,
    "panther": 460,
    "tiger": 762,
    "lion": 1004,
    "elephant": 1068,
    "rat_advance": 1,
    "weak_advance": -18,
    "middle_advance": 7,
    "strong_advance": 39,
    "rat_centre": -3,
    "weak_centre": 11,
    "middle_centre": 26,
    "strong_centre": 30,
    "weak_home": 51,
    "middle_home": 38,
    "own_trap": -20,
    "enemy_trap": 7,
    "siege": 39,
    "near": 1,
    "near_middle": 4,
    "unguarded": 39,
    "hunt": 19,
    "rat_idle": -105,
    "elephant_free": 128,
    "strongest": 73,
    "mobility": 14,
    "tempo": 4,
}
"""``advance`` is for each rank, ``centre`` for each file; ``home`` for standing where the own traps are watched from,
``siege`` where the enemy's are; ``near`` for each step nearer to an enemy trap, ``unguarded`` for each that the enemy
is farther from it; ``hunt`` for each step between the Rat and the enemy Elephant under 8, ``rat_idle`` where no such
Elephant is left, ``elephant_free`` where no enemy Rat is."""

_WATCHES = {(1, 2), (2, 3), (0, 1)}
"""Rank and file (of a half board) from which traps are watched."""
_TRAPS = {(0, 2), (1, 3)}


def _place(parameters: Mapping[str, int], animal: int, rank: int, file: int) -> int:
    group = _GROUPS[animal]
    value = parameters[_ANIMALS[animal]]
    value += parameters[f"{group}_advance"] * (rank - 4) - parameters[f"{group}_centre"] * (3 - file)
    if (rank, file) in _WATCHES:
        value += parameters.get(f"{group}_home", 0)
    if (RANKS - 1 - rank, file) in _WATCHES:
        value += parameters["siege"]
    if (rank, file) in _TRAPS:
        value += parameters["own_trap"]
    if (RANKS - 1 - rank, file) in _TRAPS:
        value += parameters["enemy_trap"]
    return value


def _places(parameters: Mapping[str, int]) -> Iterator[int]:
    for animal in range(8):
        for rank in range(RANKS):
            for file in range(HALF_FILES):
                yield _place(parameters, animal, rank, file)
        yield 0  # captive


def _goals(parameters: Mapping[str, int], near: str) -> Iterator[int]:
    for mine in range(_NEARNESSES):
        for theirs in range(_NEARNESSES):
            yield parameters[near] * (7 - mine) + parameters["unguarded"] * min(max(theirs - mine, 0), 3)


def _hunts(parameters: Mapping[str, int]) -> Iterator[int]:
    for steps in range(IDLE):
        yield parameters["hunt"] * max(8 - steps, 0)
    yield parameters["rat_idle"]
    yield -parameters["elephant_free"]


def expand(parameters: Mapping[str, int]) -> tuple[int, ...]:
    """The weights that follow from parameters."""
    weights = (
        *_places(parameters),
        *_goals(parameters, "near"),
        *_goals(parameters, "near_middle"),
        *_hunts(parameters),
        parameters["strongest"],
        parameters["mobility"],
        parameters["tempo"],
        *(parameters[animal] for animal in _ANIMALS),
    )
    assert len(weights) == COUNT
    return weights


WEIGHTS = expand(PARAMETERS)
"""All weights, in the order of the places named above."""
