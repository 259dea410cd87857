"""The lines of a board that is a graph: from its links to strokes in cells."""

from collections import defaultdict
from typing import TypeAlias

import attrs

from ...core.board import Link, LinkKind
from .plan import FLANK, Plan

Cell: TypeAlias = tuple[int, int]
"""A place on the screen, (x, y) from the top left."""

NORTH, EAST, SOUTH, WEST = range(4)
_OPPOSITE = (SOUTH, WEST, NORTH, EAST)
_WEIGHTS = {LinkKind.ROAD: 1, LinkKind.RAILWAY: 2}


@attrs.frozen
class Strokes:
    """What to draw: ``arms`` are the weights (0 none, 1 road, 2 railway) with which lines leave a cell's middle, by direction;
    ``slants`` are cells of diagonals, ``True`` where they fall from left to right."""

    arms: dict[Cell, list[int]]
    slants: dict[Cell, set[bool]]


def strokes(plan: Plan) -> Strokes:
    """Every link within the drawn ranks."""
    found = Strokes(defaultdict(lambda: [0, 0, 0, 0]), defaultdict(set))
    shows = plan.orientation.shows
    for link in plan.orientation.board.links:
        if link.kind in _WEIGHTS and shows(link.a) and shows(link.b):
            _add(plan, link, found)
    return found


def _add(plan: Plan, link: Link, found: Strokes) -> None:
    cells = link_cells(plan, link)
    if is_slanted(plan, link):
        falling = _falls(plan, link)
        for cell in cells:
            found.slants[cell].add(falling)
    else:
        _add_arms(cells, _WEIGHTS[link.kind], found)


def _add_arms(cells: tuple[Cell, ...], weight: int, found: Strokes) -> None:
    direction = EAST if cells[0][1] == cells[-1][1] else SOUTH
    for here, there in zip(cells, cells[1:]):
        found.arms[here][direction] = max(weight, found.arms[here][direction])
        back = _OPPOSITE[direction]
        found.arms[there][back] = max(weight, found.arms[there][back])


def is_slanted(plan: Plan, link: Link) -> bool:
    """Whether a link runs neither across nor along the screen."""
    (ax, ay), (bx, by) = plan.centre(link.a), plan.centre(link.b)
    return ax != bx and ay != by


def _falls(plan: Plan, link: Link) -> bool:
    (ax, ay), (bx, by) = plan.centre(link.a), plan.centre(link.b)
    return (ax < bx) == (ay < by)


def link_cells(plan: Plan, link: Link) -> tuple[Cell, ...]:
    """The cells that a link's line takes, from the top or left end on: of a straight one from middle to middle, of a slanted one
    those between the boxes."""
    if is_slanted(plan, link):
        return _slanted_cells(plan, link)
    (ax, ay), (bx, by) = sorted((plan.centre(link.a), plan.centre(link.b)))
    return tuple((x, y) for x in range(ax, bx + 1) for y in range(ay, by + 1))


def _slanted_cells(plan: Plan, link: Link) -> tuple[Cell, ...]:
    """One cell a row, from the corner of the upper box to the facing corner of the lower."""
    upper, lower = sorted((plan.corner(link.a), plan.corner(link.b)), key=lambda corner: corner[1])
    width, height = plan.box
    top = upper[1] + max(1, height - 1)
    bottom = lower[1] - (0 if height > 2 else 1)
    right, left = (upper[0] + width, lower[0] - FLANK) if upper[0] < lower[0] else (upper[0] - FLANK, lower[0] + width)
    return tuple((_between(right, left, row - top, bottom - top), row) for row in range(top, bottom + 1))


def _between(start: int, end: int, part: int, whole: int) -> int:
    """The whole number ``part / whole`` of the way from start to end; the middle where there is no way."""
    return start + (end - start) * part // whole if whole else (start + end) // 2


_JOINTS = {
    "es": "┌╒╓╔", "sw": "┐╕╖╗", "ne": "└╘╙╚", "nw": "┘╛╜╝", "nes": "├╞╟╠", "nsw": "┤╡╢╣", "esw": "┬╤╥╦", "new": "┴╧╨╩",
    "nesw": "┼╪╫╬", "ns": "││║║", "ew": "─═─═", "n": "││║║", "s": "││║║", "e": "─═─═", "w": "─═─═",
}  # fmt: skip
"""Box drawing by the directions of the arms; four each: road along and across, railway across, railway along, both railways."""


def joint(arms: list[int]) -> str:
    """The character in which arms meet.

    >>> joint([1, 2, 1, 2]), joint([0, 1, 2, 0])
    ('╪', '╓')
    """
    north, east, south, west = arms
    directions = "".join(name for name, weight in zip("nesw", arms) if weight)
    return _JOINTS[directions][2 * (max(north, south) > 1) + (max(east, west) > 1)]


def ascii_joint(arms: list[int], across: tuple[str, str], along: tuple[str, str]) -> str:
    """The ASCII character in which arms meet."""
    north, east, south, west = arms
    if (north or south) and (east or west):
        return "+"
    return along[max(north, south) - 1] if north or south else across[max(east, west) - 1]
