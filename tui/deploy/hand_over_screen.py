"""Between two players who deploy unseen: a screen that shows nothing."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Click
from textual.screen import Screen
from textual.widgets import Label

from ..keys_footer import KeysFooter


class HandOverScreen(Screen[bool]):
    """Waits until the keyboard has changed hands; ``False`` is the answer of who leaves the game instead."""

    CSS_PATH = "hand_over_screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "Go on", id="hand_over.go_on", tooltip="Deploy now"),
        Binding("q", "leave", "Leave", id="hand_over.leave", tooltip="Back to the home screen; the game is kept"),
    ]

    def __init__(self, to: str, from_: str) -> None:
        super().__init__()
        self._to, self._from = to, from_

    def compose(self) -> ComposeResult:
        with Vertical(id="hand-over"):
            yield Label(f"Pass the keyboard to {self._to}.", markup=False)
            yield Label(f"Press Enter when {self._from} is not looking.", markup=False)
        yield KeysFooter()

    def action_go_on(self) -> None:
        """The right person sits here now."""
        self.dismiss(True)

    def on_click(self, event: Click) -> None:
        """A click on the words serves as well as Enter; one on the footer is the footer's."""
        under_pointer, _ = self.get_widget_at(event.screen_x, event.screen_y)
        if self.is_current and self.query_one("#hand-over") in under_pointer.ancestors_with_self:
            self.dismiss(True)

    def action_leave(self) -> None:
        """Leave the game."""
        self.dismiss(False)
