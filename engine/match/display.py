"""The state of a running match on standard error: a table that is kept up to date, or a line a game."""

import sys
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

import typer

from ...core.seat import Player
from ...notation.command_line import printable
from ...notation.words import outcome_in_words
from .plan import MatchPlan
from .played import Played
from .standing import Standing
from .summary import elo_text, sprt_line

if TYPE_CHECKING:
    from rich.table import Table


class Display(Protocol):
    """Shows a match while it is played."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def show(self, played: Played) -> None:
        """A game is over and counted."""


def display(plan: MatchPlan, standing: Standing) -> Display:
    """A table where standard error is a terminal, else lines."""
    return LiveTable(plan, standing) if sys.stderr.isatty() else Lines(plan, standing)


class Lines:
    """A line for each game as it ends."""

    def __init__(self, plan: MatchPlan, standing: Standing) -> None:
        self._plan = plan
        self._standing = standing

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing stays open."""

    def show(self, played: Played) -> None:
        typer.echo(printable(game_line(self._plan, self._standing, played)), err=True)


def game_line(plan: MatchPlan, standing: Standing, played: Played) -> str:
    """A game that has ended, and the points so far."""
    assert played.game.outcome is not None
    first, second = (plan.contestants[played.fixture.seats[player]].name for player in Player)
    results = standing.results
    why = f" ({played.note})" if played.note else ""
    return (
        f"game {played.fixture.number}, {first} - {second}: {outcome_in_words(played.game.outcome, (first, second))}"
        f"{why}; {plan.contestants[0].name} has {results.points:g} of {results.games}"
    )


class LiveTable:
    """A table of both contestants, and how far the match has come."""

    def __init__(self, plan: MatchPlan, standing: Standing) -> None:
        from rich.console import Console
        from rich.live import Live

        self._plan = plan
        self._standing = standing
        self._live = Live(standing_table(plan, standing), console=Console(stderr=True), transient=True)

    def __enter__(self) -> Self:
        self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._live.stop()

    def show(self, played: Played) -> None:
        if played.note:
            self._live.console.print(
                printable(game_line(self._plan, self._standing, played)), markup=False, highlight=False
            )
        self._live.update(standing_table(self._plan, self._standing))


def standing_table(plan: MatchPlan, standing: Standing) -> "Table":
    """Both contestants with their results."""
    from rich.table import Table
    from rich.text import Text

    results, found = standing.results, standing.estimate
    table = Table(title=f"{plan.rules.id}, {plan.control.words}: game {results.games} of {standing.games}")
    table.add_column("", justify="left")
    for heading in ("won", "drawn", "lost", "points", "Elo", "nodes/s"):
        table.add_column(heading, justify="right")
    counts = (results.wins, results.draws, results.losses)
    elo = "" if found is None else elo_text(found)
    rows = ((counts, results.points, elo), (counts[::-1], results.games - results.points, ""))
    for player, (numbers, points, text), speed in zip(plan.contestants, rows, standing.speeds, strict=True):
        rate = speed.nodes_per_second
        cells = (*map(str, numbers), f"{points:g}", text, "" if rate is None else f"{rate:,.0f}")
        table.add_row(Text(player.name), *cells)
    if standing.sprt is not None:
        table.caption = sprt_line(standing)
    return table
