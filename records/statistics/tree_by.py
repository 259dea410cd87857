"""What tells two nodes of a tree of openings apart."""

import enum


class TreeBy(enum.Enum):
    """How nodes are told apart."""

    POSITION = "position"
    """By the position, and how many plies after the root it is: the order of moves does not matter."""
    MOVES = "moves"
    """By the moves that lead there."""
