"""The commands dedupe and sort. Their work is imported when they run: the command line itself must start at once."""

from pathlib import Path
from typing import Annotated

import typer

from ...notation.command_line import add
from ..options import Files, Force, Jobs, Memory, Output, Quiet, named_output
from .keep import Keep


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(
        app,
        dedupe,
        "junqi dedupe games/ -o games.jgn --report dropped.csv",
        "junqi dedupe games.jgn --tags First,Second,Date --keep fullest -o once.jgn",
        "junqi dedupe games.jgn --plies 40 -o once.jgn",
    )
    add(
        app,
        sort,
        "junqi sort games.jgn -o sorted.jgn",
        "junqi sort games.jgn --by First,-Date -o games.jgn --force",
        "junqi sort games.jgn --by=-length,Date",
    )


def dedupe(
    files: Files,
    plies: Annotated[
        int | None, typer.Option("--plies", metavar="N", min=1, help="Compare the first N plies only.")
    ] = None,
    tags: Annotated[
        str | None,
        typer.Option("--tags", metavar="NAMES", help="Compare tags too, spelling aside: First,Second or roster."),
    ] = None,
    keep: Annotated[Keep, typer.Option("--keep", help="Which of several is kept.")] = Keep.FIRST,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="CSV", help="Say there what was dropped and why, else on standard error."),
    ] = None,
    memory: Memory = "256M",
    output: Output = None,
    force: Force = False,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Drop games that are there twice: of one variant, from one start, with the same moves.

    The others are written as they stand, in their order. Standard error, or the report, says for each game that was
    dropped which one is kept in its stead.
    """
    from .dedupe_command import Deduping, run_dedupe

    targets = named_output(report), named_output(output)
    run_dedupe(Deduping(tuple(files), plies, tags, keep, *targets, force, memory, jobs, quiet))


def sort(
    files: Files,
    by: Annotated[
        str,
        typer.Option("--by", metavar="KEYS", help="Tags or 'length', the first counts most; - for downwards."),
    ] = "Date,Event,Round",
    memory: Memory = "256M",
    output: Output = None,
    force: Force = False,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Put games in order, and write them as they stand.

    Numbers inside tags are compared as numbers, letters whatever their case; what is missing or unknown comes last.
    Games of equal keys stay in their order.
    """
    from .sort_command import Sorting, run_sort

    run_sort(Sorting(tuple(files), by, named_output(output), force, memory, jobs, quiet))
