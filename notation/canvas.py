"""A grid of terminal cells on which text is placed; wide characters take two."""

import unicodedata


def width_of(text: str) -> int:
    """How many terminal cells a text takes.

    >>> width_of("Rat"), width_of("鼠")
    (3, 2)
    """
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


class Canvas:
    """Text being laid out by column and row, both from 0 at the top left; what is put last stays."""

    def __init__(self, width: int, height: int) -> None:
        # One string a cell; the second cell of a wide character holds "".
        self._rows = [[" "] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str) -> None:
        """Write a text whose first character stands at ``column``."""
        cells = self._rows[row]
        for character in text:
            cells[column] = character
            column += 1
            for _ in range(width_of(character) - 1):
                cells[column] = ""
                column += 1

    def __str__(self) -> str:
        return "\n".join("".join(cells).rstrip() for cells in self._rows)
