"""Choosing one of several things."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from .dialog import Dialog


class ChoiceDialog(Dialog[int]):
    """Offers lines of text; the answer is the index of the one taken."""

    def __init__(self, title: str, choices: Sequence[str]) -> None:
        super().__init__()
        self._title, self._choices = title, choices

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box wide"):
            yield Label(self._title, classes="dialog-title", markup=False)
            yield OptionList(*(Option(choice) for choice in self._choices), markup=False, compact=True)
            yield Label("Enter: choose    Esc: cancel")

    @on(OptionList.OptionSelected)
    def _take(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)
