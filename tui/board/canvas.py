"""A sheet of styled cells to draw on."""

from itertools import groupby
from typing import TypeAlias

from rich.cells import cell_len
from rich.style import Style

from .box import Box

Run: TypeAlias = tuple[str, Style]
"""Neighbouring cells of one style."""

Row: TypeAlias = tuple[Run, ...]

_COVERED = ""
"""What stands in the second cell of a wide character."""


class Canvas:
    """Cells of one character and one style each; a hanzi takes two. What lies beside the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._texts = [[" "] * width for _ in range(height)]
        self._styles = [[Style.null()] * width for _ in range(height)]

    def copy(self) -> "Canvas":
        """A sheet with the same cells, to draw further on."""
        other = Canvas(self.width, 0)
        other.height = self.height
        other._texts = [row[:] for row in self._texts]
        other._styles = [row[:] for row in self._styles]
        return other

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        """Write over cells from (x, y) on; what ``style`` leaves open, such as the background, stays."""
        for character in text:
            width = cell_len(character)
            if x >= 0 and x + width <= self.width and 0 <= y < self.height:
                self._put(x, y, character, style)
                for covered in range(x + 1, x + width):
                    self._put(covered, y, _COVERED, style)
            x += width

    def fill(self, box: Box, style: Style, text: str = " ") -> None:
        """Fill a rectangle with one character."""
        for row in box.rows():
            self.write(row.x, row.y, text * row.width, style)

    def rows(self) -> tuple[Row, ...]:
        """The sheet as runs of one style, row by row."""
        return tuple(_runs(texts, styles) for texts, styles in zip(self._texts, self._styles, strict=True))

    def _put(self, x: int, y: int, character: str, style: Style) -> None:
        self._texts[y][x] = character
        self._styles[y][x] += style


def _runs(texts: list[str], styles: list[Style]) -> Row:
    cells = groupby(zip(texts, styles, strict=True), key=lambda cell: cell[1])
    return tuple(("".join(text for text, _ in run), style) for style, run in cells)
