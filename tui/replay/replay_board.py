"""The board of a replay: the one of play, without a cursor, since nothing is chosen on it."""

from ..board.board_view import BoardView
from ..board.canvas import Row


class ReplayBoard(BoardView, can_focus=False):
    """A board to look at."""

    def _drawn(self) -> tuple[Row, ...]:
        return self._drawing.rows(self._scene) if self._drawing else ()
