"""The look of the boards, which the whole app shares."""

from collections.abc import Sequence
from typing import Any

import attrs
from textual.app import App
from textual.binding import Binding
from textual.filter import LineFilter
from textual.screen import Screen

from ..notation.piece_set import PieceSet
from .ascii_filter import AsciiFilter
from .board.look import Lay, Look

_ASCII_ONLY = AsciiFilter()
"""One for all lines: Textual remembers filtered lines by their filter."""


class LookingApp(App[None]):
    """An app whose boards all have one look."""

    def __init__(self, look: Look | None = None) -> None:
        super().__init__()
        self.look = look or Look()

    def look_from(self, north: bool) -> None:
        """Show boards from the north or from the south."""
        self.look = attrs.evolve(self.look, flipped=north)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What the lines pass on their way to the terminal."""
        filters = super().get_line_filters()
        return [*filters, _ASCII_ONLY] if self.look.ascii else filters

    def get_key_display(self, binding: Binding) -> str:
        """How a key is shown: named as on a keyboard, `Esc` and `F2`.

        Its name also stands for a sign that is not ASCII where the terminal shows nothing else.
        """
        shown = super().get_key_display(binding)
        if self.look.ascii and not shown.isascii():
            shown = binding.key
        return shown.capitalize() if len(shown) > 1 else shown


def look_of(screen: Screen[Any]) -> Look:
    """The look of a screen's app."""
    app = screen.app
    return app.look if isinstance(app, LookingApp) else Look()


def set_look(screen: Screen[Any], look: Look) -> None:
    """Change the look of a screen's app."""
    if isinstance(screen.app, LookingApp):
        screen.app.look = look


def with_other_pieces(look: Look) -> Look:
    """The look with hanzi in place of letters, or the other way round."""
    other = PieceSet.LETTERS if look.pieces is PieceSet.HANZI else PieceSet.HANZI
    return attrs.evolve(look, pieces=other)


def laid(look: Look, lay: Lay) -> Look:
    """The look with the board upright or on its side."""
    return attrs.evolve(look, lay=lay)


def turned(look: Look) -> Look:
    """The look with the board turned by 180 degrees."""
    return attrs.evolve(look, flipped=not look.flipped)
