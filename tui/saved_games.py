"""Games that were kept: listing them, and going on with one."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import attrs

from ..core.errors import JunqiError, RefusedError
from ..core.registry import RULE_SETS
from ..records.formats.game_index import GameEntry, GameFile
from ..records.writing.writer import write_record
from .autosave import Autosave
from .data_folder import games_folder
from .session import Session
from .session_record import Resumed, resumed, session_record

_UNFINISHED = "*"


class NoGameError(RefusedError, ValueError):
    """A file that holds no game to go on with."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


class NoFileToResumeError(JunqiError, ValueError):
    """A pipe or device instead of a file: a game is looked for first and read then."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is a pipe or device; a game can be gone on with from a file only")
        self.path = path


@attrs.frozen
class SavedGame:
    """A game in the folder of kept games; ``entry`` is ``None`` where its file holds none."""

    path: Path
    changed: datetime
    entry: GameEntry | None

    @property
    def title(self) -> str:
        """What is played."""
        if self.entry is None:
            return "not a game"
        rules = RULE_SETS.get(self.entry.variant)
        return self.entry.variant if rules is None else rules.title


@attrs.frozen
class Reopened:
    """A game to go on with, and the file that follows it."""

    resumed: Resumed
    autosave: Autosave


def saved_games() -> list[SavedGame]:
    """The games kept, the latest first."""
    return sorted(_saved_games(), key=lambda game: game.changed, reverse=True)


def _saved_games() -> Iterator[SavedGame]:
    for path in games_folder().glob("*.jgn"):
        try:
            changed = datetime.fromtimestamp(path.stat().st_mtime)
            yield SavedGame(path, changed, next(GameFile(path).entries(), None))
        except OSError:
            continue


def reopen(path: Path, random: Random) -> Reopened:
    """Go on with the game in a file: its first unfinished one, or else its first.

    A file among the kept games that the app has written is followed further; any other file stays as it is.

    Raises:
        NoGameError: if the file holds no game that can be gone on with.
        NoFileToResumeError: if it is no file but a pipe or device.
        StartError: if a game's tags do not say how it starts.
        OSError: if the file cannot be read.
    """
    if path.is_fifo() or path.is_char_device():
        raise NoFileToResumeError(path)
    file = GameFile(path)
    entries = list(file.entries())
    if not entries:
        raise NoGameError(path, "there is no game in it")
    entry = next((entry for entry in entries if entry.result == _UNFINISHED), entries[0])
    record = file.read(entry).record
    if record is None:
        raise NoGameError(path, "its game cannot be read")
    again = resumed(record, random)
    return Reopened(again, _autosave_of(path, again.session))


def _autosave_of(path: Path, session: Session) -> Autosave:
    """What follows a game that was read from a file.

    That is the file itself if it lies among the kept games and holds just what the app would write. Else saving would
    lose something of it, another game or a comment, so that the game goes on in a new file.
    """
    if path.resolve().parent != games_folder().resolve():
        return Autosave()
    text = write_record(session_record(session))
    return Autosave(path, text) if path.read_bytes() == text.encode() else Autosave()
