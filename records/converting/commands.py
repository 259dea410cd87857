"""The command ``convert``. Its work is imported when it runs: the command line itself must start at once."""

from pathlib import Path
from typing import Annotated

import typer

from ...notation.command_line import add
from ...notation.piece_set import PieceSet
from ...notation.style import MoveStyle
from ..options import Files, Force, Jobs, Quiet, named_output
from .format_name import FormatName

FAULTY = 1
"""The exit code where there is an error finding or a game that was not written."""


def register(app: typer.Typer) -> None:
    """Add the command to a command line."""
    add(
        app,
        convert,
        "junqi convert games.jgn -o games.jsonl",
        "junqi convert games.jgn --to jgn --style zh",
        "junqi convert ann.jgn bob.jgn --to jgn --hide-deal -o both.jgn",
        "junqi convert games.jgn --to csv-plies -o plies.csv --jobs 2",
        "junqi convert games.jgn --game 3 --ply 0,every:10,end -o game.md",
        "junqi convert games.jgn --game 3 --pieces hanzi -o game.gif",
    )


def convert(
    files: Files,
    to: Annotated[
        FormatName | None, typer.Option("--to", help="The format to write; else told by the name of OUT.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="OUT", help="The file or new folder to write, else standard output."),
    ] = None,
    force: Force = False,
    game: Annotated[
        int | None, typer.Option("--game", metavar="N", min=1, help="Convert only game N of all files.")
    ] = None,
    style: Annotated[MoveStyle | None, typer.Option("--style", help="How moves are written; else san.")] = None,
    hide_deal: Annotated[
        bool, typer.Option("--hide-deal", help="Leave out what tells what lies face down (Junqi).")
    ] = False,
    spreadsheet: Annotated[
        bool, typer.Option("--spreadsheet", help="Mark cells of CSV that spreadsheets would take for formulas.")
    ] = False,
    ply: Annotated[
        str | None,
        typer.Option(
            "--ply", metavar="N,...", help="Plies of which a board is drawn: numbers, every:N, end; else end."
        ),
    ] = None,
    flip: Annotated[bool, typer.Option("--flip", help="Draw boards with the seat North at the bottom.")] = False,
    pieces: Annotated[PieceSet | None, typer.Option("--pieces", help="What is drawn on pieces; else letters.")] = None,
    size: Annotated[
        int | None, typer.Option("--size", metavar="PIXELS", min=1, help="The longer side of pictures; else 720.")
    ] = None,
    font: Annotated[
        Path | None, typer.Option("--font", metavar="FILE", help="The font of hanzi in PNG and GIF; else the system's.")
    ] = None,
    reveal: Annotated[
        bool, typer.Option("--reveal", help="Show what lies face down, where the record tells (Junqi).")
    ] = False,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="S", min=0.02, max=600, help="How long a GIF shows each ply; else 1."),
    ] = None,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Write the games of files in another format, or tidied in the same.

    What could not be understood is kept where the format can hold it; what it cannot hold is told on standard error.
    A format that holds one game takes a game's number, or a folder for all of them. Exit code 1 if a game has an error
    or could not be written; the others are written all the same.
    """
    from . import conversion
    from .choices import Choices
    from .options import check_options, chosen_format, chosen_look
    from .ply_choice import END, PlyChoice

    target = named_output(output)
    form = chosen_format(to, target)
    given = {"ply": ply, "pieces": pieces, "size": size, "font": font, "seconds": seconds}
    flags = {"spreadsheet": spreadsheet or None, "flip": flip or None, "reveal": reveal or None}
    check_options(form, style=style, **flags, **given)
    choices = Choices(
        style=style or MoveStyle.SAN,
        hide_deal=hide_deal,
        spreadsheet=spreadsheet,
        plies=END if ply is None else PlyChoice.parse(ply),
        look=chosen_look(pieces, size, font, flipped=flip, revealed=reveal),
        seconds=seconds,
    )
    plan = conversion.Conversion(tuple(files), form, choices, target, force, game, jobs, quiet)
    tally = conversion.convert(plan)
    if tally.errors or tally.faulty:
        raise typer.Exit(FAULTY)
