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
from .tree_by import TreeBy

Variant = Annotated[
    str | None, typer.Option("--variant", metavar="V", help="Count games of this variant only, or of all of a game.")
]
Valid = Annotated[bool, typer.Option("--valid", help="Leave out games with errors.")]
Position = Annotated[
    str | None, typer.Option("--position", metavar="TEXT", help="Begin at a position text of 1 to 6 fields.")
]
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
    add(
        app,
        tree,
        "junqi tree games.jgn --variant jungle --depth 4 --min-games 10",
        "junqi tree games.jgn --moves 'Rg4 Ra6' --format json",
        "junqi tree games.jgn --variant gunki --layouts",
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


def tree(
    files: Files,
    position: Position = None,
    moves: Annotated[
        str | None, typer.Option("--moves", metavar="MOVES", help="Begin after these moves, such as 'Rg4 Ra6'.")
    ] = None,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=1, max=1000, help="Plies after the root.")] = 2,
    least: Annotated[int, typer.Option("--min-games", metavar="N", min=1, help="Leave out rarer moves.")] = 1,
    by: Annotated[TreeBy, typer.Option("--by", help="What tells the nodes of the tree apart.")] = TreeBy.POSITION,
    layouts: Annotated[bool, typer.Option("--layouts", help="Count deployments instead of moves (Gunki).")] = False,
    how: How = DataFormat.TEXT,
    page: Page = None,
    variant: Variant = None,
    valid: Valid = False,
    memory: Memory = "256M",
    jobs: Jobs = 1,
    output: Output = None,
    force: Force = False,
    quiet: Quiet = False,
) -> None:
    """Show what was played, how often, and how it fared: from the start, a position, or after some moves.

    Scores are First's. A tree for each variant; in Gunki from the deployments, whatever they are. A game with errors
    counts as far as it was understood.
    """
    from .tree_command import TreeDisplay, print_layouts, print_tree
    from .tree_request import tree_request

    request = tree_request(depth, variant, position, moves, by, valid=valid)
    display = TreeDisplay(how, page, least, output, force, quiet)
    (print_layouts if layouts else print_tree)(files, request, display, memory, jobs)
