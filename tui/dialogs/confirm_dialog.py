"""A question answered by yes or no."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Label

from .dialog import Dialog


class ConfirmDialog(Dialog[bool]):
    """Asks; answers ``True`` to the keys y and Enter, ``False`` to n, ``None`` to Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "Yes", id="confirm.yes", tooltip="Answer yes"),
        Binding("n", "answer(False)", "No", id="confirm.no", tooltip="Answer no"),
    ]

    def __init__(self, question: str, yes: str = "Yes", no: str = "No") -> None:
        super().__init__()
        self._question, self._yes, self._no = question, yes, no

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box"):
            yield Label(self._question, markup=False)
            with Horizontal(classes="dialog-buttons"):
                yield Button(f"{self._yes} (y)", id="yes", variant="primary", compact=True)
                yield Button(f"{self._no} (n)", id="no", compact=True)

    def action_answer(self, answer: bool) -> None:
        """Close with an answer."""
        self.dismiss(answer)

    @on(Button.Pressed, "#yes")
    def _yes_pressed(self) -> None:
        self.dismiss(True)

    @on(Button.Pressed, "#no")
    def _no_pressed(self) -> None:
        self.dismiss(False)
