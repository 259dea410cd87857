"""Saving a game as a record file that the person names."""

from pathlib import Path

from textual.screen import Screen

from ...records.storing.files import write_new, write_over
from ...records.writing.writer import write_record
from ..dialogs.path_dialog import PathDialog
from ..save_file import save_file
from ..session import Session
from ..session_record import session_record


def save_record(screen: Screen[None], session: Session) -> None:
    """Ask for a path and write the game there, over another file only when told to."""
    text = write_record(session_record(session))

    def write(path: Path, over: bool) -> None:
        (write_over if over else write_new)(path, text)

    def named(path: Path | None) -> None:
        if path is not None:
            save_file(screen.app, path, lambda over: write(path, over))

    screen.app.push_screen(PathDialog("Save the game as a record", suggested_name(session)), named)


def suggested_name(session: Session) -> str:
    """A file name in the current folder."""
    first, second = ("".join(c if c.isalnum() else "_" for c in name) for name in session.names)
    return f"{first}-{second}-{session.rules.id}.jgn"
