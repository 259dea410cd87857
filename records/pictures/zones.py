"""How each kind of place is drawn: told apart by its mark as well as by its colour."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ...core.board import Drawing, Square, Zone
from . import colours
from .plan import Plan
from .shapes import Disc, Line, Paint, Point, Polygon, Rect, Shape, Shapes

Draw: TypeAlias = Callable[[Point], Iterator[Shape]]


def zone_shapes(plan: Plan, square: Square) -> Shapes:
    """What a place looks like without a piece."""
    zone, centre = plan.board.zones[square], plan.centre(square)
    below = (_tile(plan, square),) if plan.board.drawing is Drawing.TILES else ()
    return (*below, *_MARKS[zone](centre))


def _tile(plan: Plan, square: Square) -> Rect:
    file, rank = plan.board.point(square)
    left, top, _, _ = plan.cell(square)
    fill = colours.ZONES[plan.board.zones[square]][(file + rank) % 2]
    return Rect(left, top, *plan.step, Paint(fill))


def _nothing(_centre: Point) -> Iterator[Shape]:
    yield from ()


def _waves(centre: Point) -> Iterator[Shape]:
    """Three waves, one above the other."""
    x, y = centre
    paint = Paint(line=colours.ZONE_LINES[Zone.WATER], width=4)
    for down in (-24, 0, 24):
        heights = (4, -4, 4, -4, 4)
        yield Line(tuple((x - 28 + 14 * at, y + down + height) for at, height in enumerate(heights)), paint)


def _net(centre: Point) -> Iterator[Shape]:
    """A square net."""
    x, y = centre
    paint = Paint(line=colours.ZONE_LINES[Zone.TRAP], width=3)
    for at in (-36, -12, 12, 36):
        yield Line(((x + at, y - 36), (x + at, y + 36)), paint)
        yield Line(((x - 36, y + at), (x + 36, y + at)), paint)


def _cave(centre: Point) -> Iterator[Shape]:
    """The mouth of a cave within a frame."""
    x, y = centre
    line = colours.ZONE_LINES[Zone.DEN]
    yield Rect(x - 43, y - 43, 86, 86, Paint(line=line, width=4), 8)
    arch = ((-26, 30), (-26, 0), (-20, -16), (-8, -26), (8, -26), (20, -16), (26, 0), (26, 30))
    yield Polygon(tuple((x + a, y + b) for a, b in arch), Paint(line))


def _station(centre: Point) -> Iterator[Shape]:
    x, y = centre
    paint = Paint(colours.ZONES[Zone.STATION][0], colours.ZONE_LINES[Zone.STATION], 2)
    yield Rect(x - 34, y - 19, 68, 38, paint, 6)


def _camp(centre: Point) -> Iterator[Shape]:
    """Two rings, as wide as there is room."""
    fill, line = colours.ZONES[Zone.CAMP][0], colours.ZONE_LINES[Zone.CAMP]
    yield Disc(*centre, 40, Paint(fill, line, 4))
    yield Disc(*centre, 31, Paint(line=line, width=2))


def _headquarters(centre: Point) -> Iterator[Shape]:
    """A walled yard with a gable."""
    x, y = centre
    fill, line = colours.ZONES[Zone.HEADQUARTERS][0], colours.ZONE_LINES[Zone.HEADQUARTERS]
    yield Rect(x - 52, y - 36, 104, 72, Paint(fill, line, 4), 3)
    gable = ((x - 30, y + 2), (x, y - 22), (x + 30, y + 2))
    yield Polygon(gable, Paint(line))
    yield Rect(x - 22, y + 2, 44, 20, Paint(line=line, width=3))


def _mountain(centre: Point) -> Iterator[Shape]:
    """Two peaks with snow."""
    x, y = centre
    rock, snow = Paint(colours.MOUNTAIN, colours.FRAME, 2), Paint(colours.SNOW)
    for left, height in ((12, 40), (-20, 56)):
        top = (x + left, y + 24 - height)
        yield Polygon(((x + left - 34, y + 24), top, (x + left + 34, y + 24)), rock)
        third = 34 / 3
        yield Polygon(((top[0] - third + 1, top[1] + height / 3), top, (top[0] + third - 1, top[1] + height / 3)), snow)


def _front_line(centre: Point) -> Iterator[Shape]:
    """A broken line across, which leaves the middle to what crosses it."""
    x, y = centre
    paint = Paint(line=colours.ZONE_LINES[Zone.CAMP], width=4, dash=10)
    yield Line(((x - 52, y), (x - 14, y)), paint)
    yield Line(((x + 14, y), (x + 52, y)), paint)


_MARKS: dict[Zone, Draw] = {
    Zone.LAND: _nothing,
    Zone.WATER: _waves,
    Zone.TRAP: _net,
    Zone.DEN: _cave,
    Zone.STATION: _station,
    Zone.CAMP: _camp,
    Zone.HEADQUARTERS: _headquarters,
    Zone.MOUNTAIN: _mountain,
    Zone.FRONT_LINE: _front_line,
}
