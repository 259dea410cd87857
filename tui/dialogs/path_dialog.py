"""Asking for the path of a file."""

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Label

from .dialog import Dialog


class PathDialog(Dialog[Path]):
    """Asks for a path; Enter takes it, Escape leaves."""

    def __init__(self, title: str, path: str = "") -> None:
        super().__init__()
        self._title, self._path = title, path

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog-box wide"):
            yield Label(self._title, classes="dialog-title", markup=False)
            yield Input(self._path, placeholder="path of the file", id="path", compact=True, select_on_focus=False)
            yield Label("Enter: go on    Esc: cancel")

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if text:
            self.dismiss(Path(text).expanduser())
