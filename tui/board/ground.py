"""What lies under the pieces: tiles or roads, zones and labels."""

from ...core.board import Drawing, Square, Zone
from .glyphs import Ring
from .plan import FLANK
from .roads import ascii_joint, joint, strokes
from .sheet import Sheet


def draw_ground(sheet: Sheet) -> None:
    """Draw the empty board."""
    _draw_labels(sheet)
    if sheet.plan.orientation.board.drawing is Drawing.TILES:
        _draw_tiles(sheet)
    else:
        _draw_field(sheet)
        _draw_front(sheet)
        _draw_roads(sheet)
    for square in sheet.plan.orientation.shown():
        _draw_zone(sheet, square)


def _draw_labels(sheet: Sheet) -> None:
    plan, style = sheet.plan, sheet.palette.label
    if not plan.labels:
        return
    for column, label in enumerate(plan.orientation.column_labels()):
        x = plan.left + FLANK + column * plan.step[0] + plan.middle_column
        sheet.canvas.write(x, plan.field_height, label, style)
    for row, label in enumerate(plan.orientation.row_labels()):
        sheet.canvas.write(0, row * plan.step[1] + plan.middle_row, label.rjust(plan.left), style)


def _draw_tiles(sheet: Sheet) -> None:
    plan, board = sheet.plan, sheet.plan.orientation.board
    for square in plan.orientation.shown():
        file, rank = board.point(square)
        x, y = plan.corner(square)
        sheet.canvas.fill(x - FLANK, y, *plan.step, sheet.palette.zones[board.zones[square]][(file + rank) % 2])


def _draw_field(sheet: Sheet) -> None:
    plan = sheet.plan
    sheet.canvas.fill(plan.left, 0, plan.width - plan.left, plan.field_height, sheet.palette.field)


def _draw_front(sheet: Sheet) -> None:
    """A broken line through every front line, across the files."""
    plan, sideways = sheet.plan, sheet.plan.orientation.sideways
    for square in plan.orientation.board.zone_squares(Zone.FRONT_LINE):
        if not plan.orientation.shows(square):
            continue
        x, y = plan.centre(square)
        reach = plan.step[sideways] // 2
        for offset in range(-reach, reach + 1):
            at_x, at_y = (x, y + offset) if sideways else (x + offset, y)
            if at_x >= plan.left and at_y < plan.field_height:
                sheet.canvas.write(at_x, at_y, sheet.glyphs.front[sideways], sheet.palette.obstacle)


def _draw_roads(sheet: Sheet) -> None:
    canvas, palette, glyphs = sheet.canvas, sheet.palette, sheet.glyphs
    found = strokes(sheet.plan)
    for (x, y), directions in found.slants.items():
        canvas.write(x, y, glyphs.slant(directions), palette.road)
    for (x, y), arms in found.arms.items():
        text = joint(arms) if glyphs.joints else ascii_joint(arms, glyphs.across, glyphs.along)
        canvas.write(x, y, text, palette.railway if max(arms) > 1 else palette.road)


def _draw_zone(sheet: Sheet, square: Square) -> None:
    """The marks of an empty square: a ring around it, a mark in it, or a mountain."""
    zone = sheet.plan.orientation.board.zones[square]
    if zone is Zone.MOUNTAIN:
        _draw_mountain(sheet, square)
    if zone in sheet.glyphs.rings:
        _draw_ring(sheet, square, sheet.glyphs.rings[zone])
    if zone in sheet.glyphs.zone_marks:
        x, y = sheet.plan.centre(square)
        sheet.canvas.write(x, y, sheet.glyphs.zone_marks[zone], sheet.palette.zone_mark)


def _draw_mountain(sheet: Sheet, square: Square) -> None:
    (x, y), (width, height) = sheet.plan.corner(square), sheet.plan.box
    for row in range(height):
        broad = min(width, 2 + 2 * row)
        sheet.canvas.write(x + (width - broad) // 2, y + row, sheet.glyphs.mountain * broad, sheet.palette.obstacle)


def _draw_ring(sheet: Sheet, square: Square, ring: Ring) -> None:
    canvas, style = sheet.canvas, sheet.palette.ring
    (x, y), (width, height) = sheet.plan.corner(square), sheet.plan.box
    canvas.fill(x, y, width, height, style)
    if height > 1:
        for row in (0, height - 1):
            canvas.fill(x, y + row, width, 1, style, ring.across)
    for row in range(height):
        canvas.write(x - FLANK, y + row, ring.left_at(row, height), style)
        canvas.write(x + width, y + row, ring.right_at(row, height), style)
