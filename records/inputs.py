"""The files that a command reads, one after the other."""

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, BinaryIO, Self, TypeVar

from ..core.errors import JunqiError
from ..notation.command_line import STANDARD_INPUT, opened
from .blocks import ByteStream
from .game_reader import ReadGame
from .input_format import looks_binary, read_any
from .peek import peek

if TYPE_CHECKING:
    from rich.progress import Progress

Found = TypeVar("Found")

_HEAD = 1 << 13
_PATIENCE = 1.0
"""Seconds after which a run counts as long and shows its progress."""


class BinaryFileError(JunqiError, ValueError):
    """A file that is no text."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file}: a binary file, not a file of games")
        self.file = file


def check_files(files: list[str]) -> None:
    """Refuse files that cannot be read before anything is done.

    Raises:
        OSError: for the first of them.
    """
    for file in files:
        if file == STANDARD_INPUT:
            continue
        path = Path(file)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
        if not os.access(path, os.R_OK):
            code = errno.EACCES if path.exists() else errno.ENOENT
            raise OSError(code, os.strerror(code), file)


def read_files(files: list[str], progress: "ProgressBar") -> Iterator[ReadGame]:
    """The games of all files, each file's format told by what it holds.

    Raises:
        BinaryFileError: if a file is no text.
        OSError: if one cannot be read.
    """
    return read_files_by(read_any, files, progress)


def read_files_by(
    read: Callable[[ByteStream, str], Iterator[Found]], files: list[str], progress: "ProgressBar"
) -> Iterator[Found]:
    """What ``read`` finds in all files.

    Raises:
        BinaryFileError: if a file is no text.
        OSError: if one cannot be read.
    """
    for file in files:
        try:
            with opened(file) as stream:
                yield from read(_text(stream, file, progress), file)
        except OSError as error:
            error.filename = error.filename or file  # an error in mid-file does not say of which
            raise


def _text(stream: BinaryIO, file: str, progress: "ProgressBar") -> ByteStream:
    """A stream whose reading moves the bar, if it holds text."""
    head, whole = peek(stream, _HEAD)
    if looks_binary(head):
        raise BinaryFileError(file)
    return progress.watched(whole)


def total_size(files: list[str]) -> int | None:
    """How many bytes the files have; ``None`` where standard input or a pipe is among them."""
    paths = [Path(file) for file in files if file != STANDARD_INPUT]
    if len(paths) < len(files) or not all(path.is_file() for path in paths):
        return None
    return sum(path.stat().st_size for path in paths)


class ProgressBar:
    """How far reading has come, on standard error, if that is a terminal and the run is long."""

    def __init__(self, total: int | None, *, shown: bool) -> None:
        self._total = total
        self._shown = shown and sys.stderr.isatty()
        self._began = time.monotonic()
        self._done = 0
        self._bar: Progress | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def watched(self, stream: "BinaryIO | ByteStream") -> ByteStream:
        """A stream whose reading moves the bar."""
        return _Watched(stream, self) if self._shown else stream

    def advance(self, size: int) -> None:
        """Some bytes were read."""
        self._done += size
        if self._bar is None and time.monotonic() - self._began > _PATIENCE:
            self._bar = _new_bar(self._total)
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self._done)


class _Watched:
    def __init__(self, stream: ByteStream, bar: ProgressBar) -> None:
        self._stream = stream
        self._bar = bar

    def read(self, size: int, /) -> bytes:
        """As of any stream."""
        data = self._stream.read(size)
        self._bar.advance(len(data))
        return data


def _new_bar(total: int | None) -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("reading"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("reading", total=total)
    bar.start()
    return bar
