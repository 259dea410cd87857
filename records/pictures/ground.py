"""The empty board: tiles or roads, places, coordinates. All of it comes from the board's geometry."""

from collections.abc import Iterator

from ...core.board import LinkKind
from . import colours
from .plan import Plan
from .shapes import Colour, Line, Paint, Rect, Shape, Shapes, Writing
from .zones import zone_shapes

_ROAD = Paint(line=colours.ROAD, width=3)
_RAILWAY = (Paint(line=colours.RAILWAY, width=9), Paint(line=colours.SLEEPER, width=4, dash=9))
_LINKS = {LinkKind.BORDER: (), LinkKind.ROAD: (_ROAD,), LinkKind.RAILWAY: _RAILWAY}
_LABEL_SIZE = 24


def ground(plan: Plan, ink: Colour = colours.INK) -> Shapes:
    """The board without pieces, from back to front; ``ink`` is the colour of its coordinates."""
    return (_field(plan), *_links(plan), *_places(plan), *_labels(plan, ink))


def _field(plan: Plan) -> Rect:
    paint = Paint(colours.FIELD, colours.FRAME, 4)
    return Rect(plan.left - 2, plan.top - 2, plan.board_width + 4, plan.board_height + 4, paint, 6)


def _links(plan: Plan) -> Iterator[Shape]:
    """Roads lie below railways."""
    for kind in LinkKind:
        for paint in _LINKS[kind]:
            for link in plan.board.links:
                if link.kind is kind:
                    yield Line((plan.centre(link.a), plan.centre(link.b)), paint)


def _places(plan: Plan) -> Iterator[Shape]:
    for square in range(plan.board.size):
        yield from zone_shapes(plan, square)


def _labels(plan: Plan, ink: Colour) -> Iterator[Shape]:
    """The files' letters below, the ranks' numbers at the left."""
    if not plan.coordinates:
        return
    middle, below = plan.left / 2, plan.top + plan.board_height + plan.left / 2
    for file, letter in enumerate(plan.board.file_letters()):
        yield Writing(plan.centre(file)[0], below, letter, _LABEL_SIZE, ink)
    for rank in range(plan.board.ranks):
        square = rank * plan.board.files
        yield Writing(middle, plan.centre(square)[1], str(rank + 1), _LABEL_SIZE, ink)
