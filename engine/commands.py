"""The commands ``engine``, ``perft`` and ``conformance``. Their work is imported when they run."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import JunqiError
from ..notation.command_line import PositionText, Variant, add, examples_text, opened, printable, raw_position
from ..notation.counted import counted

if TYPE_CHECKING:
    from ..notation.conformance import Check, FileReport

_HINT = "This is the engine for other programs. 'd' shows the board, 'go movetime 1000' searches, 'quit' leaves."

_DEEPEST = 100
"""No perft of this depth ends in a lifetime."""

DISAGREES = 1
"""The exit code of a check that found something."""


class NoCasesError(JunqiError):
    """A file of conformance cases without any."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file}: no cases in it")
        self.file = file


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    group = typer.Typer(add_completion=False, rich_markup_mode=None)
    group.callback(invoke_without_command=True)(engine)
    add(group, warm, "junqi engine warm", "junqi engine warm gunki")
    app.add_typer(group, name="engine", epilog=examples_text("junqi engine"))
    add(app, perft, "junqi perft jungle 6", "junqi perft jungle 3 --divide")
    add(
        app,
        conformance,
        "junqi conformance positions.jsonl games.jsonl",
        "junqi conformance --engine 'junqi engine' positions.jsonl",
        "zcat cases.jsonl.gz | junqi conformance -",
    )


def engine(ctx: typer.Context) -> None:
    """Speak the UCI protocol on standard input and output.

    This is how other programs play against this one. The protocol, with its options, is described in
    docs/protocol.md.
    """
    if ctx.invoked_subcommand is not None:
        return
    from .session import serve

    if sys.stdin.isatty():
        typer.echo(_HINT, err=True)
    serve(sys.stdin.buffer, sys.stdout.buffer)


def warm(
    variants: Annotated[
        list[str] | None, typer.Argument(metavar="[VARIANT...]", help="The games to compile; all without any.")
    ] = None,
) -> None:
    """Compile the engine ahead.

    It is compiled once and kept on disk, in the folder that the environment variable NUMBA_CACHE_DIR names or in the
    platform's place for caches. Without this, a first game begins with a weaker engine while it is compiled.
    """
    from .warming import warm_up

    warm_up(tuple(variants or ()))


def perft(
    variant: Variant,
    depth: Annotated[
        int, typer.Argument(metavar="DEPTH", min=0, max=_DEEPEST, help="The number of plies of the lines to count.")
    ],
    position: PositionText = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also show the count of each first move.")] = False,
) -> None:
    """Count the legal lines of DEPTH plies. A line in which the game ends earlier does not count."""
    from ..notation.perft_report import perft_report
    from .line_counter import interruptible_count

    played, found = raw_position(variant, position)
    count = interruptible_count(played, depth)
    typer.echo("\n".join(perft_report(played, found, depth, divide=divide, count=count)))


def conformance(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Files of cases; - is standard input.")],
    program: Annotated[
        str | None,
        typer.Option("--engine", metavar="COMMAND", help="Check a program of the UCI protocol instead of this one."),
    ] = None,
) -> None:
    """Check files of conformance cases.

    Every disagreement with this program, or with another one, is printed with its file and line. A case is a JSON
    object on a line of its own: a position with its legal moves and the number of its lines of two plies (variant,
    position, moves, perft2), or a whole game (variant, start, moves, winner, final).
    """
    from .checking import checker

    with checker(program) as check:
        reports = [_check_file(file, check) for file in files]
    disagreeing = sum(report.disagreeing for report in reports)
    typer.echo(f"{counted(sum(report.cases for report in reports), 'case')}, {disagreeing} disagree", err=True)
    if disagreeing:
        raise typer.Exit(DISAGREES)
    for file, report in zip(files, reports, strict=True):
        if not report.cases:
            raise NoCasesError(file)


def _check_file(file: str, check: "Check") -> "FileReport":
    """Check one file, printing every disagreement as it is found."""
    from ..notation.conformance import FileReport, check_lines

    report = FileReport()
    with opened(file) as stream:
        for case in check_lines(stream, check):
            report = report.and_case(case)
            for disagreement in case.disagreements:
                typer.echo(printable(f"{file}:{case.line}: {disagreement}"))
    return report
