"""Pictures as PNG."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from ...core.ply import Ply
from ...core.position import Position
from ...core.rules import RuleSet
from . import colours
from .look import Look
from .painter import Painter
from .picture import Picture, picture_of

if TYPE_CHECKING:
    from PIL.Image import Image

_BAND = 256
"""So many rows of pixels are painted at a time: large pictures are drawn several times as large as they become."""


def draw_png(rules: RuleSet, position: Position, look: Look, last: Ply | None = None, caption: str = "") -> bytes:
    """A position as a PNG file, its title and description within it as text.

    ``position``, ``last`` and ``caption`` are as for ``svg.draw_svg``.

    Raises:
        NoHanziFontError, FontFileError: if hanzi are wanted and no font has them.
    """
    from PIL.PngImagePlugin import PngInfo

    picture, out, words = picture_of(rules, position, look, last, caption), BytesIO(), PngInfo()
    words.add_itxt("Title", picture.title)
    words.add_itxt("Description", picture.description)
    painted(picture, look).save(out, "PNG", pnginfo=words, optimize=True)
    return out.getvalue()


def painted(picture: Picture, look: Look) -> Image:
    """A whole picture."""
    from PIL import Image

    (width, height), painter = picture.pixels, Painter(picture.scale, look.font)
    whole = Image.new("RGB", (width, height))
    for top in range(0, height, _BAND):
        band = (0, top, width, min(top + _BAND, height))
        whole.paste(painter.paint(picture.shapes, band, colours.PAPER), band[:2])
    return whole
