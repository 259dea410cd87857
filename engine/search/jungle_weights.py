"""The weights of Jungle's evaluation, in centipawns, worked out from the few parameters that are tuned.

``benchmarks/tune.py`` found the parameters; what is written here are names and the order in which compiled code finds
the weights.
"""

from collections.abc import Iterator, Mapping

RANKS, HALF_FILES = 9, 4
PLACES = RANKS * HALF_FILES + 1
"""Squares of a half board seen from the own side, rank by rank from the edge file to the middle one, and captivity."""
_NEARNESSES, _DISTANCES = 8, 16

PLACE = 0
"""What an animal is worth, by animal (Rat first) and place."""
GOAL = PLACE + 8 * PLACES
"""By how near the own animals are to an enemy trap, then how near the enemy's are: 8 by 8, for traps beside the den,
then for the one before it."""
HUNT = GOAL + 2 * _NEARNESSES**2
"""By how near the own Rat is to the enemy's Elephant; 15 where one of them is gone."""
STRONGEST = HUNT + _DISTANCES
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
    "rat": 344,
    "cat": 291,
    "dog": 447,
    "wolf": 436,
    "panther": 470,
    "tiger": 795,
    "lion": 1059,
    "elephant": 968,
    "rat_advance": 1,
    "weak_advance": -10,
    "middle_advance": 1,
    "strong_advance": 41,
    "rat_centre": 0,
    "weak_centre": 9,
    "middle_centre": 24,
    "strong_centre": 26,
    "weak_home": 45,
    "middle_home": 23,
    "strong_home": 2,
    "rat_swims": -1,
    "siege": 38,
    "near": 6,
    "near_middle": 2,
    "unguarded": 43,
    "hunt": 16,
    "strongest": 62,
    "mobility": 15,
    "tempo": 12,
}
"""``advance`` is for each rank, ``centre`` for each file; ``home`` for standing where the own traps are watched from,
``siege`` where the enemy's are; ``near`` for each step nearer to an enemy trap, ``unguarded`` for each that the enemy
is farther from it; ``hunt`` for each step between the Rat and the enemy Elephant under 8."""

_WATCHES = {(1, 2), (2, 3), (0, 1)}
"""Rank and file (of a half board) from which traps are watched."""
_WATER = {(rank, file) for rank in (3, 4, 5) for file in (1, 2)}


def _place(parameters: Mapping[str, int], animal: int, rank: int, file: int) -> int:
    group = _GROUPS[animal]
    value = parameters[_ANIMALS[animal]]
    value += parameters[f"{group}_advance"] * (rank - 4) - parameters[f"{group}_centre"] * (3 - file)
    if (rank, file) in _WATCHES:
        value += parameters.get(f"{group}_home", 0)
    if (RANKS - 1 - rank, file) in _WATCHES:
        value += parameters["siege"]
    if animal == 0 and (rank, file) in _WATER:
        value += parameters["rat_swims"]
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
    for steps in range(_DISTANCES):
        yield parameters["hunt"] * max(8 - steps, 0)


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
