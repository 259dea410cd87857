"""The weights of Gunki's evaluation, in centipawns, worked out from the few parameters that are tuned.

``benchmarks/tune.py`` found the parameters; what is written here are names and the order in which compiled code finds
the weights. Each weight counts once for the own side and once, against it, for the other.
"""

import math
from collections.abc import Mapping

VALUES = 16
EQUALS = 4
GAPS = 4
_QUIET_PLIES = 100
RINGS = 8
"""One more than the most moves that are told apart."""

VALUE = 0
"""What a unit is worth, by the number of enemy units stronger than it, up to 15."""
EQUAL = VALUE + VALUES
"""Further where the enemy has a unit of the same kind, by the number of stronger ones, up to 3."""
GRENADE = EQUAL + EQUALS
"""For each Grenade."""
GRENADE_FOR_LORD = GRENADE + 1
"""Further for each for which the enemy has a *lord*: a unit stronger than all of the own side."""
ENGINEER = GRENADE_FOR_LORD + 1
"""For each Engineer, beside its value as the weakest unit."""
ENGINEER_FOR_MINE = ENGINEER + 1
"""Further for each for which the enemy has a Mine, where Engineers survive those."""
MINE = ENGINEER_FOR_MINE + 1
"""For each Mine."""
SHELTER = MINE + 1
"""For the own Flag, by the number of squares beside it without an own Mine, up to 3; the last four where the enemy can
still remove Mines."""
BREAKER = SHELTER + 2 * GAPS
"""For each piece of the enemy that can, up to 5, where Mines are all around the own Flag."""
GUARD = BREAKER + 1
"""For each own piece that can move on a square beside the own Flag."""
DEFENDER = GUARD + 1
"""For each piece that can move, by how many moves it is away from the own Flag on an empty board, up to 7."""
ATTACKER = DEFENDER + RINGS
"""The same for the enemy Flag."""
LORD_ATTACKER = ATTACKER + RINGS
"""Further for a lord."""
FREE_ENTRY = LORD_ATTACKER + RINGS
"""For each square beside the enemy Flag, no Mine, that an own piece reaches and no enemy piece can come to."""
WATCHED_ENTRY = FREE_ENTRY + 1
"""For each that an own piece and an enemy one reach."""
FREE_DIG = WATCHED_ENTRY + 1
"""For each Mine beside the enemy Flag that an Engineer reaches straight and would survive, and no enemy comes to."""
WATCHED_DIG = FREE_DIG + 1
"""For each that an Engineer and an enemy piece reach."""
MOBILITY = WATCHED_DIG + 1
"""For each way of a piece to a square in a straight line."""
ATTACKED = MOBILITY + 1
"""For each own piece that can move, outside of camps, to which an enemy piece can come."""
UNPROTECTED = ATTACKED + 1
"""Further where no own piece could answer."""
CHASED = UNPROTECTED + 1
"""Further where it is a lord that can come."""
OWN_CAMP = CHASED + 1
"""For each piece in a camp of the own half."""
ENEMY_CAMP = OWN_CAMP + 1
"""The same for the enemy's half."""
RAILWAY = ENEMY_CAMP + 1
"""For each piece that can move on the railway."""
BEYOND = RAILWAY + 1
"""For each piece on the enemy's half."""
TEMPO = BEYOND + 1
"""For being to move, for that player alone."""
PATIENCE = TEMPO + 1
"""The number of quiet plies, more than are ever played, that would make every advantage worthless."""
COUNT = PATIENCE + 1

PARAMETERS: Mapping[str, int] = {
    "least": 78,
    "lord": 495,
    "fall": 136,
    "equal": 2,
    "equal_lord": 12,
    "grenade": 361,
    "grenade_for_lord": 74,
    "engineer": 53,
    "engineer_for_mine": 75,
    "mine": 125,
    "sealed": 631,
    "sealed_for_good": 862,
    "one_gap": 51,
    "two_gaps": 26,
    "breaker": -30,
    "guard": 19,
    "defender": 15,
    "attacker": 11,
    "lord_attacker": 62,
    "free_entry": 153,
    "watched_entry": 26,
    "free_dig": 123,
    "watched_dig": 8,
    "mobility": 7,
    "attacked": -26,
    "unprotected": -10,
    "chased": -5,
    "own_camp": 35,
    "enemy_camp": 19,
    "railway": 3,
    "beyond": 6,
    "tempo": 18,
    "patience": 351,
}
"""``least`` is what a unit is worth that many can beat, ``lord`` what more one that none can; between them the value
falls to a third for each ``fall`` hundredths of a stronger unit. Attackers and defenders count the less the more moves
they are away."""


def _values(parameters: Mapping[str, int]) -> list[int]:
    fall = max(parameters["fall"], 10) / 100
    return [parameters["least"] + round(parameters["lord"] * math.exp(-stronger / fall)) for stronger in range(VALUES)]


def _near(value: int, most: int) -> list[int]:
    """Less the farther away, nothing from more than ``most`` moves on."""
    return [0, *(round(value / moves) if moves <= most else 0 for moves in range(1, RINGS))]


def expand(parameters: Mapping[str, int]) -> tuple[int, ...]:
    """The weights that follow from parameters."""
    gaps = (parameters["one_gap"], parameters["two_gaps"], 0)
    weights = (
        *_values(parameters),
        parameters["equal_lord"],
        *([parameters["equal"]] * (EQUALS - 1)),
        *(parameters[name] for name in ("grenade", "grenade_for_lord", "engineer", "engineer_for_mine", "mine")),
        *(parameters["sealed_for_good"], *gaps),
        *(parameters["sealed"], *gaps),
        parameters["breaker"],
        parameters["guard"],
        *_near(parameters["defender"], 3),
        *_near(parameters["attacker"], 5),
        *_near(parameters["lord_attacker"], 5),
        *(parameters[name] for name in ("free_entry", "watched_entry", "free_dig", "watched_dig", "mobility")),
        *(parameters[name] for name in ("attacked", "unprotected", "chased", "own_camp", "enemy_camp")),
        *(parameters[name] for name in ("railway", "beyond", "tempo")),
        max(parameters["patience"], _QUIET_PLIES + 1),
    )
    assert len(weights) == COUNT
    return weights


WEIGHTS = expand(PARAMETERS)
"""All weights, in the order of the places named above."""
