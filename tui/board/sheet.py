"""What a drawing is made with."""

import attrs

from ...core.board import Board, Square
from .box import Box
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

    def body(self, square: Square) -> Box:
        """The cells that a piece on a square fills to the full; half blocks adjoin them where there are any."""
        box = self.plan.box(square)
        above = 1 if box.height > 2 and self.glyphs.top else 0
        below = 1 if box.height > 1 else 0
        return Box(box.x, box.y + above, box.width, box.height - above - below)

    @property
    def board(self) -> Board:
        """The board that is drawn."""
        return self.plan.orientation.board
