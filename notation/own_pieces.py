"""The pieces that a move's letter may mean."""

from ..core.board import Square
from ..core.piece import FACE_DOWN, FLAG_BITS, code_of
from ..core.position import Position
from ..core.rules import RuleSet

_WITHOUT_FLAGS = bytes(code if code & FACE_DOWN else code & ~FLAG_BITS for code in range(256))


def own_pieces(rules: RuleSet, position: Position, kind: int) -> list[Square]:
    """Where the mover's face-up pieces of a kind stand."""
    side = rules.side_of(position, position.turn)
    if side is None:
        return []
    board, code = position.board.translate(_WITHOUT_FLAGS), code_of(kind, side)
    found, at = [], board.find(code)
    while at >= 0:
        found.append(at)
        at = board.find(code, at + 1)
    return found
