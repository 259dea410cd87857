"""Shapes painted with Pillow: drawn larger than wanted, then made smaller, which smooths their edges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import attrs

from .errors import NoHanziFontError
from .fonts import hanzi_font, has_sign, latin_font
from .shapes import Disc, Line, Paint, Point, Polygon, Rect, Shapes, Writing, bounds

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""

_SMOOTHING = 4
"""How many times larger shapes are drawn."""


@attrs.frozen
class Painter:
    """Paints at ``scale`` pixels a unit; ``font`` is the file of the font for hanzi."""

    scale: float
    font: Path | None = None

    def paint(self, shapes: Shapes, box: Box, paper: str) -> Image:
        """The part of a picture within a box of pixels, on paper, as an RGB image."""
        from PIL import Image, ImageDraw

        size = (box[2] - box[0], box[3] - box[1])
        large = Image.new("RGB", (size[0] * _SMOOTHING, size[1] * _SMOOTHING), paper)
        pen = _Pen(ImageDraw.Draw(large), self.scale * _SMOOTHING, box[0] * _SMOOTHING, box[1] * _SMOOTHING, self.font)
        for shape in self._within(shapes, box):
            _DRAWN[type(shape)](pen, shape)
        return large.resize(size, Image.Resampling.BOX)

    def _within(self, shapes: Shapes, box: Box) -> Iterator[Any]:
        """The shapes of which something may be seen in a box."""
        left, top, right, bottom = (edge / self.scale for edge in box)
        for shape in shapes:
            x, y, end_x, end_y = bounds(shape)
            if x <= right and y <= bottom and end_x >= left and end_y >= top:
                yield shape

    def pixels(self, left: float, top: float, right: float, bottom: float) -> Box:
        """The pixels that a box of units touches."""
        return (
            math.floor(left * self.scale),
            math.floor(top * self.scale),
            math.ceil(right * self.scale),
            math.ceil(bottom * self.scale),
        )


@attrs.frozen
class _Pen:
    """Draws in units on an image whose upper left corner lies at (left, top), in its own pixels."""

    draw: ImageDraw
    scale: float
    left: int
    top: int
    font: Path | None

    def point(self, point: Point) -> Point:
        return point[0] * self.scale - self.left, point[1] * self.scale - self.top

    def points(self, points: tuple[Point, ...]) -> list[Point]:
        return [self.point(point) for point in points]

    def length(self, length: float) -> int:
        return max(round(length * self.scale), 1)


def _rect(pen: _Pen, shape: Rect) -> None:
    """The line runs along the middle of the edge, half of it outside."""
    paint, half = shape.paint, shape.paint.width / 2
    right, bottom = shape.x + shape.width, shape.y + shape.height
    if paint.dash:
        corners = ((shape.x, shape.y), (right, shape.y), (right, bottom), (shape.x, bottom), (shape.x, shape.y))
        _dashes(pen, corners, paint)
        return
    corner, opposite = pen.point((shape.x - half, shape.y - half)), pen.point((right + half, bottom + half))
    radius = (shape.radius + half) * pen.scale if shape.radius else 0
    pen.draw.rounded_rectangle((*corner, *opposite), radius, paint.fill, paint.line, _width(pen, paint))


def _width(pen: _Pen, paint: Paint) -> int:
    return pen.length(paint.width) if paint.line else 0


def _disc(pen: _Pen, shape: Disc) -> None:
    radius = shape.radius + shape.paint.width / 2
    corner, opposite = ((shape.x + away, shape.y + away) for away in (-radius, radius))
    box = (*pen.point(corner), *pen.point(opposite))
    pen.draw.ellipse(box, shape.paint.fill, shape.paint.line, _width(pen, shape.paint))


def _polygon(pen: _Pen, shape: Polygon) -> None:
    points = pen.points(shape.points)
    if shape.paint.fill:
        pen.draw.polygon(points, shape.paint.fill)
    if shape.paint.line:
        # Once round and a little further, so that the first corner is joined like the others.
        pen.draw.line([*points, *points[:2]], shape.paint.line, pen.length(shape.paint.width), joint="curve")


def _line(pen: _Pen, shape: Line) -> None:
    paint = shape.paint
    if paint.dash:
        _dashes(pen, shape.points, paint)
        return
    points, width = pen.points(shape.points), pen.length(paint.width)
    pen.draw.line(points, paint.line, width, joint="curve")
    for x, y in (points[0], points[-1]):
        pen.draw.circle((x, y), width / 2, paint.line)


def _dashes(pen: _Pen, points: tuple[Point, ...], paint: Paint) -> None:
    """Dashes and gaps of one length; the pattern goes on round corners."""
    done = 0.0
    for start, end in pairwise(points):
        length = math.dist(start, end)
        first = math.floor(done / paint.dash)
        for at in range(first, math.ceil((done + length) / paint.dash)):
            if at % 2 == 0:
                ends = (max(at * paint.dash - done, 0), min((at + 1) * paint.dash - done, length))
                pair = [_along(start, end, way / length) for way in ends]
                pen.draw.line(pen.points(tuple(pair)), paint.line, pen.length(paint.width))
        done += length


def _along(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


_BOLDNESS = 0.035
"""How much is added around letters to make them bold, as a part of their size: the font has but one weight."""


def _writing(pen: _Pen, shape: Writing) -> None:
    size = pen.length(shape.size)
    font, text = _font_for(pen, shape, size)
    thin = shape.bold and font is latin_font(size)
    weight = round(size * _BOLDNESS) if thin else 0
    at = pen.point((shape.x, shape.baseline))
    pen.draw.text(at, text, shape.ink, font, anchor="ms", stroke_width=weight, stroke_fill=shape.ink)


def _font_for(pen: _Pen, shape: Writing, size: int) -> tuple[FreeTypeFont, str]:
    """The font, and the text with a question mark for what no font has: names may be of any script."""
    if shape.hanzi:
        return hanzi_font(size, pen.font), shape.text
    font = latin_font(size)
    if shape.text.isascii():
        return font, shape.text
    if not all(has_sign(font, sign) for sign in shape.text):
        with suppress(NoHanziFontError):
            font = hanzi_font(size, pen.font)
    return font, "".join(sign if has_sign(font, sign) else "?" for sign in shape.text)


_Draw: TypeAlias = Callable[[_Pen, Any], None]
_DRAWN: dict[type, _Draw] = {Rect: _rect, Disc: _disc, Polygon: _polygon, Line: _line, Writing: _writing}
