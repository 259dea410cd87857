"""A rectangle of cells."""

from collections.abc import Iterator

import attrs


@attrs.frozen
class Box:
    """Cells from (x, y), the top left, on."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The last column."""
        return self.x + self.width - 1

    @property
    def bottom(self) -> int:
        """The last row."""
        return self.y + self.height - 1

    @property
    def middle(self) -> tuple[int, int]:
        """The middle cell; the left or upper one of two.

        >>> Box(10, 20, 4, 3).middle
        (11, 21)
        """
        return self.x + (self.width - 1) // 2, self.y + (self.height - 1) // 2

    def rows(self) -> Iterator["Box"]:
        """Its rows, each a box of its own."""
        return (Box(self.x, y, self.width, 1) for y in range(self.y, self.y + self.height))

    def grown(self, columns: int) -> "Box":
        """The box with so many columns more at either side."""
        return Box(self.x - columns, self.y, self.width + 2 * columns, self.height)
