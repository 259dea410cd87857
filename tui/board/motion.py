"""Moving the cursor as the board is seen on the screen."""

import enum

from ...core.board import UNOCCUPIED_ZONES, Square
from .orientation import Orientation


class Direction(enum.Enum):
    """A direction on the screen, as (columns, rows)."""

    UP = (0, -1)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


def neighbour(orientation: Orientation, square: Square, direction: Direction) -> Square:
    """The nearest square in a direction, straight ahead if there is one; the same square at the edge.

    Places on which no piece stands, such as mountains, are passed over.
    """
    column, row = orientation.place(square)
    across, down = direction.value

    def distance(other: Square) -> tuple[int, int]:
        """How far aside and how far ahead another square lies."""
        x, y = orientation.place(other)
        ahead = (x - column) * across + (y - row) * down
        aside = abs((x - column) * down) + abs((y - row) * across)
        return aside, ahead

    zones = orientation.board.zones
    squares = (s for s in orientation.shown() if zones[s] not in UNOCCUPIED_ZONES)
    ahead = [(distance(s), s) for s in squares if distance(s)[1] > 0]
    return min(ahead)[1] if ahead else square
