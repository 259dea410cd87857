"""Pieces as tiles lying on the board."""

from ...core.board import Square
from ...core.piece import FACE_DOWN, SIDE_BIT, Code
from ...core.rules import RuleSet
from .face import UNDERLINED, Face, face_of, is_known
from .look import Look
from .palette import SideColours
from .scene import Scene
from .sheet import Sheet


def draw_tile(sheet: Sheet, rules: RuleSet, look: Look, scene: Scene, square: Square) -> None:
    """Draw the piece that stands on a square."""
    code = scene.board[square]
    x, y = sheet.plan.corner(square)
    colours = _colours(sheet, scene, square)
    _draw_block(sheet, x, y, colours)
    if code & FACE_DOWN:
        _draw_back(sheet, x, y, colours)
    elif not sheet.palette.filled and code & SIDE_BIT:
        _draw_brackets(sheet, x, y)
    if not code & FACE_DOWN or (scene.revealed and is_known(code)):
        _draw_face(sheet, x, y, face_of(rules, look, code), colours)
        _draw_name(sheet, x, y, rules, look, code, colours)


def _colours(sheet: Sheet, scene: Scene, square: Square) -> SideColours:
    code = scene.board[square]
    if square == scene.selected and sheet.palette.filled:
        return sheet.palette.selected
    return sheet.palette.back if code & FACE_DOWN else sheet.palette.sides[bool(code & SIDE_BIT)]


def _full_rows(sheet: Sheet) -> range:
    """The rows of a box that a piece fills to the full; half blocks may adjoin them."""
    height = sheet.plan.box[1]
    if height < 3:
        return range(1)
    return range(1 if sheet.glyphs.top else 0, height - 1)


def _draw_block(sheet: Sheet, x: int, y: int, colours: SideColours) -> None:
    (width, height), glyphs = sheet.plan.box, sheet.glyphs
    hollow = not sheet.palette.filled and not colours.face.reverse
    for row in range(height):
        if row in _full_rows(sheet):
            sheet.canvas.fill(x, y + row, width, 1, colours.face)
        elif row and glyphs.bottom and not hollow:
            sheet.canvas.fill(x, y + row, width, 1, colours.edge, glyphs.bottom)
        elif glyphs.top and not hollow:
            sheet.canvas.fill(x, y + row, width, 1, colours.top, glyphs.top)
        else:
            sheet.canvas.fill(x, y + row, width, 1, sheet.palette.sides[1].top)


def _draw_back(sheet: Sheet, x: int, y: int, colours: SideColours) -> None:
    width = sheet.plan.box[0]
    for row in _full_rows(sheet):
        sheet.canvas.fill(x, y + row, width, 1, colours.face, sheet.glyphs.back)


def _draw_brackets(sheet: Sheet, x: int, y: int) -> None:
    for row in _full_rows(sheet):
        sheet.canvas.write(x, y + row, "[", sheet.palette.sides[1].face)
        sheet.canvas.write(x + sheet.plan.box[0] - 1, y + row, "]", sheet.palette.sides[1].face)


def _draw_face(sheet: Sheet, x: int, y: int, face: Face, colours: SideColours) -> None:
    """Write the sign in the middle, and after it the Flag's mark, in the tile's last cell where there is no other room."""
    width, row = sheet.plan.box[0], y + sheet.plan.middle_row
    at = x + max(1, (width - face.width) // 2)
    sheet.canvas.write(at, row, face.sign, colours.face)
    if not face.flag:
        return
    style = colours.face if face.flag_side is None else sheet.palette.sides[face.flag_side].face + UNDERLINED
    sheet.canvas.write(at + face.width - 1, row, face.flag, style)


def _draw_name(
    sheet: Sheet, x: int, y: int, rules: RuleSet, look: Look, code: Code, colours: SideColours
) -> None:
    """Write the piece's name below its letter where the tile is large enough."""
    name, (width, height), row = rules.kind_of(code).name, sheet.plan.box, sheet.plan.middle_row + 1
    if not look.hanzi and row < height - 1 and len(name) <= width:
        sheet.canvas.write(x + (width - len(name)) // 2, y + row, name, colours.caption)
