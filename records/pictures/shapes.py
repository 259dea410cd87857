"""The few shapes that pictures are made of. Lengths are in the units of a picture, y runs downwards."""

from typing import TypeAlias

import attrs

Point: TypeAlias = tuple[float, float]
"""(x, y)."""

Colour: TypeAlias = str
"""As ``#rrggbb``."""


@attrs.frozen
class Paint:
    """How a shape is painted: its inside, and a line of some ``width`` on its edge, ``dash`` on and ``dash`` off."""

    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0
    dash: float = 0


@attrs.frozen
class Rect:
    """An upright rectangle from its upper left corner; corners are rounded with ``radius``."""

    x: float
    y: float
    width: float
    height: float
    paint: Paint
    radius: float = 0


@attrs.frozen
class Disc:
    """A circle."""

    x: float
    y: float
    radius: float
    paint: Paint


@attrs.frozen
class Polygon:
    """A closed outline."""

    points: tuple[Point, ...]
    paint: Paint


@attrs.frozen
class Line:
    """An open line through points; its ends are round."""

    points: tuple[Point, ...]
    paint: Paint


@attrs.frozen
class Writing:
    """One line of text, its middle at (x, y).

    ``size`` is the height of its font. ``hanzi`` text is written with a font that has them.
    """

    x: float
    y: float
    text: str
    size: float
    ink: Colour
    bold: bool = False
    hanzi: bool = False

    @property
    def baseline(self) -> float:
        """Where the text stands: capitals and hanzi are then in the middle."""
        return self.y + 0.36 * self.size


Shape: TypeAlias = Rect | Disc | Polygon | Line | Writing
Shapes: TypeAlias = tuple[Shape, ...]


def shifted(shapes: Shapes, x: float, y: float) -> Shapes:
    """The shapes moved by (x, y)."""
    return tuple(_shifted(shape, x, y) for shape in shapes)


def _shifted(shape: Shape, x: float, y: float) -> Shape:
    if isinstance(shape, Polygon | Line):
        return attrs.evolve(shape, points=tuple((a + x, b + y) for a, b in shape.points))
    return attrs.evolve(shape, x=shape.x + x, y=shape.y + y)


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of all that a shape paints; of writing generously."""
    if isinstance(shape, Writing):
        width, height = shape.size * (len(shape.text) + 1) / 2, shape.size
        return shape.x - width, shape.y - height, shape.x + width, shape.y + height
    points, half = _corners(shape), shape.paint.width / 2
    (left, right), (top, bottom) = ((min(values), max(values)) for values in zip(*points, strict=True))
    return left - half, top - half, right + half, bottom + half


def _corners(shape: Rect | Disc | Polygon | Line) -> tuple[Point, ...]:
    """Points between which a shape lies."""
    if isinstance(shape, Rect):
        return (shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)
    if isinstance(shape, Disc):
        radius = shape.radius
        return (shape.x - radius, shape.y - radius), (shape.x + radius, shape.y + radius)
    return shape.points
