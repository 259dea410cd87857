"""What every screen with a board on it does: panels where there is room, and the look of the board at keys."""

from textual.events import Resize
from textual.screen import Screen

from ..board.board_view import BoardView
from ..looks import laid, look_of, set_look, turned, with_other_pieces
from .arrangement import Arrangement


class BoardScreen(Screen[None]):
    """A screen with a board and panels, which lie beside it or below it."""

    def arrangement(self, width: int, height: int) -> Arrangement:
        """Where the panels lie on a screen of a size."""
        raise NotImplementedError

    def show(self) -> None:
        """Bring everything on the screen up to date."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        """Put the panels where there is room for them."""
        self.arrange_panels(event.size.width, event.size.height)

    def arrange_panels(self, width: int, height: int) -> None:
        """Put the panels where a screen of a size has room for them."""
        arrangement = self.arrangement(width, height)
        for one in Arrangement:
            self.set_class(one is arrangement, one.value)

    def action_turn_board(self) -> None:
        """Turn the board by 180 degrees."""
        set_look(self, turned(look_of(self)))
        self._look_changed()

    def action_other_pieces(self) -> None:
        """Exchange letters and hanzi."""
        set_look(self, with_other_pieces(look_of(self)))
        self._look_changed()

    def action_other_lay(self) -> None:
        """Stand the board upright, or lay it on its side."""
        for board in self.query(BoardView):
            set_look(self, laid(look_of(self), board.other_lay()))
        self._look_changed()

    def _look_changed(self) -> None:
        for board in self.query(BoardView):
            board.set_look(look_of(self))
        self.arrange_panels(self.size.width, self.size.height)
        self.show()
