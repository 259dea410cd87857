"""The board of a replay: the one of play, without a cursor, since nothing is chosen on it."""

from ..board.board_view import BoardView


class ReplayBoard(BoardView, can_focus=False):
    """A board to look at."""
