"""The command ``fix``. Its work is imported when it runs: the command line itself must start at once."""

from typing import Annotated

import typer

from ...notation.command_line import STANDARD_INPUT, add
from ..checking.commands import Format, MostFindings
from ..checking.report_format import ReportFormat
from ..options import Files, Force, Jobs, Output, Quiet, named_output

FAULTY = 1
"""The exit code where errors are left, or with --check where anything would change."""


def register(app: typer.Typer) -> None:
    """Add the command to a command line."""
    add(
        app,
        fix,
        "junqi fix games.jgn -o mended.jgn",
        "junqi fix --check games.jgn",
        "junqi fix --in-place folder",
        "junqi fix old.jgn --from-encoding gb18030 -o new.jgn",
    )


def fix(
    files: Files,
    output: Output = None,
    in_place: Annotated[bool, typer.Option("--in-place", "-i", help="Replace each file by the mended one.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only print what would change.")] = False,
    encoding: Annotated[
        str | None,
        typer.Option("--from-encoding", metavar="NAME", help="What files are in that are not UTF-8, as gb18030."),
    ] = None,
    how: Format = ReportFormat.TEXT,
    max_findings: MostFindings = None,
    force: Force = False,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Mend what has only one right answer in games, print each change, and leave the rest as it is.

    Games in which nothing is to be mended stay byte for byte as they are, and so does text that was not understood.
    Exit code 1 if errors are left; with --check if anything would change.
    """
    from ..inputs import named_files
    from .encodings import check_encoding
    from .fix_inputs import FixInputs
    from .run import Shown, fix_files
    from .targets import Target

    if sum((output is not None, in_place, check)) > 1:
        raise typer.BadParameter("choose one of -o, --in-place and --check")
    declared = None if encoding is None else check_encoding(encoding)
    named = tuple(dict.fromkeys(named_files(files)))
    if in_place and STANDARD_INPUT in named:
        raise typer.BadParameter("standard input has no place", param_hint="--in-place")
    if len(named) > 1 and not (in_place or check):
        raise typer.BadParameter(f"{len(named)} files: --in-place mends each; 'junqi merge' makes them one")
    target = Target(check, in_place, named_output(output), force)
    tally = fix_files(FixInputs(named, declared), target, Shown(how, max_findings, quiet), jobs)
    if tally.changes if check else tally.games.errors:
        raise typer.Exit(FAULTY)
