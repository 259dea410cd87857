"""What the command lines of several folders share."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

if TYPE_CHECKING:
    from ..core.position import Position
    from ..core.rules import RuleSet

STANDARD_INPUT = "-"

Variant = Annotated[
    str, typer.Argument(metavar="VARIANT", help="A rule set, as 'junqi variants' lists them, or the name of a game.")
]
PositionText = Annotated[
    str | None,
    typer.Option("--position", metavar="TEXT", help="A position text of 1 to 6 fields; else the start of the variant."),
]


def add(app: typer.Typer, command: Callable[..., None], *examples: str, name: str | None = None) -> None:
    """Add a command, its docstring as its help, with examples after its options; its name is the function's."""
    app.command(name, epilog=examples_text(*examples))(command)


def examples_text(*examples: str) -> str | None:
    """Examples as they stand after the options in the help of a command."""
    # The backspace keeps the lines of a paragraph of help from being joined.
    return "\n".join(("\b\nExamples:", *(f"  {example}" for example in examples))) if examples else None


def printable(text: str) -> str:
    r"""A text with line ends, control characters and broken ones escaped: one line, whatever a user's file holds.

    >>> printable("Rg4\x1b[2J")
    'Rg4\\x1b[2J'
    """
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """A file's bytes, or those of standard input for ``-``."""
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer
    else:
        with Path(file).open("rb") as stream:
            yield stream


def program_version() -> str:
    """The version that is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("junqi")
    except PackageNotFoundError:
        return "(not installed)"


def raw_position(variant: str, position: str | None) -> tuple["RuleSet", "Position"]:
    """The rule set and the raw position that a command is about, the start where no position is given."""
    from ..core.registry import rule_set
    from .position import parse_position

    found = rule_set(variant)
    return found, found.start() if position is None else parse_position(found, position)
