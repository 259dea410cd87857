"""The weights of Gunki's evaluation, in centipawns, in the order in which compiled code finds them.

Each counts once for the own side and once, against it, for the other.
"""

import math

VALUE = 0
"""What a unit is worth, by the number of enemy units stronger than it, up to 15."""
VALUES = 16
EQUAL = VALUE + VALUES
"""Further where the enemy has a unit of the same kind, by the number of stronger ones, up to 3."""
EQUALS = 4
GRENADE = EQUAL + EQUALS
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
"""For each piece that can move, by how many moves it is away from the own Flag on an empty board, up to 7."""
ATTACKER = DEFENDER + 8
"""The same for the enemy Flag."""
LORD_ATTACKER = ATTACKER + 8
"""Further for a lord."""
FREE_ENTRY = LORD_ATTACKER + 8
"""For each square beside the enemy Flag, no Mine, that an own piece reaches and no enemy piece can come to."""
WATCHED_ENTRY = FREE_ENTRY + 1
"""For each that an own piece and an enemy one reach."""
FREE_DIG = WATCHED_ENTRY + 1
"""For each Mine beside the enemy Flag that an Engineer reaches in a straight line, and no enemy piece comes to."""
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
COUNT = TEMPO + 1


def _first_guess() -> list[int]:
    weights = [0] * COUNT
    for stronger in range(VALUES):
        weights[VALUE + stronger] = 200 + round(500 * math.exp(-stronger / 4))
    weights[GRENADE], weights[GRENADE_FOR_LORD] = 250, 150
    weights[ENGINEER], weights[ENGINEER_FOR_MINE] = 30, 60
    weights[MINE] = 60
    weights[SHELTER : SHELTER + 8] = 300, 60, 20, 0, 240, 50, 20, 0
    weights[GUARD] = 15
    weights[DEFENDER : DEFENDER + 8] = 0, 0, 8, 5, 2, 0, 0, 0
    weights[ATTACKER : ATTACKER + 8] = 0, 40, 20, 12, 6, 3, 0, 0
    weights[LORD_ATTACKER : LORD_ATTACKER + 8] = 0, 60, 40, 30, 20, 10, 0, 0
    weights[FREE_ENTRY], weights[WATCHED_ENTRY] = 100, 20
    weights[FREE_DIG], weights[WATCHED_DIG] = 100, 20
    weights[MOBILITY] = 2
    weights[ATTACKED], weights[UNPROTECTED], weights[CHASED] = -5, -5, -10
    weights[OWN_CAMP], weights[ENEMY_CAMP] = 5, 15
    weights[RAILWAY] = 3
    weights[BEYOND] = 5
    weights[TEMPO] = 10
    return weights


WEIGHTS = tuple(_first_guess())
