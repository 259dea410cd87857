"""Who plays, where they sit, and which colour their pieces have."""

import enum


class Player(enum.IntEnum):
    """A player by turn order; results, tags and clocks are theirs."""

    FIRST = 0
    SECOND = 1


class Side(enum.IntEnum):
    """A colour of pieces. ``BLACK`` is the dark side of every game; Junqi calls it Red."""

    WHITE = 0
    BLACK = 1


class Seat(enum.IntEnum):
    """An end of the board: ``SOUTH`` is rank 1, drawn at the bottom."""

    SOUTH = 0
    NORTH = 1


OPPONENT = (Player.SECOND, Player.FIRST)
"""The other player, indexed by player."""

ENEMY = (Side.BLACK, Side.WHITE)
"""The other side, indexed by side."""

SIDES = (Side.WHITE, Side.BLACK)
"""The sides by number; quicker than ``Side(number)`` where every microsecond counts."""
