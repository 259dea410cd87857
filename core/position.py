"""Positions: small immutable values, made by the million."""

import attrs

from .board import Square
from .seat import Player, Side


@attrs.frozen
class Row:
    """A back-and-forth row: a player's last plain move, and how many such moves in a row."""

    origin: Square
    target: Square
    count: int


Rows = tuple[Row | None, Row | None]
"""The rows of both players, indexed by player."""

NO_ROWS: Rows = (None, None)


@attrs.frozen
class Status:
    """What some games need beside the board.

    ``deploying``: the side to move has yet to deploy. ``first_side``: the colour of the first player where the start
    does not fix it, ``None`` while unknown. ``pool``: where the board holds unknown pieces, the codes of all that are
    face down, sorted. ``rows``: see ``Row``.
    """

    deploying: bool = False
    first_side: Side | None = None
    pool: bytes = b""
    rows: Rows = NO_ROWS


PLAIN = Status()
"""The status of a position that needs none."""


@attrs.frozen
class Position:
    """A position without its past.

    ``board`` holds one piece code (see ``piece``) a square. ``turn`` is the player to move. ``quiet`` counts
    consecutive plies without capture, battle or flip. ``number`` is the move number, from 1.
    """

    board: bytes
    turn: Player
    quiet: int = 0
    number: int = 1
    status: Status = PLAIN
