"""The commands about records: validate and convert.

Their work is imported when they run: the command line itself must start at once.
"""

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import JunqiError
from ..notation.command_line import add
from ..notation.style import MoveStyle
from .options import Files, Force, Output
from .record_format import RecordFormat
from .report_format import ReportFormat

FAULTY = 1
"""The exit code where there is an error finding or a game that was refused."""

class OutputExistsError(JunqiError, FileExistsError):
    """A file that would be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already; --force overwrites it")
        self.path = path


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(
        app,
        validate,
        "junqi validate games.jgn",
        "junqi validate --strict --format github *.jgn",
        "zcat games.jgn.gz | junqi validate -",
    )
    add(
        app,
        convert,
        "junqi convert games.jgn --to jsonl -o games.jsonl",
        "junqi convert games.jgn --to jgn --style zh",
        "junqi convert ann.jgn bob.jgn --to jgn --hide-deal -o both.jgn",
    )


def validate(
    files: Files,
    how: Annotated[ReportFormat, typer.Option("--format", help="How findings are printed.")] = ReportFormat.TEXT,
    strict: Annotated[bool, typer.Option("--strict", help="Fail for warnings and notes too.")] = False,
    max_findings: Annotated[
        int | None, typer.Option("--max-findings", metavar="N", min=0, help="Print at most N findings; all count.")
    ] = None,
) -> None:
    """Check the games of files, and print what is wrong with them.

    Each finding has its file, line, column (in characters, from 1), severity, and a code that never changes. Exit
    code 1 if there is an error, with --strict if there is anything at all.
    """
    from .validation import validate_files

    tally = validate_files(files, how, max_findings)
    if tally.errors or (strict and tally.findings):
        raise typer.Exit(FAULTY)


def convert(
    files: Files,
    to: Annotated[RecordFormat, typer.Option("--to", help="The format to write.")],
    style: Annotated[MoveStyle | None, typer.Option("--style", help="How moves are written in JGN; else san.")] = None,
    hide_deal: Annotated[
        bool, typer.Option("--hide-deal", help="Leave out what tells what lies face down (Junqi).")
    ] = False,
    output: Output = None,
    force: Force = False,
) -> None:
    """Write the games of files in another format, or tidied in the same.

    What could not be understood is kept. Exit code 1 if a game has an error or the format cannot hold it; the others
    are written all the same.
    """
    from .conversion import convert_files

    if style is not None and to is not RecordFormat.JGN:
        raise typer.BadParameter("moves have a style only in JGN", param_hint="--style")
    try:
        tally = convert_files(files, to, style or MoveStyle.SAN, hide_deal=hide_deal, output=output, force=force)
    except FileExistsError:
        raise OutputExistsError(output or Path("-")) from None
    if tally.errors or tally.faulty:
        raise typer.Exit(FAULTY)
