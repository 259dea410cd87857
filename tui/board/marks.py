"""Marks on squares: what is selected, what it can do, what has just happened, where the cursor is."""

from ...core.board import Square, Zone
from .plan import FLANK
from .scene import Scene, Target
from .sheet import Sheet


def draw_marks(sheet: Sheet, scene: Scene, square: Square) -> None:
    """Draw all marks of a square but the cursor.

    The cell before a piece's sign tells of the past, the one after it of what can be done; so every mark stays visible whatever
    others there are.
    """
    if scene.board[square]:
        _mark_piece(sheet, scene, square)
    else:
        _mark_empty(sheet, scene, square)


def _mark_piece(sheet: Sheet, scene: Scene, square: Square) -> None:
    glyphs, palette = sheet.glyphs, sheet.palette
    x, y = sheet.plan.corner(square)
    y += sheet.plan.middle_row
    first, last = x, x + sheet.plan.box[0] - 1
    target = scene.target(square)
    _flank_with_zone(sheet, square)
    if square == scene.last_to or square == scene.last_from:
        mark = glyphs.last_to if square == scene.last_to else glyphs.last_from
        sheet.canvas.write(first, y, mark, palette.last_to)
    if square == scene.selected:
        sheet.canvas.write(first, y, glyphs.selected[0], palette.selected.face)
        sheet.canvas.write(last, y, glyphs.selected[1], palette.selected.face)
    elif square in scene.lit:
        sheet.canvas.write(last, y, glyphs.lit, palette.lit_piece)
    if target is not None:
        sheet.canvas.write(last, y, glyphs.targets[target], palette.targets[target])


def _flank_with_zone(sheet: Sheet, square: Square) -> None:
    """Show beside a piece what zone it stands in, where the zone is known by a mark below it."""
    zone = sheet.plan.orientation.board.zones[square]
    mark = sheet.glyphs.zone_marks.get(zone)
    if mark is None or zone is Zone.LAND:
        return
    x, y = sheet.plan.corner(square)
    for at in (x - FLANK, x + sheet.plan.box[0]):
        sheet.canvas.write(at, y + sheet.plan.middle_row, mark, sheet.palette.zone_mark)


def _mark_empty(sheet: Sheet, scene: Scene, square: Square) -> None:
    glyphs, palette = sheet.glyphs, sheet.palette
    x, y = sheet.plan.corner(square)
    y += sheet.plan.middle_row
    middle, width = x + (sheet.plan.box[0] - 2) // 2, sheet.plan.box[0]
    if square in (scene.last_from, scene.last_to):
        sheet.canvas.write(x, y, glyphs.last_from * width, palette.last_from)
    if square in scene.lit:
        sheet.canvas.write(middle, y, glyphs.lit, palette.lit)
    if scene.target(square) is not None:
        sheet.canvas.write(middle, y, glyphs.targets[Target.QUIET], palette.quiet)


def draw_cursor(sheet: Sheet, square: Square) -> None:
    """Draw the cursor: a bar at either side of the square."""
    (x, y), (width, height) = sheet.plan.corner(square), sheet.plan.box
    for row in range(y, y + height):
        for at, bar in zip((x - FLANK, x + width), sheet.glyphs.cursor):
            sheet.canvas.write(at, row, bar, sheet.palette.cursor)
