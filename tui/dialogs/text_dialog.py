"""A longer text to scroll through, such as the rules."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Label, Static

from .dialog import Dialog


class TextDialog(Dialog[None]):
    """Shows a text until Escape, Enter or q."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "leave", "Close", id="text.close", tooltip="Close this text"),
        Binding("j", "scroll(1)", "Down", show=False, id="text.down", tooltip="Scroll down"),
        Binding("k", "scroll(-1)", "Up", show=False, id="text.up", tooltip="Scroll up"),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box text"):
            yield Label(self._title, classes="dialog-title", markup=False)
            with VerticalScroll():
                yield Static(self._text, markup=False)
            yield Label("Arrows: scroll    Esc: close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_scroll(self, lines: int) -> None:
        """Scroll by lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
