"""Marks on squares: what is selected, what it can do, what has just happened, where the cursor is."""

from ...core.board import Square, Zone
from .face import Face
from .plan import FLANK
from .scene import Scene, Target
from .sheet import Sheet


def draw_marks(sheet: Sheet, scene: Scene, square: Square, face: Face | None) -> None:
    """Draw all marks of a square but the cursor, around what is written on a piece there."""
    if scene.board[square]:
        box = sheet.plan.box(square)
        crowded = face is not None and face.crowds(box)
        _draw_zone_beside(sheet, square)
        _mark_past(sheet, scene, square, box.right if crowded else box.x)
        _mark_choice(sheet, scene, square)
    else:
        _mark_empty(sheet, scene, square)


def _draw_zone_beside(sheet: Sheet, square: Square) -> None:
    """Show beside a piece the mark of its zone, which it covers."""
    zone = sheet.board.zones[square]
    if zone is Zone.LAND or zone not in sheet.glyphs.zone_marks:
        return
    box = sheet.plan.box(square)
    for x in (box.x - FLANK, box.right + FLANK):
        sheet.canvas.write(x, box.middle[1], sheet.glyphs.zone_marks[zone], sheet.palette.zone_mark)


def _mark_past(sheet: Sheet, scene: Scene, square: Square, x: int) -> None:
    """The piece's first cell tells what it is or was: selected, or the one that moved last."""
    glyphs, palette, y = sheet.glyphs, sheet.palette, sheet.plan.box(square).middle[1]
    if square == scene.selected:
        sheet.canvas.write(x, y, glyphs.selected[0], palette.selected.face)
    elif square == scene.last_to:
        sheet.canvas.write(x, y, glyphs.last_to, palette.last_to)
    elif square == scene.last_from:
        sheet.canvas.write(x, y, glyphs.last_from, palette.last_to)


def _mark_choice(sheet: Sheet, scene: Scene, square: Square) -> None:
    """The piece's last cell tells what can be done with it, so that no mark hides another."""
    glyphs, palette, box = sheet.glyphs, sheet.palette, sheet.plan.box(square)
    x, y = box.right, box.middle[1]
    target = scene.target(square)
    if target is not None:
        sheet.canvas.write(x, y, glyphs.targets[target], palette.targets[target])
    elif square == scene.selected:
        sheet.canvas.write(x, y, glyphs.selected[1], palette.selected.face)
    elif square in scene.lit:
        sheet.canvas.write(x, y, glyphs.lit, palette.lit_piece)
    elif square in scene.hint:
        sheet.canvas.write(x, y, _hint(sheet, scene, square), palette.hint_piece)


def _mark_empty(sheet: Sheet, scene: Scene, square: Square) -> None:
    glyphs, palette = sheet.glyphs, sheet.palette
    x, y = sheet.plan.box(square).middle
    if square in (scene.last_from, scene.last_to):
        sheet.canvas.fill(sheet.body(square), palette.last_from, glyphs.last_from)
    if square in scene.lit:
        sheet.canvas.write(x, y, glyphs.lit, palette.lit)
    if scene.target(square) is not None:
        sheet.canvas.write(x, y, glyphs.targets[Target.QUIET], palette.quiet)
    if square in scene.hint:
        sheet.canvas.write(x, y, _hint(sheet, scene, square), palette.hint)


def _hint(sheet: Sheet, scene: Scene, square: Square) -> str:
    """The mark of a square where a suggested move begins or ends; one that only turns a piece up does both."""
    return sheet.glyphs.hint[square == scene.hint[-1]]


def draw_cursor(sheet: Sheet, square: Square) -> None:
    """Draw the cursor: a bar at either side of the square."""
    for row in sheet.plan.box(square).rows():
        sheet.canvas.write(row.x - FLANK, row.y, sheet.glyphs.cursor[0], sheet.palette.cursor)
        sheet.canvas.write(row.right + FLANK, row.y, sheet.glyphs.cursor[1], sheet.palette.cursor)
