"""The weights of Jungle's evaluation, in centipawns."""

VALUES = (500, 250, 350, 450, 550, 900, 1000, 950)
"""Animals by rank, Rat first."""
ADVANCE = 12
"""For each step nearer to the enemy den."""

WEIGHTS = (*VALUES, ADVANCE)
"""All of them, in the order in which compiled code finds them."""
