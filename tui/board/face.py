"""What is written on a piece."""

import attrs
from rich.cells import cell_len

from ...core.piece import ON_FLAG, Code, FlagState, code_of, piece_of
from ...core.rules import RuleSet
from ...core.seat import Side
from ...notation.letters import letters_of
from .box import Box
from .look import Look


@attrs.frozen
class Face:
    """The writing of a piece: its letter or hanzi, and what it has to do with a Flag.

    ``flag`` is ``^`` for a carrier, and the Flag's letter for a unit that stands on one; then ``flag_side`` says whose
    Flag that is. ``name`` is the piece's name, or empty where there is no room for it.
    """

    sign: str
    name: str
    flag: str = ""
    flag_side: Side | None = None

    @property
    def width(self) -> int:
        """Cells that sign and flag take."""
        return cell_len(self.sign + self.flag)

    def crowds(self, box: Box) -> bool:
        """Whether it leaves room for a mark behind it only, not before it as well."""
        return self.width > box.width - 2

    def column(self, box: Box) -> int:
        """The column in which it begins: in the middle of a piece if there is room for marks at either side."""
        return box.x if self.crowds(box) else box.x + (box.width - self.width) // 2


def face_of(rules: RuleSet, look: Look, code: Code, *, named: bool) -> Face:
    """The writing of a piece whose identity is known, with its name if there is room for names."""
    table, piece = letters_of(rules), piece_of(code)
    sign = table.hanzi[piece.kind - 1] if look.hanzi else table.letter(code)
    name = rules.kind_of(code).name if named else ""
    if piece.flag is FlagState.NONE:
        return Face(sign, name)
    if piece.flag is FlagState.CARRIES:
        return Face(sign, name, "^")
    side = Side(ON_FLAG.index(piece.flag))
    return Face(sign, name, table.letter(code_of(len(table.letters), side)), side)
