"""The plan of a drawing: where on the screen each square lies, in cells."""

from functools import cached_property

import attrs

from ...core.board import UNOCCUPIED_ZONES, Square
from .box import Box
from .orientation import Orientation

FLANK = 1
"""Cells kept free at either side of a piece: for brackets, zone marks and the cursor."""


@attrs.frozen(slots=False)
class Plan:
    """A drawing's measures, in cells.

    ``step`` is the distance from square to square, ``piece`` the size of a piece; both (width, height). Labels are
    drawn below and at the left where ``labels`` says so.
    """

    orientation: Orientation
    step: tuple[int, int]
    piece: tuple[int, int]
    labels: bool = True

    @cached_property
    def left(self) -> int:
        """Cells that the labels take at the left."""
        return max(map(len, self.orientation.row_labels())) if self.labels else 0

    @cached_property
    def width(self) -> int:
        """Cells across, labels included."""
        return self.left + (self.orientation.columns - 1) * self.step[0] + self.piece[0] + 2 * FLANK

    @cached_property
    def height(self) -> int:
        """Cells down, labels included."""
        return self.field.height + (1 if self.labels else 0)

    @cached_property
    def field(self) -> Box:
        """The board without its labels."""
        height = (self.orientation.rows - 1) * self.step[1] + self.piece[1]
        return Box(self.left, 0, self.width - self.left, height)

    def box(self, square: Square) -> Box:
        """The cells of a piece on a square."""
        return self.box_at(*self.orientation.place(square))

    def box_at(self, column: int, row: int) -> Box:
        """The cells of a piece at a place of the screen's grid."""
        return Box(self.left + FLANK + column * self.step[0], row * self.step[1], *self.piece)

    @cached_property
    def _by_place(self) -> dict[tuple[int, int], Square]:
        zones = self.orientation.board.zones
        shown = self.orientation.shown()
        return {self.orientation.place(s): s for s in shown if zones[s] not in UNOCCUPIED_ZONES}

    def square_at(self, x: int, y: int) -> Square | None:
        """The square drawn at a cell or nearest to it; ``None`` beside the board and where no piece stands."""
        if not (self.left <= x < self.width and 0 <= y < self.field.height):
            return None
        gap_x, gap_y = self.step[0] - self.piece[0], self.step[1] - self.piece[1]
        column = (x - self.left - FLANK + gap_x // 2) // self.step[0]
        row = (y + gap_y // 2) // self.step[1]
        return self._by_place.get((column, row))
