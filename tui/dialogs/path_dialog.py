"""Asking for the path of a file."""

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Label

from ..typed_path import PathTextError, typed_path
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
            with Horizontal(classes="dialog-buttons"):
                yield Button("OK (Enter)", id="ok", variant="primary", compact=True)
                yield Button("Cancel (Esc)", id="cancel", compact=True)

    @on(Input.Submitted)
    @on(Button.Pressed, "#ok")
    def _take(self) -> None:
        text = self.query_one(Input).value.strip()
        if not text:
            return
        try:
            self.dismiss(typed_path(text))
        except PathTextError as error:
            self.notify(str(error), severity="error", markup=False)

    @on(Button.Pressed, "#cancel")
    def _cancelled(self) -> None:
        self.dismiss(None)
