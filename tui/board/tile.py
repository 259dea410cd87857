"""Pieces as tiles lying on the board."""

import attrs
from rich.style import Style

from ...core.board import Square
from ...core.piece import FACE_DOWN, KIND_BITS, SIDE_BIT, Code
from .box import Box
from .face import Face
from .palette import SideColours
from .scene import Scene
from .sheet import Sheet

_UNDERLINED = Style(underline=True)
"""How the letter of a Flag is written on which a unit stands."""


@attrs.frozen
class Tile:
    """A piece about to be drawn: where, in which colours, and what is written on it (``None``: its back is seen).

    A piece that lies face down may be revealed all the same; then ``ink`` shows its side's colours on its back.
    """

    box: Box
    body: Box
    colours: SideColours
    ink: Style
    face: Face | None
    face_down: bool
    bracketed: bool


def tile_of(sheet: Sheet, scene: Scene, square: Square, face: Face | None) -> Tile:
    """The tile of the piece on a square."""
    palette, code = sheet.palette, scene.board[square]
    face_down, dark = bool(code & FACE_DOWN), bool(code & SIDE_BIT)
    colours = palette.back if face_down else palette.sides[dark]
    if square == scene.selected and palette.filled:
        colours = palette.selected
    return Tile(
        box=sheet.plan.box(square),
        body=sheet.body(square),
        colours=colours,
        ink=palette.sides[dark].face if face_down else colours.face,
        face=face,
        face_down=face_down,
        bracketed=not palette.filled and dark and not face_down,
    )


def shows_face(scene: Scene, code: Code) -> bool:
    """Whether what a piece is can be seen."""
    return not code & FACE_DOWN or (scene.revealed and bool(code & KIND_BITS))


def draw_tile(sheet: Sheet, tile: Tile) -> None:
    """Draw a tile over whatever its square shows."""
    _draw_block(sheet, tile)
    if tile.bracketed:
        _draw_brackets(sheet, tile)
    if tile.face is not None:
        _draw_face(sheet, tile, tile.face)
        _draw_name(sheet, tile, tile.face.name)


def _draw_block(sheet: Sheet, tile: Tile) -> None:
    """Fill the tile's cells; where there are no half blocks, the board stays visible above and below."""
    glyphs, body, box = sheet.glyphs, tile.body, tile.box
    sheet.canvas.fill(body, tile.colours.face, glyphs.back if tile.face_down else " ")
    if glyphs.top and glyphs.bottom and not tile.bracketed:
        top = Box(box.x, box.y, box.width, body.y - box.y)
        bottom = Box(box.x, body.bottom + 1, box.width, box.bottom - body.bottom)
        sheet.canvas.fill(top, tile.colours.top, glyphs.top)
        sheet.canvas.fill(bottom, tile.colours.edge, glyphs.bottom)


def _draw_brackets(sheet: Sheet, tile: Tile) -> None:
    for row in tile.body.rows():
        sheet.canvas.write(row.x, row.y, "[", tile.colours.face)
        sheet.canvas.write(row.right, row.y, "]", tile.colours.face)


def _draw_face(sheet: Sheet, tile: Tile, face: Face) -> None:
    """Write the sign and behind it the Flag's mark."""
    x, y = face.column(tile.box), tile.box.middle[1]
    sheet.canvas.write(x, y, face.sign, tile.ink)
    if face.flag:
        style = tile.ink if face.flag_side is None else sheet.palette.sides[face.flag_side].face + _UNDERLINED
        sheet.canvas.write(x + face.width - 1, y, face.flag, style)


def _draw_name(sheet: Sheet, tile: Tile, name: str) -> None:
    """Write the piece's name below its sign."""
    x = tile.box.x + (tile.box.width - len(name)) // 2
    sheet.canvas.write(x, tile.box.middle[1] + 1, name, tile.colours.caption)
