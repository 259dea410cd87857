"""Which drawing fits: from the room there is to a plan."""

from collections.abc import Iterator

from ...core.board import Board, Drawing
from .look import Lay, Look
from .orientation import Orientation
from .plan import FLANK, Plan

_LARGEST = 16
"""Rows from square to square in the largest drawing: beyond it a board only grows emptier."""

Measures = tuple[tuple[int, int], tuple[int, int]]
"""A step and a box, each in cells (width, height)."""


def _tile_measures() -> Iterator[Measures]:
    """Touching tiles, largest first: 10x4, 8x3, 6x2, and a last one of one row."""
    for rows in range(_LARGEST, 1, -1):
        width = 2 * rows + 2
        yield (width, rows), (width - 2 * FLANK, rows)
    yield (6, 1), (4, 1)


def _upright_measures() -> Iterator[Measures]:
    """Points joined by lines, ranks going up the screen, largest first; with one row a rank no lines go up."""
    for rows in range(_LARGEST, 1, -1):
        height = rows // 2 + (rows > 2)
        width = 2 * height + 2
        yield (width + 4 + 2 * (height // 3), rows), (width, height)
    yield (8, 1), (4, 1)
    yield (6, 1), (4, 1)


def _sideways_measures() -> Iterator[Measures]:
    """Points joined by lines, ranks going across the screen, largest first."""
    for rows in range(_LARGEST, 2, -1):
        height = rows // 2 + 1
        yield (2 * rows, rows), (min(2 * height, 2 * rows - 2), height)
    yield (6, 2), (4, 1)


def plans(board: Board, look: Look, ranks: range | None = None) -> Iterator[Plan]:
    """Every plan that a look allows, the most wanted first: a smaller drawing with labels before one without."""
    rows = range(board.ranks) if ranks is None else ranks
    upright = Orientation(board, rows, flipped=look.flipped)
    sideways = Orientation(board, rows, sideways=True, flipped=look.flipped)
    for kind in _kinds(board.drawing, look.lay, upright, sideways):
        for labels in (True, False):
            for orientation, (step, box) in kind:
                yield Plan(orientation, step, box, labels=labels)


Kind = list[tuple[Orientation, Measures]]
"""Drawings that show as much as each other, at different sizes, largest first."""


def _kinds(drawing: Drawing, lay: Lay, upright: Orientation, sideways: Orientation) -> list[Kind]:
    """The kinds of drawings that a lay allows, the most wanted first."""
    if drawing is Drawing.TILES:
        orientation = sideways if lay is Lay.SIDEWAYS else upright
        return _by_rows([(orientation, measures) for measures in _tile_measures()])
    standing = _by_rows([(upright, measures) for measures in _upright_measures()])
    lying: Kind = [(sideways, measures) for measures in _sideways_measures()]
    if lay is Lay.UPRIGHT:
        return standing
    return [lying] if lay is Lay.SIDEWAYS else [standing[0], lying, standing[1]]


def _by_rows(drawings: Kind) -> list[Kind]:
    """Those with a row between the squares, in which roads and edges can be drawn, and those without."""
    return [[one for one in drawings if (one[1][0][1] > 1) is tall] for tall in (True, False)]


def plan_for(board: Board, look: Look, width: int, height: int, ranks: range | None = None) -> Plan | None:
    """The best plan for ``width`` x ``height`` cells; ``None`` where not even the smallest fits."""
    return next((p for p in plans(board, look, ranks) if p.width <= width and p.height <= height), None)


def smallest(board: Board, look: Look, ranks: range | None = None) -> tuple[int, int]:
    """The least width and height, in cells, with which something can be drawn."""
    last = min(plans(board, look, ranks), key=lambda plan: plan.width * plan.height)
    return last.width, last.height
