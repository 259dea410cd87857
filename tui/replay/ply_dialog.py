"""Asking for a ply to go to."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, Label

from ..dialogs.dialog import Dialog


class PlyDialog(Dialog[int]):
    """Asks for a ply from 0 to ``last``; what is no such ply is said in the box, which stays."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, last: int) -> None:
        super().__init__()
        self._last = last

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box"):
            yield Label(f"Go to which ply? 0 to {self._last}", classes="dialog-title")
            yield Input(type="integer", id="ply", compact=True)
            yield Label("Enter: go there    Esc: cancel", id="ply-hint")

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        # Python refuses to convert numbers of thousands of digits.
        if text.isdecimal() and len(text) < 10 and int(text) <= self._last:
            self.dismiss(int(text))
        else:
            self.query_one("#ply-hint", Label).update(f"This line has the plies 0 to {self._last}.")
