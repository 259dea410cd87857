"""The lines of a board that is a graph: from its links to strokes in cells."""

from itertools import pairwise
from typing import TypeAlias

import attrs

from ...core.board import Link, LinkKind
from .joints import Arms
from .plan import FLANK, Plan

Cell: TypeAlias = tuple[int, int]
"""A place on the screen, (x, y) from the top left."""

_WEIGHTS = {LinkKind.ROAD: 1, LinkKind.RAILWAY: 2}
_NORTH, _EAST, _SOUTH, _WEST = range(4)
_NO_ARMS: Arms = (0, 0, 0, 0)


@attrs.frozen
class Strokes:
    """What to draw in which cell.

    ``slants`` are the cells of diagonals, ``True`` for one that falls from left to right.
    """

    arms: dict[Cell, Arms] = attrs.Factory(dict)
    slants: dict[Cell, set[bool]] = attrs.Factory(dict)


def strokes(plan: Plan) -> Strokes:
    """The lines of every link within the drawn ranks."""
    found, shows = Strokes(), plan.orientation.shows
    for link in plan.orientation.board.links:
        if link.kind not in _WEIGHTS or not (shows(link.a) and shows(link.b)):
            continue
        cells = link_cells(plan, link)
        if is_slanted(plan, link):
            for cell in cells:
                found.slants.setdefault(cell, set()).add(_falls(plan, link))
        else:
            _add_arms(cells, _WEIGHTS[link.kind], found.arms)
    return found


def _add_arms(cells: tuple[Cell, ...], weight: int, arms: dict[Cell, Arms]) -> None:
    ahead, back = (_EAST, _WEST) if cells[0][1] == cells[-1][1] else (_SOUTH, _NORTH)
    for here, there in pairwise(cells):
        arms[here] = _with_arm(arms.get(here, _NO_ARMS), ahead, weight)
        arms[there] = _with_arm(arms.get(there, _NO_ARMS), back, weight)


def _with_arm(arms: Arms, direction: int, weight: int) -> Arms:
    north, east, south, west = (max(old, weight) if at == direction else old for at, old in enumerate(arms))
    return north, east, south, west


def is_slanted(plan: Plan, link: Link) -> bool:
    """Whether a link runs neither across nor along the screen."""
    a, b = plan.box(link.a), plan.box(link.b)
    return a.x != b.x and a.y != b.y


def _falls(plan: Plan, link: Link) -> bool:
    a, b = plan.box(link.a), plan.box(link.b)
    return (a.x < b.x) == (a.y < b.y)


def link_cells(plan: Plan, link: Link) -> tuple[Cell, ...]:
    """The cells that a link's line takes, from its upper or left end on.

    A straight line runs from the middle of a square to the middle of the other, a slanted one between the pieces only.
    """
    if is_slanted(plan, link):
        return _slanted_cells(plan, link)
    (ax, ay), (bx, by) = sorted((plan.box(link.a).middle, plan.box(link.b).middle))
    return tuple((x, y) for x in range(ax, bx + 1) for y in range(ay, by + 1))


def _slanted_cells(plan: Plan, link: Link) -> tuple[Cell, ...]:
    """One cell a row, from the corner of the upper box to the facing corner of the lower."""
    upper, lower = sorted((plan.box(link.a), plan.box(link.b)), key=lambda box: box.y)
    top = max(upper.y + 1, upper.bottom)
    bottom = lower.y if lower.height > 2 else lower.y - 1
    start, end = upper.right + FLANK, lower.x - FLANK
    if upper.x > lower.x:
        start, end = upper.x - FLANK, lower.right + FLANK
    return tuple((_between(start, end, row - top, bottom - top), row) for row in range(top, bottom + 1))


def _between(start: int, end: int, part: int, whole: int) -> int:
    """The whole number ``part / whole`` of the way from start to end; the middle where there is no way."""
    return start + (end - start) * part // whole if whole else (start + end) // 2
