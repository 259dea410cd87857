"""The command line: every folder's commands under one roof, and what becomes of their errors.

Nothing heavy is imported here: commands import their work when they run.
"""

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, NoReturn, TextIO

import typer
from typer.core import TyperGroup

from .core.errors import JunqiError, RefusedError
from .engine.analysis.commands import register as register_analysis
from .engine.commands import register as register_engine
from .engine.match.commands import register as register_match
from .notation.command_line import printable, program_version
from .notation.commands import register as register_notation
from .records.arranging.file_commands import register as register_files
from .records.arranging.order_commands import register as register_ordering
from .records.checking.commands import register as register_checking
from .records.converting.commands import register as register_converting
from .records.filtering.commands import register as register_filtering
from .records.fixing.commands import register as register_fixing
from .records.statistics.commands import register as register_statistics
from .tui.commands import open_app
from .tui.commands import register as register_tui

REFUSED, MISUSE = 1, 2
CLOSED_PIPE = 141
"""What a shell reports of a program whose reader went away."""
INTERRUPTED = 130
BUG = 70
"""An error of the program itself (EX_SOFTWARE)."""
_COMPLETING = "_JUNQI_COMPLETE"
"""What a shell sets when it asks how a line could go on."""

_HELP = """Jungle (Dou Shou Qi) and Chinese army chess (Gunki, Junqi) for the terminal.

Without a command: the app, where games are played, kept and replayed.
"""


class CommandGroup(TyperGroup):
    """Commands whose errors end in one sentence on standard error and an exit code."""

    def invoke(self, ctx: Any) -> object:  # noqa: ANN401  Typer does not export the type of its contexts
        with _errors_told():
            return super().invoke(ctx)


@contextmanager
def _errors_told() -> Iterator[None]:
    """End a command that fails with one sentence on standard error and an exit code."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _discard(sys.stdout)
        _discard(sys.stderr)
        raise typer.Exit(CLOSED_PIPE) from None
    except JunqiError as error:
        _fail(str(error), REFUSED if isinstance(error, RefusedError) else MISUSE)
    except OSError as error:
        _discard(sys.stdout)
        _fail(_in_words(error), MISUSE)


def build() -> typer.Typer:
    """The whole command line."""
    app = typer.Typer(
        name="junqi",
        cls=CommandGroup,
        help=_HELP,
        context_settings={"help_option_names": ["-h", "--help"]},
        rich_markup_mode=None,  # plain help loads twice as fast, and a screen reader reads no boxes
        pretty_exceptions_enable=False,
        add_completion=True,
    )
    app.callback(invoke_without_command=True)(_start)
    for register in (
        register_tui,
        register_engine,
        register_match,
        register_analysis,
        register_checking,
        register_fixing,
        register_converting,
        register_filtering,
        register_files,
        register_ordering,
        register_statistics,
        register_notation,
    ):
        register(app)
    return app


def main() -> None:
    """Run the command that the arguments name, and leave with its exit code."""
    _open_closed_streams()
    _set_errors(sys.stdin, "surrogateescape")  # odd bytes that are typed can be file names; moves they are not
    _set_errors(sys.stdout, "backslashreplace")  # hanzi and odd bytes of arguments are escaped where need be
    try:
        if sys.argv[1:] or _COMPLETING in os.environ:
            typer.main.get_command(build())(prog_name="junqi")
        else:
            _open_at_once()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:  # help or usage that cannot be written
        _discard(sys.stdout)
        _say(_in_words(error))
        sys.exit(MISUSE)
    except Exception as error:  # noqa: BLE001  the last resort: a bug of ours is told in one line, too
        where = traceback.extract_tb(error.__traceback__)[-1]
        _say(f"internal error, please report it: {error!r} ({where.name}, line {where.lineno})")
        sys.exit(BUG)


def _open_at_once() -> None:
    """Open the app without having an empty command line read: that would take half as long as the app itself."""
    try:
        with _errors_told():
            open_app()
    except typer.Exit as end:
        sys.exit(end.exit_code)


def _start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    if version:
        typer.echo(f"junqi {program_version()}")
    elif ctx.invoked_subcommand is None:
        open_app()


def _open_closed_streams() -> None:
    """Let a standard stream that is closed be empty or lead nowhere, so that no file takes its number."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  open until the end


def _set_errors(stream: TextIO, errors: str) -> None:
    """Let the stream take what its encoding does not have, instead of failing."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=errors)


def _discard(stream: TextIO) -> None:
    """Send what a broken stream still holds nowhere: the interpreter would complain about it when it ends."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _in_words(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename is not None else reason


def _fail(message: str, code: int) -> NoReturn:
    """Say on standard error why the command ends, and end it."""
    _say(message)
    raise typer.Exit(code)


def _say(message: str) -> None:
    """Say one sentence on standard error; where that is full or broken, the exit code alone has to tell."""
    with suppress(OSError):
        typer.echo(f"junqi: {printable(message)}", err=True)
