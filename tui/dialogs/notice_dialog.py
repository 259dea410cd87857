"""Something the players must have read."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Label

from .dialog import Dialog


class NoticeDialog(Dialog[None]):
    """Says something until Enter, Space or Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "leave", "OK", id="notice.ok", tooltip="Close this box"),
    ]

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box"):
            yield Label(self._title, classes="dialog-title", markup=False)
            if self._text:
                yield Label(self._text, markup=False)
            with Horizontal(classes="dialog-buttons"):
                yield Button("OK (Enter)", id="ok", variant="primary", compact=True)

    @on(Button.Pressed, "#ok")
    def _ok_pressed(self) -> None:
        self.dismiss(None)
