"""The commands that play and replay, and the app itself. Textual is imported when a screen opens, not before."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import JunqiError
from ..notation.command_line import STANDARD_INPUT, PositionText, add, opened
from .leaving import programs_ended, signals_ending

if TYPE_CHECKING:
    from collections.abc import Callable

    from .app import JunqiApp
    from .play_options import Opening, PlayOptions

Player = Annotated[
    str | None,
    typer.Option(
        metavar="KIND",
        help="Who plays: human, engine (or engine:1 to engine:10, by strength), or uci:COMMAND, another program.",
    ),
]
Name = Annotated[str | None, typer.Option(metavar="NAME", help="The player's name.")]
LayoutFile = Annotated[Path | None, typer.Option(metavar="FILE", help="A file with the player's layout (Gunki).")]


class NoTerminalError(JunqiError):
    """A screen asked for where there is no terminal."""

    def __init__(self) -> None:
        super().__init__("the app needs a terminal; in a pipe or script play and replay take --plain")


class NoFileError(JunqiError):
    """A replay on the screen of what comes from standard input, which the screen needs for its keys, or from a pipe."""

    def __init__(self) -> None:
        super().__init__("a replay on the screen needs a file; for standard input and pipes use --plain")


class NoVariantError(JunqiError):
    """A plain game asked for without saying of what."""

    def __init__(self) -> None:
        super().__init__("name a variant to play with --plain: 'junqi variants' lists them")


def register(app: typer.Typer) -> None:
    """Add these commands to a command line."""
    add(
        app,
        play,
        "junqi play junqi --first-name Ann --second-name Bob",
        "junqi play gunki-white --first-layout mine.layout",
        "junqi play jungle --second engine:3",
        "junqi play --resume game.jgn",
        "junqi play jungle --plain < moves.txt",
    )
    add(
        app,
        replay,
        "junqi replay games.jgn --game 3",
        "junqi replay games.jgn --plain",
        "junqi replay games.jgn --ply 20 --plain",
    )


def play(
    variant: Annotated[
        str | None,
        typer.Argument(metavar="[VARIANT]", help="A rule set, as 'junqi variants' lists them; else it is asked for."),
    ] = None,
    position: PositionText = None,
    first: Player = None,
    second: Player = None,
    first_name: Name = None,
    second_name: Name = None,
    first_layout: LayoutFile = None,
    second_layout: LayoutFile = None,
    deal: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The board field of the start with every piece as ~X (Junqi).")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="For random deals and layouts: same seed, same deal.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the game in a record file.")] = None,
    time: Annotated[str, typer.Option(metavar="SECONDS", help="How long a program may think about a move.")] = "1",
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, text only: for pipes and screen readers.")
    ] = False,
) -> None:
    """Play a game: two people at one screen, or against the computer or another program.

    Without a variant, the app asks for one. A program that fails or plays an illegal move loses the game. Every game
    is kept from ply to ply in the user's data folder, or in the folder that the environment variable JUNQI_DATA_DIR
    names.
    """
    from .lineup import seconds_in
    from .play_options import PlayOptions, opening_of

    options = PlayOptions(
        variant=variant,
        position=position,
        kinds=(first, second),
        names=(first_name, second_name),
        layouts=(first_layout, second_layout),
        deal=deal,
        seed=seed,
        resume=resume,
        seconds=seconds_in(time),
    )
    opening = opening_of(options)
    if plain:
        _play_plain(opening)
    else:
        _play_on_screen(opening, options)


def _play_plain(opening: "Opening | None") -> None:
    from .plain.play_plain import play_plain

    if opening is None:
        raise NoVariantError
    with signals_ending(), programs_ended():
        play_plain(opening, sys.stdin, sys.stdout)


def _play_on_screen(opening: "Opening | None", options: "PlayOptions") -> None:
    _require_terminal()
    from .openings import asking, playing

    _run_app(asking(options.new_lineup()) if opening is None else playing(opening))


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record file; with --plain also - for standard input.")],
    game: Annotated[int, typer.Option(metavar="N", min=1, help="The game of the file, from 1.")] = 1,
    ply: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, help="The ply of its main line to begin at, 0 is the start; plain: the board there."
        ),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="As text, line by line: for pipes and screen readers.")
    ] = False,
) -> None:
    """Step through the games of a record file; the file stays as it is."""
    if plain:
        _replay_plain(file, game, ply)
    else:
        _replay_on_screen(file, game, ply)


def _replay_plain(file: str, game: int, ply: int | None) -> None:
    from ..records.replaying.plain_replay import plain_replay

    with opened(file) as stream:
        sound = plain_replay(stream, file, game, ply, sys.stdout, sys.stderr)
    if not sound:
        raise typer.Exit(1)


def _replay_on_screen(file: str, game: int, ply: int | None) -> None:
    """Open the app, after numbers that the file does not reach have been refused."""
    from ..records.replaying.plain_replay import find_game, node_at_ply

    _require_terminal()
    if file == STANDARD_INPUT:
        raise NoFileError
    with opened(file) as stream:
        if not stream.seekable():  # the screen reads games by their place
            raise NoFileError
        read, _ = find_game(stream, file, game)
    if ply is not None and read.record is not None:
        node_at_ply(read.record, ply)
    from .openings import replaying

    _run_app(replaying(Path(file), game, ply or 0))


def open_app() -> None:
    """Open the app at its home screen."""
    _require_terminal()
    _run_app(None)


def _run_app(opening: "Callable[[JunqiApp], None] | None") -> None:
    import os

    from .app import JunqiApp
    from .board.look import look_for_terminal

    app = JunqiApp(look_for_terminal(sys.stdout.encoding, os.environ), opening)
    with programs_ended():
        app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)


def _require_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminalError
