"""Bytes put aside in the order in which they come: in memory as long as they fit there, then in a temporary file."""

import contextlib
import os
from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from types import TracebackType
from typing import Self

from .database import SpillError


class Spool:
    """Stretches of bytes, told by where they begin.

    Closing it removes the temporary file; so does any end of the process, since the file has no name.
    """

    def __init__(self, memory: int) -> None:
        self._file = SpooledTemporaryFile(max_size=memory)  # noqa: SIM115  closed on exit
        self._size = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):  # what could not be written is told already, and not needed any more
            self._file.close()

    def add(self, data: bytes) -> int:
        """Put bytes aside; where they begin.

        Raises:
            SpillError: if the temporary file cannot be written.
        """
        place = self._size
        with _telling():
            self._file.write(data)
        self._size += len(data)
        return place

    def read(self, place: int, size: int) -> bytes:
        """So many bytes from a place on; nothing may be added any more."""
        with _telling():
            self._file.seek(place)
            return self._file.read(size)

    def records(self, size: int) -> Iterator[bytes]:
        """All that was put aside, in stretches of ``size`` bytes."""
        with _telling():
            self._file.seek(0)
            while data := self._file.read(size):
                yield data


@contextlib.contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SpillError(error.strerror or os.strerror(error.errno or 0)) from None
