"""Where a board's squares lie in a picture."""

import attrs

from ...core.board import Board, Drawing, Square
from .shapes import Point

_STEPS = {Drawing.TILES: (100.0, 100.0), Drawing.GRAPH: (118.0, 86.0)}
"""From square to square, across and down: tiles touch, between points there is room for roads."""

_PIECES = {Drawing.TILES: (82.0, 82.0), Drawing.GRAPH: (90.0, 62.0)}

_EDGE = 14.0
_LABELS = 44.0
_TITLE = 58.0
_CAPTION = 54.0


@attrs.frozen
class Plan:
    """A board in a picture; room is left for coordinates, a title above and a caption below where they are wanted."""

    board: Board
    flipped: bool = False
    coordinates: bool = True
    titled: bool = False
    captioned: bool = False

    @property
    def step(self) -> tuple[float, float]:
        """From one square to the next, across and down; also the size of a square's cell."""
        return _STEPS[self.board.drawing]

    @property
    def piece(self) -> tuple[float, float]:
        """The width and height of a piece."""
        return _PIECES[self.board.drawing]

    @property
    def left(self) -> float:
        """Where the board begins."""
        return _LABELS if self.coordinates else _EDGE

    @property
    def top(self) -> float:
        """Where the board begins, from above."""
        return _TITLE if self.titled else _EDGE

    @property
    def board_width(self) -> float:
        """The width of all files."""
        return self.step[0] * self.board.files

    @property
    def board_height(self) -> float:
        """The height of all ranks."""
        return self.step[1] * self.board.ranks

    @property
    def width(self) -> float:
        """The width of the whole picture."""
        return self.left + self.board_width + (self.left if self.coordinates else _EDGE)

    @property
    def height(self) -> float:
        """The height of the whole picture."""
        below = (_LABELS if self.coordinates else _EDGE) + (_CAPTION if self.captioned else 0)
        return self.top + self.board_height + below

    @property
    def title_at(self) -> Point:
        """The middle of the title."""
        return self.width / 2, _TITLE / 2

    @property
    def caption_top(self) -> float:
        """Where the room of the caption begins."""
        return self.height - _CAPTION

    @property
    def caption_at(self) -> Point:
        """The middle of the caption."""
        return self.width / 2, self.caption_top + _CAPTION / 2 - 4

    def centre(self, square: Square) -> Point:
        """The middle of a square."""
        file, rank = self.board.point(square)
        column, row = (self.board.files - 1 - file, rank) if self.flipped else (file, self.board.ranks - 1 - rank)
        return self.left + (column + 0.5) * self.step[0], self.top + (row + 0.5) * self.step[1]

    def cell(self, square: Square) -> tuple[float, float, float, float]:
        """The left, top, right and bottom of all that is drawn for what stands on a square."""
        (x, y), (width, height) = self.centre(square), self.step
        return x - width / 2, y - height / 2, x + width / 2, y + height / 2
