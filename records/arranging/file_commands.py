"""The commands merge and split. Their work is imported when they run: the command line itself must start at once."""

from pathlib import Path
from typing import Annotated

import typer

from ...notation.command_line import add
from ..model.tag_order import is_tag_name
from ..options import Files, Force, Jobs, Output, Quiet, named_output
from .split_by import TAGS, SplitBy


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(
        app,
        merge,
        "junqi merge ann.jgn bob.jgn -o both.jgn",
        "junqi merge games/ -o games.jgn.gz",
    )
    add(
        app,
        split,
        "junqi split games.jgn --games 1000 -o parts",
        "junqi split games/ --by player -o players",
        "junqi split games.jgn --tag Event -o events",
    )


def merge(files: Files, output: Output = None, force: Force = False, quiet: Quiet = False) -> None:
    """Write the games of files one after the other, byte for byte as they stand.

    Between two files a line end and a blank line are put in where the first does not end so.
    """
    from .merge_command import Merging, run_merge

    run_merge(Merging(tuple(files), named_output(output), force, quiet))


def split(
    files: Files,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FOLDER", help="The folder to write, which must not exist.")
    ],
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help="N games to a file.")] = None,
    by: Annotated[SplitBy | None, typer.Option("--by", help="A file for each variant, or for each player.")] = None,
    tag: Annotated[
        str | None, typer.Option("--tag", metavar="NAME", help="A file for each value of the tag NAME.")
    ] = None,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Write the games of files into files of a new folder, byte for byte as they stand.

    By player, a game is in the files of both. Files are named after the values, as far as all systems allow such
    names; games without a value are in 'unknown'.
    """
    from .split_command import Splitting, run_split

    if [games, by, tag].count(None) != 2:
        raise typer.BadParameter("one of these says how to split", param_hint="--games, --by, --tag")
    if tag is not None and not is_tag_name(tag):
        raise typer.BadParameter(f"{tag[:40]!r} is no tag's name: letters, digits and _", param_hint="--tag")
    if named_output(output) is None:
        raise typer.BadParameter("a folder is written, which standard output cannot be", param_hint="--output")
    tags = (tag,) if tag is not None else TAGS[by] if by is not None else ()
    run_split(Splitting(tuple(files), output, games, tags, jobs, quiet))
