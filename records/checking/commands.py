"""The commands that say what is wrong with records: validate and explain.

Their work is imported when they run: the command line itself must start at once.
"""

from typing import Annotated

import typer

from ...notation.command_line import add
from ..options import Files, Jobs, Quiet
from .report_format import ReportFormat
from .severity_options import Config, Errors, Ignored, NoConfig, Notes, Warnings

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
        "junqi validate folder --jobs 4 --error missing-tag --ignore crlf,no-final-newline",
        "junqi validate games.jgn --format sarif > findings.sarif",
    )
    add(app, explain, "junqi explain illegal-move", "junqi explain")


def validate(
    files: Files,
    how: Format = ReportFormat.TEXT,
    strict: Annotated[bool, typer.Option("--strict", help="Fail for warnings and notes too.")] = False,
    max_findings: MostFindings = None,
    errors: Errors = None,
    warnings: Warnings = None,
    notes: Notes = None,
    ignored: Ignored = None,
    config: Config = None,
    no_config: NoConfig = False,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Check the games of files, and print what is wrong with them.

    Each finding has its file, line, column (in characters, from 1), severity, and a code that never changes. Exit
    code 1 if there is an error, with --strict if there is anything at all; 2 if a file could not be read to its end.
    """
    from .chosen_severities import chosen_severities
    from .validation import validate_files

    named = {"error": errors, "warning": warnings, "note": notes, "ignore": ignored}
    severities = chosen_severities(named, config, no_config)
    tally = validate_files(files, how, max_findings, severities=severities, jobs=jobs, quiet=quiet)
    if tally.errors or (strict and tally.findings):
        raise typer.Exit(FAULTY)


def explain(
    code: Annotated[str | None, typer.Argument(metavar="[CODE]", help="The code of a finding.")] = None,
) -> None:
    """Say what a finding means, with an example, and how it is mended. Without a code: list all."""
    from .explaining import explained, listed

    typer.echo(listed() if code is None else explained(code))
