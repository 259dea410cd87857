"""The animals of Jungle, and the parameters that their powers depend on."""

import enum

from .piece import PieceKind

ELEPHANT, LION, TIGER, PANTHER, WOLF, DOG, CAT, RAT = range(1, 9)

JUNGLE_KINDS = tuple(
    PieceKind(number, name, rank=9 - number, count=1)
    for number, name in enumerate(("Elephant", "Lion", "Tiger", "Panther", "Wolf", "Dog", "Cat", "Rat"), 1)
)


class TrapWeakens(enum.Enum):
    """Whom a trap weakens, and when."""

    EVERYONE = "everyone, and in attack too"
    ENEMY_IN_DEFENCE = "only the enemy, only in defence"


class PantherJumps(enum.Enum):
    """Where the Panther jumps over water."""

    NO = "no"
    ACROSS = "across"
