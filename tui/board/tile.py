"""Pieces as tiles lying on the board."""

import attrs
from rich.style import Style

from ...core.board import Square
from ...core.piece import FACE_DOWN, KIND_BITS, SIDE_BIT, Code
from ...core.seat import Side
from .box import Box
from .face import Face
from .palette import SideColours
from .scene import Scene
from .sheet import Sheet

_UNDERLINED = Style(underline=True)
"""How the letter of a Flag is written on which a unit stands."""


@attrs.frozen
class Tile:
    """A piece about to be drawn: where, in which colours, and what is written on it (``None``: its back is seen)."""

    box: Box
    colours: SideColours
    face: Face | None
    face_down: bool
    bracketed: bool


def tile_of(sheet: Sheet, scene: Scene, square: Square, face: Face | None) -> Tile:
    """The tile of the piece on a square."""
    code = scene.board[square]
    hidden = bool(code & FACE_DOWN)
    bracketed = not sheet.palette.filled and bool(code & SIDE_BIT) and not hidden
    return Tile(sheet.plan.box(square), _colours(sheet, scene, square), face, hidden, bracketed)


def shows_face(scene: Scene, code: Code) -> bool:
    """Whether what a piece is can be seen."""
    return not code & FACE_DOWN or (scene.revealed and bool(code & KIND_BITS))


def _colours(sheet: Sheet, scene: Scene, square: Square) -> SideColours:
    if square == scene.selected and sheet.palette.filled:
        return sheet.palette.selected
    code = scene.board[square]
    return sheet.palette.back if code & FACE_DOWN else sheet.palette.sides[bool(code & SIDE_BIT)]


def draw_tile(sheet: Sheet, tile: Tile) -> None:
    """Draw a tile over whatever its square shows."""
    _draw_block(sheet, tile)
    if tile.bracketed:
        _draw_brackets(sheet, tile)
    if tile.face is not None:
        _draw_face(sheet, tile, tile.face)
        _draw_name(sheet, tile, tile.face.name)


def _full_rows(sheet: Sheet, box: Box) -> range:
    """The rows that a tile fills to the full; half blocks adjoin them where there are any."""
    if box.height < 3:
        return range(box.y, box.y + 1)
    return range(box.y + (1 if sheet.glyphs.top else 0), box.bottom)


def _draw_block(sheet: Sheet, tile: Tile) -> None:
    full = _full_rows(sheet, tile.box)
    inside = sheet.glyphs.back if tile.face_down else " "
    halves = (None, None) if tile.bracketed else (sheet.glyphs.top, sheet.glyphs.bottom)
    for row in tile.box.rows():
        if row.y in full:
            sheet.canvas.fill(row, tile.colours.face, inside)
        elif row.y < full.start:
            sheet.canvas.fill(row, tile.colours.top, halves[0] or " ")
        else:
            sheet.canvas.fill(row, tile.colours.edge, halves[1] or " ")


def _draw_brackets(sheet: Sheet, tile: Tile) -> None:
    for y in _full_rows(sheet, tile.box):
        sheet.canvas.write(tile.box.x, y, "[", tile.colours.face)
        sheet.canvas.write(tile.box.right, y, "]", tile.colours.face)


def _draw_face(sheet: Sheet, tile: Tile, face: Face) -> None:
    """Write the sign and behind it the Flag's mark."""
    x, y = face.column(tile.box), tile.box.middle[1]
    sheet.canvas.write(x, y, face.sign, tile.colours.face)
    if face.flag:
        style = tile.colours.face if face.flag_side is None else _flag_style(sheet, face.flag_side)
        sheet.canvas.write(x + face.width - 1, y, face.flag, style)


def _flag_style(sheet: Sheet, side: Side) -> Style:
    return sheet.palette.sides[side].face + _UNDERLINED


def _draw_name(sheet: Sheet, tile: Tile, name: str) -> None:
    """Write the piece's name below its sign where the tile is large enough."""
    box, y = tile.box, tile.box.middle[1] + 1
    if y < box.bottom and len(name) <= box.width:
        sheet.canvas.write(box.x + (box.width - len(name)) // 2, y, name, tile.colours.caption)
