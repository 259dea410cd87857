"""The file of a match: each game is added as it ends, in the order of the match; never is one taken away."""

import os
import re
import stat
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import attrs

from ...core.errors import JunqiError, RefusedError
from ...records.model.record import Record
from ...records.reading.reader import read_records
from ...records.reading.tally import is_faulty
from ...records.storing.files import encode
from ...records.writing.writer import write_record
from .ending import Ending


class MatchFileExistsError(JunqiError, FileExistsError):
    """A file of games that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already; --resume goes on with its match, --force overwrites it")
        self.path = path


class NotThisMatchError(RefusedError, ValueError):
    """A file whose games are not those of the match that is to go on."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}, so the match cannot go on in it")
        self.path = path


_SEED = re.compile(r"seed ([0-9]{1,18})\Z")
"""How the Event of a match ends."""


@attrs.define
class GameFile:
    """Games written in the order of their numbers: one that ends early waits for those before it.

    ``waiting_for`` are the numbers still to come, in ascending order.
    """

    stream: FileIO
    waiting_for: list[int]
    _waiting: dict[int, Record] = attrs.field(init=False, factory=dict)

    def add(self, number: int, record: Record) -> None:
        """Take a game, and write all whose turn it is."""
        self._waiting[number] = record
        while self.waiting_for and self.waiting_for[0] in self._waiting:
            self._write(self._waiting.pop(self.waiting_for.pop(0)))

    def close(self) -> None:
        """Write what still waits for games that never came, and close the file."""
        for number in sorted(self._waiting):
            self._write(self._waiting.pop(number))
        self.stream.close()

    def _write(self, record: Record) -> None:
        """Write a game, or nothing of it where there is no room."""
        is_on_disk = stat.S_ISREG(os.fstat(self.stream.fileno()).st_mode)
        if is_on_disk:
            self.stream.truncate()  # what the file held goes only now that something takes its place
        before = self.stream.tell() if is_on_disk else 0
        try:
            self._send(encode(write_record(record)))
            if is_on_disk:
                os.fsync(self.stream.fileno())
        except OSError as error:
            if is_on_disk:
                self.stream.truncate(before)
            error.filename = str(self.stream.name)
            raise

    def _send(self, data: bytes) -> None:
        """Write all of some bytes, with no buffer that could keep a part of them for later."""
        while data:
            data = data[self.stream.write(data) :]


def opened_for_games(path: Path, *, force: bool, resume: bool) -> FileIO:
    """A stream to a new file, to the end of one that is gone on with, or to the beginning of one to be overwritten.

    Raises:
        MatchFileExistsError: if the file exists and neither option says what to do with it.
        OSError: if it cannot be written.
    """
    if resume:
        return path.open("ab", buffering=0)
    if path.is_fifo() or path.is_char_device():
        return path.open("wb", buffering=0)
    if force and path.exists():
        return path.open("r+b", buffering=0)
    try:
        return path.open("xb", buffering=0)
    except FileExistsError:
        raise MatchFileExistsError(path) from None


def games_in(path: Path, is_ours: Callable[[Record], bool]) -> dict[int, Ending]:
    """The games that a file of the match holds already, by number.

    Raises:
        NotThisMatchError: if a game is faulty, not over, or not of the match.
        OSError: if the file cannot be read.
    """
    found: dict[int, Ending] = {}
    with path.open("rb") as stream:
        for game in read_records(stream, str(path)):
            if game.record is None:
                continue
            ending = Ending.of_record(game.record)
            if ending is None or is_faulty(game) or not is_ours(game.record):
                raise NotThisMatchError(path, f"its game {game.number} is not one of this match that ended properly")
            found[ending.number] = ending
    return found


def seed_in(path: Path) -> int | None:
    """The seed of the match that a file holds; ``None`` where there is no such file, or it holds no match.

    Raises:
        OSError: if the file cannot be read.
    """
    if not path.exists():
        return None
    with path.open("rb") as stream:
        first = next((game.record for game in read_records(stream) if game.record is not None), None)
    found = None if first is None else _SEED.search(first.tag("Event") or "")
    return None if found is None else int(found[1])
