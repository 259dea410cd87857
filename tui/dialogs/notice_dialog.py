"""Something the players must have read."""

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Label

from .dialog import Dialog


class NoticeDialog(Dialog[str]):
    """Says something until Enter, Space or Escape, or until one of ``keys``, which is then the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "leave", "OK", id="notice.ok", tooltip="Close this box"),
    ]

    def __init__(self, title: str, text: str = "", keys: str = "") -> None:
        super().__init__()
        self._title, self._text, self._keys = title, text, keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box"):
            yield Label(self._title, classes="dialog-title", markup=False)
            if self._text:
                yield Label(self._text, markup=False)
            with Horizontal(classes="dialog-buttons"):
                yield Button("OK (Enter)", id="ok", variant="primary", compact=True)

    def on_key(self, event: events.Key) -> None:
        """Close with a key that the text names."""
        if event.key in tuple(self._keys):
            event.stop()
            self.dismiss(event.key)

    @on(Button.Pressed, "#ok")
    def _ok_pressed(self) -> None:
        self.dismiss(None)
