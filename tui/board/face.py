"""What is written on a piece."""

import attrs
from rich.cells import cell_len
from rich.style import Style

from ...core.piece import KIND_BITS, ON_FLAG, Code, FlagState, code_of, piece_of
from ...core.rules import RuleSet
from ...core.seat import Side
from ...notation.letters import letters_of
from .look import Look


@attrs.frozen
class Face:
    """The writing of a piece: its letter or hanzi, and what it has to do with a Flag.

    ``flag`` is ``^`` for a carrier and the Flag's letter for a unit that stands on it; ``flag_side`` says whose Flag that is.
    """

    sign: str
    flag: str = ""
    flag_side: Side | None = None

    @property
    def width(self) -> int:
        """Cells that the writing takes."""
        return cell_len(self.sign + self.flag)


def face_of(rules: RuleSet, look: Look, code: Code) -> Face:
    """The writing of a piece whose identity is known."""
    table, piece = letters_of(rules), piece_of(code)
    sign = table.hanzi[piece.kind - 1] if look.hanzi else table.letter(code)
    if piece.flag is FlagState.NONE:
        return Face(sign)
    if piece.flag is FlagState.CARRIES:
        return Face(sign, "^")
    side = Side(ON_FLAG.index(piece.flag))
    return Face(sign, table.letter(code_of(len(table.letters), side)), side)


def is_known(code: Code) -> bool:
    """Whether a piece's identity is in its code, face up or down."""
    return bool(code & KIND_BITS)


UNDERLINED = Style(underline=True)
"""How the letter of a Flag is written that lies under a unit."""
