"""Where the panels go: beside the board where the width allows, else below, else nowhere."""

import enum

from ...core.board import Board
from ..board.look import Look
from ..board.plan import Plan
from ..board.sizes import plan_for

PANEL_WIDTH, PANELS_HEIGHT = 30, 4
"""The least that the panels need beside the board (columns) and below it (rows)."""

CHROME_HEIGHT = 3
"""Rows of the status line and the footer."""


class Arrangement(enum.Enum):
    """The value is the style class of the screen."""

    BESIDE = "beside"
    BELOW = "below"
    ALONE = "alone"


def arrange(board: Board, look: Look, width: int, height: int) -> Arrangement:
    """The arrangement for a screen of ``width`` columns and ``height`` rows.

    A full drawing with panels beside it is best, then one with panels below, then small drawings in the same order.
    """
    room = height - CHROME_HEIGHT
    beside = plan_for(board, look, width - PANEL_WIDTH, room)
    below = plan_for(board, look, width, room - PANELS_HEIGHT)
    if _is_full(beside):
        return Arrangement.BESIDE
    if _is_full(below):
        return Arrangement.BELOW
    if beside is not None:
        return Arrangement.BESIDE
    return Arrangement.ALONE if below is None else Arrangement.BELOW


def _is_full(plan: Plan | None) -> bool:
    """Whether a drawing has more than one row a square."""
    return plan is not None and plan.step[1] > 1
