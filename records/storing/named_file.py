"""Files whose errors say which file it is: the system tells of a full disk without a name."""

import contextlib
from collections.abc import Iterator
from io import BufferedWriter, FileIO
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class _NamedFile(FileIO):
    """A file opened for writing; its errors of writing name the path that was meant."""

    def __init__(self, file: str | int, meant: Path) -> None:
        super().__init__(file, "wb")
        self._meant = meant

    def write(self, data: "ReadableBuffer", /) -> int:
        with naming(self._meant):
            return super().write(data)


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Have an ``OSError`` name a path."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def writing(file: str | int, meant: Path) -> BufferedWriter:
    """A buffered stream into a file, or an open file's number, whose errors name ``meant``.

    Raises:
        OSError: if it cannot be opened.
    """
    return BufferedWriter(_NamedFile(file, meant))
