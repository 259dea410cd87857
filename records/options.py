"""Arguments and options that commands about records share, each with one name and one meaning."""

from pathlib import Path
from typing import Annotated

import typer

from ..notation.command_line import STANDARD_INPUT

Files = Annotated[
    list[str],
    typer.Argument(metavar="FILE...", help="Files of games, folders of them, or quoted patterns; - is standard input."),
]
Output = Annotated[
    Path | None, typer.Option("-o", "--output", metavar="OUT", help="The file to write, else standard output.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite OUT if it exists.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, max=256, help="Work in N processes.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing but errors on standard error.")]
Memory = Annotated[
    str, typer.Option("--memory", metavar="SIZE", help="Take about SIZE of memory at most: 256 (megabytes), 256M, 1G.")
]


def named_output(output: Path | None) -> Path | None:
    """The file that an option names; ``None`` for standard output, which is called ``-`` as standard input is.

    >>> named_output(Path("-")), named_output(None)
    (None, None)
    """
    return None if output is None or str(output) == STANDARD_INPUT else output
