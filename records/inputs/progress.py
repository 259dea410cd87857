"""The bar that shows how far reading has come."""

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, BinaryIO, Self

from ...notation.command_line import STANDARD_INPUT
from ..text.blocks import ByteStream

if TYPE_CHECKING:
    from rich.progress import Progress

_PATIENCE = 1.0
"""Seconds after which a run counts as long and shows its progress."""
_PAUSE = 0.05
"""Seconds between two looks at how far it has come."""


def progress_over(files: Iterable[str], *, shown: bool = True) -> "ProgressBar":
    """A bar for reading files.

    ``shown`` is false where the user wants quiet, or where data goes to a terminal meanwhile: see ``is_data_shown``.
    """
    return ProgressBar(total_size(files), shown=shown)


def is_data_shown(output: Path | None) -> bool:
    """Whether what a command writes appears on a terminal, where a bar would come between."""
    return (output is None or str(output) == STANDARD_INPUT) and sys.stdout.isatty()


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
        """``total`` is how many bytes will be read, compressed as they may be; ``None`` where that is not known."""
        self._total = total
        self._shown = shown and sys.stderr.isatty()
        self._told = time.monotonic() + _PATIENCE
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
        now = time.monotonic()
        if now - self._told > _PAUSE:
            self._told = now
            if self._bar is None:
                self._bar = _new_bar(self._total)
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
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn, TransferSpeedColumn

    bar = Progress(
        TextColumn("reading"),
        BarColumn(),
        DownloadColumn(),
        TransferSpeedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=sys.stdout.isatty(),  # elsewhere it would be written to standard error instead
    )
    bar.add_task("reading", total=total)
    bar.start()
    return bar
