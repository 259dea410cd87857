"""Pieces, and the one byte that stands for a piece in a position's board.

The byte, called *code*: bits 0-3 the kind (1-15; 0 with FACE_DOWN is an unknown piece), bit 4 the
side, bit 5 face down, bits 6-7 the piece's relation to a Flag on its square. 0 is an empty square.
"""

import enum
from typing import TypeAlias

import attrs

from .seat import Side

Code: TypeAlias = int
"""A piece as a byte; see the module."""

EMPTY: Code = 0
KIND_BITS = 15
SIDE_BIT = 16
FACE_DOWN = 32
UNKNOWN: Code = FACE_DOWN
"""A face-down piece whose identity is not known."""

IDENTITY_BITS = KIND_BITS | SIDE_BIT


class FlagState(enum.IntEnum):
    """What a piece has to do with a Flag on its own square."""

    NONE = 0
    CARRIES = 64
    """It carries the enemy's Flag."""
    ON_WHITE_FLAG = 128
    """It stands on White's Flag, which lies on the square."""
    ON_BLACK_FLAG = 192
    """It stands on Black's (Red's) Flag, which lies on the square."""


FLAG_BITS = 192
ON_FLAG = (FlagState.ON_WHITE_FLAG, FlagState.ON_BLACK_FLAG)
"""The state of standing on a side's Flag, indexed by side."""


@attrs.frozen
class PieceKind:
    """A kind of piece of one game.

    ``number`` is its place in codes, strongest first from 1. ``rank`` orders strength (higher is
    stronger; 0 for kinds outside the order). ``count`` is how many a side has.
    """

    number: int
    name: str
    rank: int
    count: int


@attrs.frozen
class Piece:
    """A decoded piece code, for whatever is not in a hurry."""

    kind: int
    side: Side
    face_down: bool
    flag: FlagState

    @property
    def unknown(self) -> bool:
        """Whether only its back is known."""
        return self.kind == 0


def code_of(kind: int, side: Side, *, face_down: bool = False, flag: FlagState = FlagState.NONE) -> Code:
    """The byte for a piece.

    >>> code_of(3, Side.BLACK)
    19
    """
    return kind | side << 4 | (FACE_DOWN if face_down else 0) | flag


def piece_of(code: Code) -> Piece:
    """Decode a byte that is not EMPTY.

    >>> piece_of(UNKNOWN).unknown
    True
    """
    return Piece(
        kind=code & KIND_BITS,
        side=Side.BLACK if code & SIDE_BIT else Side.WHITE,
        face_down=bool(code & FACE_DOWN),
        flag=FlagState(code & FLAG_BITS),
    )
