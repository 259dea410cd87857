"""A whole drawing: from a position's board and its marks to rows of styled cells."""

from functools import cached_property

import attrs

from ...core.board import Square
from ...core.rules import RuleSet
from .canvas import Canvas, Row
from .glyphs import glyphs_of
from .ground import draw_ground
from .look import Look
from .marks import draw_cursor, draw_marks
from .palette import palette_of
from .plan import Plan
from .scene import Scene
from .sheet import Sheet
from .tile import draw_tile


@attrs.frozen(slots=False)
class Drawing:
    """How one plan is drawn with one look; the empty board is drawn once."""

    rules: RuleSet
    look: Look
    plan: Plan

    @cached_property
    def _ground(self) -> Sheet:
        sheet = self._sheet(Canvas(self.plan.width, self.plan.height))
        draw_ground(sheet)
        return sheet

    def _sheet(self, canvas: Canvas) -> Sheet:
        return Sheet(
            canvas, self.plan, palette_of(self.rules, colour=self.look.colour), glyphs_of(ascii_only=self.look.ascii)
        )

    def rows(self, scene: Scene, cursor: Square | None = None) -> tuple[Row, ...]:
        """The drawing of a scene, row by row; every row is as wide as the plan."""
        sheet = self._sheet(self._ground.canvas.copy())
        for square in self.plan.orientation.shown():
            if scene.board[square]:
                draw_tile(sheet, self.rules, self.look, scene, square)
            draw_marks(sheet, scene, square)
        if cursor is not None and self.plan.orientation.shows(cursor):
            draw_cursor(sheet, cursor)
        return sheet.canvas.rows()


def as_text(rows: tuple[Row, ...]) -> str:
    """The characters of a drawing without their colours, trailing blanks cut."""
    return "\n".join("".join(text for text, _ in row).rstrip() for row in rows)
