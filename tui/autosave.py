"""The file that follows a game from ply to ply."""

import re
from datetime import datetime
from pathlib import Path

from ..records.storing.files import write_new, write_over
from ..records.writing.writer import write_record
from ..records.writing.writer_errors import UnwritableError
from .data_folder import games_folder
from .session import Session
from .session_record import session_record

_MOST_TRIES = 1000


class Autosave:
    """Keeps one game in one file of its own.

    The file is made at the first save, never over another, unless ``path`` names the file from which the game was
    read and ``text`` what it held. Each save replaces it at one stroke, so that a crash loses at most the move in
    progress. A file that somebody else has changed meanwhile is left alone, and the game goes on in a new one.
    """

    def __init__(self, path: Path | None = None, text: str = "") -> None:
        self._path, self._text = path, text
        self._trouble = ""

    @property
    def path(self) -> Path | None:
        """Where the game is kept; ``None`` before the first save."""
        return self._path

    @property
    def trouble(self) -> str:
        """Why the last save failed; empty if it did not."""
        return self._trouble

    def save(self, session: Session) -> str | None:
        """Save the game. The reason in one sentence where that fails, the first time."""
        try:
            self._write(session, write_record(session_record(session)))
        except OSError as error:
            return self._fail(f"{error.strerror or error}: {error.filename}")
        except UnwritableError as error:
            return self._fail(str(error))
        self._trouble = ""
        return None

    def _fail(self, reason: str) -> str | None:
        """Remember that saving failed, and say so if that is new."""
        is_new = reason != self._trouble
        self._trouble = reason
        return f"The game is not being saved: {reason}" if is_new else None

    def _write(self, session: Session, text: str) -> None:
        if self._path is not None and self._is_ours(self._path):
            write_over(self._path, text)
        else:
            self._path = _write_new_file(session, text)
        self._text = text

    def _is_ours(self, path: Path) -> bool:
        """Whether the file still holds what was last read from it or written to it."""
        return path.exists() and path.read_bytes() == self._text.encode()


def _write_new_file(session: Session, text: str) -> Path:
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{session.rules.id}-{_in_file_name(session.names)}"
    for number in range(_MOST_TRIES):
        path = folder / (f"{stem}-{number}.jgn" if number else f"{stem}.jgn")
        try:
            write_new(path, text)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(0, "too many games of the same second", str(folder))


def _in_file_name(names: tuple[str, str]) -> str:
    """Names as part of a file's name: nothing that any file system refuses."""
    return "-".join(re.sub(r"\W+", "_", name)[:20] or "_" for name in names)
