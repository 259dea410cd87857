"""Writing a file that a person named, over another only when told to."""

from collections.abc import Callable
from pathlib import Path

from textual.app import App

from .dialogs.confirm_dialog import ConfirmDialog
from .dialogs.notice_dialog import NoticeDialog


def save_file(app: App[None], path: Path, write: Callable[[bool], None]) -> None:
    """Call ``write(False)``; where there is such a file already, ask, and call ``write(True)`` after a yes."""

    def answered(over: bool | None) -> None:
        if over:
            attempt(True)

    def attempt(over: bool) -> None:
        try:
            write(over)
        except FileExistsError:
            app.push_screen(ConfirmDialog(f"{path} exists. Write over it?"), answered)
        except OSError as error:
            app.push_screen(NoticeDialog("The file could not be written.", f"{path}: {error.strerror or error}."))
        else:
            app.notify(f"Saved as {path}.", markup=False)

    attempt(False)
