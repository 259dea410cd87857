"""The command ``filter``. Its work is imported when it runs: the command line itself must start at once."""

from typing import Annotated

import typer

from ...notation.command_line import add
from ..options import Files, Force, Jobs, Output, Quiet, named_output

FAILED = 1
"""The exit code where a game that was taken could not be written, or a file could not be read."""

_NONE: list[str] = []
"""No condition; Typer hands on a list of its own."""

Tags = Annotated[
    list[str],
    typer.Option("--tag", "-t", metavar="TAG=VALUE", help="A tag compared: = != < <= > >=, or ~= !~= with a pattern."),
]
Players = Annotated[list[str], typer.Option("--player", metavar="NAME", help="NAME played, First or Second.")]
Winners = Annotated[list[str], typer.Option("--winner", metavar="NAME", help="NAME won. Again: either did.")]
Variants = Annotated[
    list[str], typer.Option("--variant", metavar="V", help="A rule set, or a game for all of its. Again: either.")
]
Results = Annotated[
    list[str], typer.Option("--result", metavar="R", help="1-0, 0-1, 1/2-1/2 or *. Again: either result.")
]
Reasons = Annotated[
    list[str], typer.Option("--reason", metavar="WORDS", help="Why it ended: 'den', 'resignation'... Again: either.")
]
Plies = Annotated[
    str | None, typer.Option("--plies", metavar="N..M", help="The main line has N to M plies: 20..80, 20.., ..80, 20.")
]
Material = Annotated[
    list[str],
    typer.Option(
        "--material", metavar="TEXT", help="Pieces at some point: all as 'EeR', or counts 'E=0 e>=1 White<4'."
    ),
]
Positions = Annotated[
    list[str],
    typer.Option("--position", metavar="TEXT", help="A position reached: * any piece, . empty, - whatever, ? a back."),
]
Moves = Annotated[
    list[str],
    typer.Option("--moves", metavar="MOVES", help="Moves that follow each other; ^ before them: from the first move."),
]
Valid = Annotated[bool, typer.Option("--valid", help="Games without an error.")]
Faulty = Annotated[bool, typer.Option("--faulty", help="Games with an error.")]
Findings = Annotated[
    list[str], typer.Option("--finding", metavar="CODE", help="Games with this finding. Again: with either.")
]
Inverted = Annotated[bool, typer.Option("--not", help="All other games: those for which not all of this holds.")]
Variations = Annotated[
    bool, typer.Option("--variations", help="Look for material, positions and moves in variations, too.")
]
Raw = Annotated[bool, typer.Option("--raw", help="Write games byte for byte as they stand, else tidied.")]
Count = Annotated[bool, typer.Option("--count", help="Print only how many games there are.")]
Limit = Annotated[int | None, typer.Option("--limit", metavar="N", min=0, help="Stop after N games.")]


def register(app: typer.Typer) -> None:
    """Add the command to a command line."""
    add(
        app,
        filter_games,
        "junqi filter games.jgn --player Ann --result 1-0 -o ann.jgn",
        "junqi filter games/ --tag 'Date>=2026.01' --tag 'Event~=(?i)club' --raw",
        "junqi filter games.jgn --faulty --raw -o bad.jgn",
        "junqi filter games.jgn --moves '^ Rg4 Ra6' --count",
        name="filter",
    )


def filter_games(
    files: Files,
    tags: Tags = _NONE,
    players: Players = _NONE,
    winners: Winners = _NONE,
    variants: Variants = _NONE,
    results: Results = _NONE,
    reasons: Reasons = _NONE,
    plies: Plies = None,
    material: Material = _NONE,
    positions: Positions = _NONE,
    moves: Moves = _NONE,
    valid: Valid = False,
    faulty: Faulty = False,
    findings: Findings = _NONE,
    inverted: Inverted = False,
    variations: Variations = False,
    raw: Raw = False,
    count: Count = False,
    limit: Limit = None,
    output: Output = None,
    force: Force = False,
    jobs: Jobs = 1,
    quiet: Quiet = False,
) -> None:
    """Write the games for which all conditions hold, in their order.

    Conditions of different options must hold together, and so must several of --tag, --player, --material, --position
    and --moves; of several of --winner, --variant, --result, --reason or --finding any may hold. Games are written
    tidied, as convert does, or with --raw as they stand. Exit code 0 whether or not there are any.
    """
    from .asked import Asked, filter_of
    from .picking import Form
    from .run import Filtering, run_filter

    if valid and faulty:
        raise typer.BadParameter("no game has an error and none", param_hint="--valid, --faulty")
    if count and output is not None:
        raise typer.BadParameter("a number is printed and no game written", param_hint="--count, --output")
    asked = Asked(
        tags=tuple(tags),
        players=tuple(players),
        winners=tuple(winners),
        variants=tuple(variants),
        results=tuple(results),
        reasons=tuple(reasons),
        plies=plies,
        material=tuple(material),
        positions=tuple(positions),
        moves=tuple(moves),
        faulty=faulty or (False if valid else None),
        findings=tuple(findings),
        inverted=inverted,
        variations=variations,
    )
    form = Form.NONE if count else Form.RAW if raw else Form.JGN
    filtering = Filtering(tuple(files), filter_of(asked), form, named_output(output), force, limit, jobs, quiet)
    if run_filter(filtering).failed:
        raise typer.Exit(FAILED)
