"""The weights of Gunki's evaluation, in centipawns, in the order in which compiled code finds them.

Each counts once for the own side and once, against it, for the other.
"""

import math

VALUE = 0
"""What a unit is worth, by twice the number of enemy units stronger than it, plus that of its equals."""
VALUES = 48
GRENADE = VALUE + VALUES
"""For each Grenade."""
GRENADE_FOR_LORD = GRENADE + 1
"""Further for each for which the enemy has a *lord*: a unit stronger than all of the own side."""
ENGINEER = GRENADE_FOR_LORD + 1
"""For each Engineer, beside its value as the weakest unit."""
ENGINEER_FOR_MINE = ENGINEER + 1
"""Further for each for which the enemy has a Mine."""
MINE = ENGINEER_FOR_MINE + 1
"""For each Mine."""
SHELTER = MINE + 1
"""For the own Flag, by the number of squares beside it without an own Mine, 0 to 3; the last four where the enemy has
an Engineer or Grenade left."""
GUARD = SHELTER + 8
"""For each own piece that can move on a square beside the own Flag."""
DEFENDER = GUARD + 1
"""For each unit, by how many moves it is away from the own Flag on an empty board, 1 to 7."""
ATTACKER = DEFENDER + 8
"""The same for the enemy Flag."""
LORD_ATTACKER = ATTACKER + 8
"""Further for a lord."""
ENTRY = LORD_ATTACKER + 8
"""For each square beside the enemy Flag that an own piece can enter."""
MOBILITY = ENTRY + 1
"""For each square to which units that travel straight can go, counted once for each direction."""
OWN_CAMP = MOBILITY + 1
"""For each unit in a camp of the own half."""
ENEMY_CAMP = OWN_CAMP + 1
"""The same for the enemy's half."""
RAILWAY = ENEMY_CAMP + 1
"""For each unit on the railway."""
BEYOND = RAILWAY + 1
"""For each unit on the enemy's half."""
TEMPO = BEYOND + 1
"""For being to move, for that player alone."""
COUNT = TEMPO + 1


def _first_guess() -> list[int]:
    weights = [0] * COUNT
    for threats in range(VALUES):
        weights[VALUE + threats] = 100 + round(800 * math.exp(-threats / 8))
    weights[GRENADE], weights[GRENADE_FOR_LORD] = 250, 150
    weights[ENGINEER], weights[ENGINEER_FOR_MINE] = 30, 60
    weights[MINE] = 60
    weights[SHELTER : SHELTER + 8] = 300, 60, 20, 0, 120, 50, 20, 0
    weights[GUARD] = 15
    weights[DEFENDER : DEFENDER + 8] = 0, 0, 8, 5, 2, 0, 0, 0
    weights[ATTACKER : ATTACKER + 8] = 0, 40, 20, 12, 6, 3, 0, 0
    weights[LORD_ATTACKER : LORD_ATTACKER + 8] = 0, 60, 40, 30, 20, 10, 0, 0
    weights[ENTRY] = 20
    weights[MOBILITY] = 2
    weights[OWN_CAMP], weights[ENEMY_CAMP] = 5, 15
    weights[RAILWAY] = 3
    weights[BEYOND] = 5
    weights[TEMPO] = 10
    return weights


WEIGHTS = tuple(_first_guess())
