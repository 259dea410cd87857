"""The plan of a drawing: where on the screen each square lies, in cells."""

from functools import cached_property

import attrs

from ...core.board import UNOCCUPIED_ZONES, Square
from .orientation import Orientation

FLANK = 1
"""Cells kept free at either side of a piece: for brackets, zone marks and the cursor."""


@attrs.frozen(slots=False)
class Plan:
    """A drawing's measures, in cells.

    ``step`` is the distance from square to square, ``box`` the size of a piece; both (width, height). Labels are drawn below and
    at the left where ``labels`` says so.
    """

    orientation: Orientation
    step: tuple[int, int]
    box: tuple[int, int]
    labels: bool = True

    @cached_property
    def left(self) -> int:
        """Cells that the labels take at the left."""
        return max(map(len, self.orientation.row_labels())) if self.labels else 0

    @cached_property
    def width(self) -> int:
        """Cells across, labels included."""
        return self.left + (self.orientation.columns - 1) * self.step[0] + self.box[0] + 2 * FLANK

    @cached_property
    def field_height(self) -> int:
        """Cells down, labels not included."""
        return (self.orientation.rows - 1) * self.step[1] + self.box[1]

    @cached_property
    def height(self) -> int:
        """Cells down, labels included."""
        return self.field_height + (1 if self.labels else 0)

    @property
    def middle_row(self) -> int:
        """The row of a box on which its letter stands and at which roads arrive."""
        return (self.box[1] - 1) // 2

    @property
    def middle_column(self) -> int:
        """The column of a box at which roads arrive."""
        return (self.box[0] - 1) // 2

    def corner(self, square: Square) -> tuple[int, int]:
        """The top left cell of a square's box."""
        column, row = self.orientation.place(square)
        return self.left + FLANK + column * self.step[0], row * self.step[1]

    def centre(self, square: Square) -> tuple[int, int]:
        """The cell of a square at which roads meet."""
        x, y = self.corner(square)
        return x + self.middle_column, y + self.middle_row

    @cached_property
    def _by_place(self) -> dict[tuple[int, int], Square]:
        zones = self.orientation.board.zones
        shown = self.orientation.shown()
        return {self.orientation.place(s): s for s in shown if zones[s] not in UNOCCUPIED_ZONES}

    def square_at(self, x: int, y: int) -> Square | None:
        """The square drawn at a cell or nearest to it; ``None`` beside the board and where no piece stands."""
        if not (self.left <= x < self.width and 0 <= y < self.field_height):
            return None
        gap_x, gap_y = self.step[0] - self.box[0], self.step[1] - self.box[1]
        column = (x - self.left - FLANK + gap_x // 2) // self.step[0]
        row = (y + gap_y // 2) // self.step[1]
        return self._by_place.get((min(column, self.orientation.columns - 1), min(row, self.orientation.rows - 1)))
