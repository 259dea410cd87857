"""Files that stay as they are while they are worked on, or else are told."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import attrs

from ...core.errors import JunqiError


class ChangedFileError(JunqiError, OSError):
    """A file that somebody else wrote or replaced while it was worked on."""

    def __init__(self, file: str, what: str) -> None:
        super().__init__(f"{file}: {what}")
        self.file = file

    def __str__(self) -> str:
        return str(self.args[0])


@attrs.frozen
class FileState:
    """What changes when a file is written, or another takes its place; ``None`` where there is no file."""

    file: str
    _seen: tuple[int, int, int, int] | None

    @classmethod
    def of(cls, file: str) -> "FileState":
        """The state that a file has now."""
        try:
            now = Path(file).stat()
        except OSError:
            return cls(file, None)
        return cls(file, (now.st_dev, now.st_ino, now.st_size, now.st_mtime_ns))

    def check(self) -> None:
        """Refuse to go on if the state is another by now.

        Raises:
            ChangedFileError: if it is.
        """
        if FileState.of(self.file) != self:
            raise ChangedFileError(self.file, "it was changed meanwhile, and is left as it is; try again")


@contextlib.contextmanager
def read_whole(stream: BinaryIO, file: str) -> Iterator[None]:
    """Tell if a file got shorter while it was read: then nobody knows what was missed. One that grows is read on.

    Raises:
        ChangedFileError: at the end.
    """
    size = _size(stream)
    yield
    if _size(stream) < size:
        raise ChangedFileError(file, "it got shorter while it was read, so not all of it was")


def _size(stream: BinaryIO) -> int:
    """In bytes; 0 for what is no file."""
    try:
        return os.fstat(stream.fileno()).st_size
    except OSError:  # of a stream in memory, too
        return 0
