"""Who is still alive in Junqi, face up or down: what may lift, sacrifice and go on depends on it."""

from .army_pieces import ENGINEER, MINE
from .counts import identities
from .piece import FACE_DOWN, IDENTITY_BITS, KIND_BITS, Code, code_of
from .position import Position
from .seat import ENEMY, Side


class Forces:
    """The pieces of both sides in one position, face-down ones included, as a multiset that is public."""

    __slots__ = ("_alive", "_position")

    def __init__(self, position: Position) -> None:
        self._position = position
        self._alive = identities(position)

    def has(self, kind: int, side: Side) -> bool:
        """Whether a side has a piece of a kind left."""
        return code_of(kind, side) in self._alive

    def lowest_unit(self, side: Side) -> int:
        """The kind of a side's lowest ranked unit; 0 if it has none."""
        return next((kind for kind in range(ENGINEER, 0, -1) if self.has(kind, side)), 0)

    def may_lift(self, kind: int, side: Side) -> bool:
        """Whether a side's piece of this kind may lift the enemy Flag: no Landmine guards it, no unit is lower."""
        return not self.has(MINE, ENEMY[side]) and kind == self.lowest_unit(side)

    def may_sacrifice(self, kind: int, side: Side) -> bool:
        """Whether a side's piece of this kind may fall together with a Landmine. Source: "Sacrifice" in the rules."""
        return (
            not self.has(ENGINEER, side) and kind == self.lowest_unit(side) and not any_face_down(self._position.board)
        )


_FACE_DOWN_CODES = bytes(code if code & FACE_DOWN else 0 for code in range(256))


def any_face_down(board: bytes) -> bool:
    """Whether any piece of either colour lies face down."""
    return any(board.translate(_FACE_DOWN_CODES))


def face_down(position: Position) -> bytes:
    """The identities of all face-down pieces, sorted."""
    known = (code & IDENTITY_BITS for code in position.board if code & FACE_DOWN and code & KIND_BITS)
    return bytes(sorted((*known, *position.status.pool)))


def is_face_down(code: Code) -> bool:
    """Whether a piece shows its back."""
    return bool(code & FACE_DOWN)
