"""The bar that shows how far reading has come."""

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, BinaryIO, Self

from ...notation.command_line import STANDARD_INPUT
from ..blocks import ByteStream

if TYPE_CHECKING:
    from rich.progress import Progress

_PATIENCE = 1.0
"""Seconds after which a run counts as long and shows its progress."""


def progress_over(files: Iterable[str], *, shown: bool = True) -> "ProgressBar":
    """A bar for reading files."""
    return ProgressBar(total_size(files), shown=shown)


def total_size(files: Iterable[str]) -> int | None:
    """How many bytes the files have; ``None`` where standard input or a pipe is among them."""
    total = 0
    for file in files:
        path = Path(file)
        if file == STANDARD_INPUT or not path.is_file():
            return None
        total += path.stat().st_size
    return total


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
