"""From a board's geometry to the screen's: which way up the board lies."""

import attrs

from ...core.board import Board, Square


@attrs.frozen
class Orientation:
    """A turn of the board, perhaps of some of its ranks only.

    ``ranks`` are rows counted from 0 at the bottom seat. ``sideways`` lays the board on its right-hand side, rank 1 at
    the left; ``flipped`` turns it by 180 degrees. No orientation mirrors the board.
    """

    board: Board
    ranks: range
    sideways: bool = False
    flipped: bool = False

    @property
    def columns(self) -> int:
        """Places across the screen."""
        return len(self.ranks) if self.sideways else self.board.files

    @property
    def rows(self) -> int:
        """Places down the screen."""
        return self.board.files if self.sideways else len(self.ranks)

    def shows(self, square: Square) -> bool:
        """Whether a square lies within the drawn ranks."""
        return self.board.point(square)[1] in self.ranks

    def place(self, square: Square) -> tuple[int, int]:
        """The column and row of a square on the screen, both from 0 at the top left."""
        file, rank = self.board.point(square)
        rank -= self.ranks.start
        column, row = (rank, file) if self.sideways else (file, len(self.ranks) - 1 - rank)
        if self.flipped:
            return self.columns - 1 - column, self.rows - 1 - row
        return column, row

    def shown(self) -> tuple[Square, ...]:
        """Every place within the drawn ranks, unoccupied ones included, in index order."""
        return tuple(s for s in range(self.board.size) if self.shows(s))

    def column_labels(self) -> tuple[str, ...]:
        """What stands below each column."""
        return self._turned(self._rank_labels() if self.sideways else tuple(self.board.file_letters()))

    def row_labels(self) -> tuple[str, ...]:
        """What stands beside each row."""
        return self._turned(tuple(self.board.file_letters()) if self.sideways else self._rank_labels()[::-1])

    def _rank_labels(self) -> tuple[str, ...]:
        return tuple(str(rank + 1) for rank in self.ranks)

    def _turned(self, labels: tuple[str, ...]) -> tuple[str, ...]:
        return labels[::-1] if self.flipped else labels
