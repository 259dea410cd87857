"""The commands that count: stats and tree.

Their work is imported when they run: the command line itself must start at once.
"""

from pathlib import Path
from typing import Annotated

import typer

from ...notation.command_line import add
from ..options import Files, Force, Jobs, Memory, Output, Quiet
from .data_format import DataFormat
from .table_name import TableName

Variant = Annotated[
    str | None, typer.Option("--variant", metavar="V", help="Count games of this variant only ('junqi variants').")
]
Valid = Annotated[bool, typer.Option("--valid", help="Leave out games with errors.")]
How = Annotated[DataFormat, typer.Option("--format", help="How the numbers are written.")]
Page = Annotated[
    Path | None,
    typer.Option("--html", metavar="PAGE", help="Write one HTML page with charts instead; --force overwrites it."),
]


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(
        app,
        stats,
        "junqi stats games.jgn",
        "junqi stats games/ --format json -o stats.json",
        "junqi stats games.jgn --format csv --table players",
        "junqi stats games.jgn --html stats.html",
    )


def stats(
    files: Files,
    how: How = DataFormat.TEXT,
    page: Page = None,
    table: Annotated[TableName | None, typer.Option("--table", help="Only this table.")] = None,
    top: Annotated[
        int, typer.Option("--top", metavar="N", min=0, help="Show people the N players with most games; 0 for all.")
    ] = 20,
    variant: Variant = None,
    valid: Valid = False,
    memory: Memory = "256M",
    jobs: Jobs = 1,
    output: Output = None,
    force: Force = False,
    quiet: Quiet = False,
) -> None:
    """Count the games of files: results by player, variant and colour, lengths, ends, captures by piece.

    Scores come with the interval in which they lie with 95 % confidence. A game with errors counts as far as it was
    understood.
    """
    from .stats_command import StatsRequest, print_stats

    request = StatsRequest(how, page, table, top or None, variant, valid, output, force, quiet)
    print_stats(files, request, memory, jobs)
