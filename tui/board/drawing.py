"""A whole drawing: from a position's board and its marks to rows of styled cells."""

from functools import cached_property

import attrs

from ...core.board import Square
from ...core.rules import RuleSet
from .canvas import Canvas, Row
from .face import Face, face_of
from .glyphs import glyphs_of
from .ground import draw_ground
from .look import Look
from .marks import draw_cursor, draw_marks
from .palette import palette_of
from .plan import Plan
from .scene import Scene
from .sheet import Sheet
from .tile import draw_tile, shows_face, tile_of


@attrs.frozen(slots=False)
class Drawing:
    """How one plan is drawn with one look; the empty board is drawn once."""

    rules: RuleSet
    look: Look
    plan: Plan

    @cached_property
    def _ground(self) -> Canvas:
        sheet = self._sheet(Canvas(self.plan.width, self.plan.height))
        draw_ground(sheet)
        return sheet.canvas

    def _sheet(self, canvas: Canvas) -> Sheet:
        palette = palette_of(self.rules, colour=self.look.colour)
        return Sheet(canvas, self.plan, palette, glyphs_of(ascii_only=self.look.ascii))

    def rows(self, scene: Scene, cursor: Square | None = None) -> tuple[Row, ...]:
        """The drawing of a scene, row by row; every row is as wide as the plan."""
        sheet = self._sheet(self._ground.copy())
        for square in self.plan.orientation.shown():
            face = self._face(scene, square)
            if scene.board[square]:
                draw_tile(sheet, tile_of(sheet, scene, square, face))
            draw_marks(sheet, scene, square, face)
        if cursor is not None and self.plan.orientation.shows(cursor):
            draw_cursor(sheet, cursor)
        return sheet.canvas.rows()

    def _face(self, scene: Scene, square: Square) -> Face | None:
        """What is written on the piece on a square; ``None`` where there is none or only its back is seen."""
        code = scene.board[square]
        return face_of(self.rules, self.look, code, named=self._named) if code and shows_face(scene, code) else None

    @cached_property
    def _named(self) -> bool:
        """Whether pieces show their names below their letters: where there is room for the longest of them."""
        width, height = self.plan.piece
        room = width if self.look.colour else width - 2
        return not self.look.hanzi and height > 3 and room >= max(len(kind.name) for kind in self.rules.kinds)


def as_text(rows: tuple[Row, ...]) -> str:
    """The characters of a drawing without their colours, trailing blanks cut."""
    return "\n".join("".join(text for text, _ in row).rstrip() for row in rows)
