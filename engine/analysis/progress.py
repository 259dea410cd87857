"""How far an analysis has come, on standard error if that is a terminal."""

import sys
from types import TracebackType
from typing import TYPE_CHECKING, Self

import typer

from ...notation.command_line import printable

if TYPE_CHECKING:
    from rich.progress import Progress


class AnalysisProgress:
    """A bar for the game under way."""

    def __init__(self) -> None:
        self._bar: Progress | None = _new_bar() if sys.stderr.isatty() else None

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def say(self, line: str) -> None:
        """Print a line on standard error, above the bar if there is one."""
        if self._bar is None:
            typer.echo(printable(line), err=True)
        else:
            self._bar.console.print(printable(line), markup=False, highlight=False, soft_wrap=True)

    def show(self, number: int, done: int, positions: int) -> None:
        """So many positions of a game are done."""
        if self._bar is not None:
            task = self._bar.task_ids[0]
            self._bar.update(task, description=f"game {number}", completed=done, total=positions)


def _new_bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    bar.add_task("analysing", total=None)
    return bar
