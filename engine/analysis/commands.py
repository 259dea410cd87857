"""The command ``analyze``. Its work is imported when it runs."""

from pathlib import Path
from typing import Annotated

import typer

from ...notation.command_line import add
from ...records.options import named_output

_FAULTY = 1
_INTERRUPTED = 130


def register(app: typer.Typer) -> None:
    """Add the command to a command line."""
    add(
        app,
        analyze,
        "junqi analyze games.jgn -o analysed.jgn",
        "junqi analyze games.jgn -o analysed.jgn --game 3 --time 2 --replace",
        "junqi analyze games.jgn -o analysed.jgn --engine 'uci:./mine --fast' --nodes 100000",
    )


def analyze(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of games in any format; - is standard input.")],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="OUT", help="The file to write (.jgn, .json or .jsonl), else standard output."
        ),
    ] = None,
    time: Annotated[
        float | None, typer.Option("--time", metavar="S", min=0.001, help="Seconds for each position; else 0.5.")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="N", min=1, help="Positions searched for each at most.")
    ] = None,
    depth: Annotated[
        int | None, typer.Option("--depth", metavar="N", min=1, help="Plies searched for each position at most.")
    ] = None,
    level: Annotated[
        int | None, typer.Option("--level", metavar="N", min=1, max=10, help="The level of the engine; else 10.")
    ] = None,
    engine: Annotated[
        str | None, typer.Option("--engine", metavar="PROGRAM", help="Who analyses: engine, or uci:COMMAND.")
    ] = None,
    game: Annotated[
        int | None, typer.Option("--game", metavar="N", min=1, help="Analyse only game N; all are written.")
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace evaluations that are there already.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite OUT if it exists.")] = False,
) -> None:
    """Write the games of a file with evaluations, better lines, and signs for errors.

    Each position of a main line is searched. Evaluations become [%eval] comments, from First's side; a move that gives
    away much is marked ?!, ? or ??, with the better line as a variation. All that stands in the games stays. A summary
    for each player is printed on standard error. Ctrl-C ends the analysis; the games left are written as they are.
    """
    from ..uci.limits import Limits
    from ..uci.program import parse_program
    from .plan import AnalysisPlan
    from .run import analyze_file

    if level is not None and engine is not None:
        raise typer.BadParameter("a program named by --engine has no level; write engine:LEVEL", param_hint="--level")
    named = engine if engine is not None else "engine" if level is None else f"engine:{level}"
    usual = 0.5 if (time, nodes, depth) == (None, None, None) else None
    plan = AnalysisPlan(
        file=file,
        output=named_output(output),
        program=parse_program(named),
        limits=Limits(movetime=usual if time is None else time, nodes=nodes, depth=depth),
        game=game,
        replace=replace,
        force=force,
    )
    report = analyze_file(plan)
    if report.interrupted:
        raise typer.Exit(_INTERRUPTED)
    if report.tally.errors or report.tally.faulty:
        raise typer.Exit(_FAULTY)
