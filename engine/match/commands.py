"""The command ``match``. Its work is imported when it runs."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from ...notation.command_line import add
from .layout_source import LayoutSource

_INTERRUPTED = 130
_SEEDS = 1_000_000

Player = Annotated[str, typer.Argument(metavar="PLAYER", help="engine, engine:LEVEL (1 to 10), or uci:COMMAND.")]


def register(app: typer.Typer) -> None:
    """Add the command to a command line."""
    add(
        app,
        match,
        "junqi match engine:10 engine:8 --variant jungle --games 100 --time 0.05 -o games.jgn",
        "junqi match engine 'uci:./mine --fast' --variant gunki --games 400 --time 10+0.1 --sprt 0,20 --jobs 2",
        "junqi match engine:3 engine:1 --variant junqi --games 20 --nodes 5000 --seed 7",
    )


def match(
    player_a: Player,
    player_b: Player,
    variant: Annotated[str, typer.Option("--variant", metavar="VARIANT", help="The rule set, or a game's name.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games; an even number.")] = 100,
    time: Annotated[
        str | None,
        typer.Option("--time", metavar="T", help="Seconds for each move, or BASE+INCREMENT for a clock; else 0.1."),
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="N", min=1, help="Positions searched for each move at most.")
    ] = None,
    depth: Annotated[
        int | None, typer.Option("--depth", metavar="N", min=1, help="Plies searched for each move at most.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="ELO0,ELO1", help="Stop once the results decide between two differences."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="How many games are played at once.")] = 1,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", min=0, help="Repeats openings, deals and deployments.")
    ] = None,
    layouts: Annotated[
        LayoutSource, typer.Option("--layouts", help="Gunki: the programs' own layouts, or sensible ones at random.")
    ] = LayoutSource.OWN,
    plies: Annotated[
        int | None, typer.Option("--plies", metavar="N", min=0, help="Random plies before the programs play on.")
    ] = None,
    patience: Annotated[
        float, typer.Option("--patience", metavar="S", min=0.1, help="Seconds of silence that lose the game.")
    ] = 10.0,
    names: Annotated[
        str | None, typer.Option("--names", metavar="A,B", help="What tables and records call the two.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="OUT", help="The file to which each game is added.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite OUT if it exists.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match that OUT holds.")] = False,
) -> None:
    """Let two programs play each other, and say how much stronger one is.

    Each opening or deal is played twice, with the sides swapped. Programs are told what their player may know and no
    more; one that dies, hangs, answers nonsense or plays an illegal move loses the game. Ctrl-C ends the match with
    the result so far; --resume, with the same options and seed, goes on with it.
    """
    from ...core.registry import rule_set
    from ..uci.program import parse_program
    from .contestant import contestants
    from .game_file import seed_in
    from .openings import OpeningStyle, check_style
    from .plan import Destination, MatchPlan
    from .run import run_match
    from .schedule import check_games
    from .sprt import parse_sprt
    from .time_control import control_of

    rules = rule_set(variant)
    check_games(games)
    style = OpeningStyle(layouts, plies)
    check_style(rules, style)
    if resume and (force or output is None):
        raise typer.BadParameter("it needs -o OUT, and no --force", param_hint="--resume")
    if seed is None and resume and output is not None:
        seed = seed_in(output)
    plan = MatchPlan(
        rules=rules,
        contestants=contestants(parse_program(player_a), parse_program(player_b), names),
        control=control_of(time, nodes, depth),
        games=games,
        seed=secrets.randbelow(_SEEDS) if seed is None else seed,
        style=style,
        sprt=None if sprt is None else parse_sprt(sprt),
        jobs=jobs,
        patience=patience,
    )
    lines, interrupted = run_match(plan, Destination(output, force, resume))
    for line in lines:
        typer.echo(line)
    if interrupted:
        raise typer.Exit(_INTERRUPTED)
