"""Which of several games that are the same is kept."""

import enum


class Keep(enum.Enum):
    """What the game that is kept has before the others."""

    FIRST = "first"
    """It comes first."""
    FULLEST = "fullest"
    """It has most moves, comments, annotations and known tags; of equal ones it comes first."""
