"""The commands that say what is wrong with records: validate and explain.

Their work is imported when they run: the command line itself must start at once.
"""

from typing import Annotated

import typer

from ...notation.command_line import add
from ..options import Files, Jobs, Quiet
from .report_format import ReportFormat

FAULTY = 1
"""The exit code where there is an error finding."""

Format = Annotated[ReportFormat, typer.Option("--format", help="How findings are printed.")]
MostFindings = Annotated[
    int | None, typer.Option("--max-findings", metavar="N", min=0, help="Print at most N findings; all count.")
]


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(
        app,
        validate,
        "junqi validate games.jgn",
        "junqi validate --strict --format github *.jgn",
        "zcat games.jgn.gz | junqi validate -",
    )


def validate(
    files: Files,
    how: Format = ReportFormat.TEXT,
    strict: Annotated[bool, typer.Option("--strict", help="Fail for warnings and notes too.")] = False,
    max_findings: MostFindings = None,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Check the games of files, and print what is wrong with them.

    Each finding has its file, line, column (in characters, from 1), severity, and a code that never changes. Exit
    code 1 if there is an error, with --strict if there is anything at all.
    """
    from .validation import validate_files

    tally = validate_files(files, how, max_findings, jobs=jobs, quiet=quiet)
    if tally.errors or (strict and tally.findings):
        raise typer.Exit(FAULTY)
