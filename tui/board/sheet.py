"""What a drawing is made with."""

import attrs

from ...core.board import Board
from .canvas import Canvas
from .glyphs import Glyphs
from .palette import Palette
from .plan import Plan


@attrs.frozen
class Sheet:
    """A canvas together with the plan, the colours and the characters of the drawing on it."""

    canvas: Canvas
    plan: Plan
    palette: Palette
    glyphs: Glyphs

    @property
    def board(self) -> Board:
        """The board that is drawn."""
        return self.plan.orientation.board
