"""What lies under the pieces: tiles or roads, zones and labels."""

from ...core.board import Drawing, Square, Zone
from .glyphs import Ring
from .plan import FLANK
from .roads import strokes
from .sheet import Sheet


def draw_ground(sheet: Sheet) -> None:
    """Draw the empty board."""
    _draw_labels(sheet)
    if sheet.board.drawing is Drawing.TILES:
        _draw_tiles(sheet)
    else:
        sheet.canvas.fill(sheet.plan.field, sheet.palette.field)
        _draw_front(sheet)
        _draw_roads(sheet)
    for square in sheet.plan.orientation.shown():
        _draw_zone(sheet, square)


def _draw_labels(sheet: Sheet) -> None:
    plan, style = sheet.plan, sheet.palette.label
    if not plan.labels:
        return
    for column, label in enumerate(plan.orientation.column_labels()):
        x, _ = plan.box_at(column, 0).middle
        sheet.canvas.write(x, plan.field.height, label, style)
    for row, label in enumerate(plan.orientation.row_labels()):
        _, y = plan.box_at(0, row).middle
        sheet.canvas.write(0, y, label.rjust(plan.left), style)


def _draw_tiles(sheet: Sheet) -> None:
    for square in sheet.plan.orientation.shown():
        file, rank = sheet.board.point(square)
        shades = sheet.palette.zones[sheet.board.zones[square]]
        sheet.canvas.fill(sheet.plan.box(square).grown(FLANK), shades[(file + rank) % 2])


def _draw_front(sheet: Sheet) -> None:
    """A broken line through every front line, across the files."""
    plan, sideways = sheet.plan, sheet.plan.orientation.sideways
    step = plan.step[sideways]
    for square in sheet.board.zone_squares(Zone.FRONT_LINE):
        if not plan.orientation.shows(square):
            continue
        x, y = plan.box(square).middle
        for offset in range(1 - step, step):
            at_x, at_y = (x, y + offset) if sideways else (x + offset, y)
            if at_x >= plan.left and at_y < plan.field.height:
                sheet.canvas.write(at_x, at_y, sheet.glyphs.front[sideways], sheet.palette.obstacle)


def _draw_roads(sheet: Sheet) -> None:
    found = strokes(sheet.plan)
    for (x, y), slants in found.slants.items():
        sheet.canvas.write(x, y, sheet.glyphs.crossing(slants), sheet.palette.road)
    for (x, y), arms in found.arms.items():
        style = sheet.palette.railway if max(arms) > 1 else sheet.palette.road
        sheet.canvas.write(x, y, sheet.glyphs.joint(arms), style)


def _draw_zone(sheet: Sheet, square: Square) -> None:
    """The marks of an empty square: a ring around it, a mark in it, or a mountain."""
    zone = sheet.board.zones[square]
    if zone is Zone.MOUNTAIN:
        _draw_mountain(sheet, square)
    if zone in sheet.glyphs.rings:
        _draw_ring(sheet, square, sheet.glyphs.rings[zone])
    if zone in sheet.glyphs.zone_marks:
        sheet.canvas.write(*sheet.plan.box(square).middle, sheet.glyphs.zone_marks[zone], sheet.palette.zone_mark)


def _draw_mountain(sheet: Sheet, square: Square) -> None:
    for number, row in enumerate(sheet.plan.box(square).rows()):
        width = min(row.width, 2 + 2 * number)
        x = row.x + (row.width - width) // 2
        sheet.canvas.write(x, row.y, sheet.glyphs.mountain * width, sheet.palette.obstacle)


def _draw_ring(sheet: Sheet, square: Square, ring: Ring) -> None:
    canvas, style, box = sheet.canvas, sheet.palette.ring, sheet.plan.box(square)
    for row, (left, inside, right) in zip(box.rows(), ring.rows(box.height), strict=False):
        canvas.fill(row, style, inside)
        canvas.write(row.x - FLANK, row.y, left, style)
        canvas.write(row.right + FLANK, row.y, right, style)
