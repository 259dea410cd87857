"""How strong the engine is: level 10 against plain baselines, and each level against the one two below it.

    python benchmarks/strength.py                                  # everything, 200 openings with both sides each
    python benchmarks/strength.py --variant junqi --games 40 --only baseline
    python benchmarks/strength.py --nodes 100000 --jobs 2

Each pairing is a match of `junqi match`, whose games are kept in ``--folder``: a run that was stopped goes on where it
was, with the same options. The results are written to ``strength.json`` and ``strength.md`` beside this script. The
score counts a draw as half; its lower bound is that of the 95 % interval by pairs of games.
"""

import argparse
import asyncio
import contextlib
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import attrs
from measure import print_table

from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.engine.match.contestant import contestants
from junqi.engine.match.game_file import GameFile, games_in, opened_for_games
from junqi.engine.match.layout_source import LayoutSource
from junqi.engine.match.match import Match
from junqi.engine.match.match_record import match_record
from junqi.engine.match.openings import OpeningStyle
from junqi.engine.match.plan import MatchPlan
from junqi.engine.match.played import Played
from junqi.engine.match.standing import Standing
from junqi.engine.match.time_control import TimeControl
from junqi.engine.uci.program import parse_program
from junqi.engine.uci.settings import STRONGEST_LEVEL

HERE = Path(__file__).parent
VARIANTS = ("jungle-2a-white", "gunki-black", "junqi")
AGAINST_BASELINE, AGAINST_LOWER_LEVEL = 0.85, 0.5
"""What the lower bounds must exceed."""
_PATIENCE = 60.0


@attrs.frozen
class Pairing:
    """Who plays whom, and what the first one's lower bound must exceed."""

    variant: str
    first: str
    second: str
    required: float

    @property
    def name(self) -> str:
        """Of the file with its games."""
        players = (self.first if self.second.startswith("uci:") else f"{self.first}-{self.second}").replace(":", "")
        return f"{self.variant}-{players}.jgn"


def baseline_of(rules: RuleSet) -> str:
    """The baseline for a game, as a player is named."""
    script = HERE / "baselines" / ("taker.py" if rules.hides_pieces else "alpha_beta.py")
    return "uci:" + shlex.join((sys.executable, str(script)))


def pairings(variant: str, only: str | None) -> Iterator[Pairing]:
    """What is to be played in a variant."""
    if only in (None, "baseline"):
        yield Pairing(variant, f"engine:{STRONGEST_LEVEL}", baseline_of(rule_set(variant)), AGAINST_BASELINE)
    if only in (None, "levels"):
        for level in range(3, STRONGEST_LEVEL + 1):
            yield Pairing(variant, f"engine:{level}", f"engine:{level - 2}", AGAINST_LOWER_LEVEL)


def plan_of(pairing: Pairing, options: argparse.Namespace) -> MatchPlan:
    """The match of a pairing."""
    players = [parse_program(text) for text in (pairing.first, pairing.second)]
    names = f"{pairing.first},baseline" if pairing.required == AGAINST_BASELINE else None
    return MatchPlan(
        rules=rule_set(pairing.variant),
        contestants=contestants(players[0], players[1], names),
        control=TimeControl(movetime=None if options.nodes else options.time, nodes=options.nodes),
        style=OpeningStyle(LayoutSource(options.layouts)),
        games=options.games,
        seed=options.seed,
        jobs=options.jobs,
        patience=_PATIENCE,
    )


def play(pairing: Pairing, options: argparse.Namespace) -> tuple[Standing, bool]:
    """Play what is missing of a pairing; its standing, and whether it was interrupted."""
    plan, path = plan_of(pairing, options), options.folder / pairing.name
    standing = Standing(plan.games)
    if path.exists():
        standing.endings = games_in(path, plan.owns)
    stream = opened_for_games(path, force=False, resume=path.exists())
    with contextlib.closing(GameFile(stream, standing.missing)) as file:

        def took(played: Played) -> None:
            file.add(played.fixture.number, match_record(played, plan.tags, date.today()))
            results = standing.results
            counts = f"{results.games:4} of {plan.games}, {results.points / results.games:.3f}"
            print(f"\r{pairing.name}: {counts}", end="", file=sys.stderr, flush=True)

        match = Match(plan, standing, took)
        asyncio.run(match.play())
    print(file=sys.stderr)
    return standing, match.interrupted


def row(pairing: Pairing, standing: Standing) -> dict[str, object]:
    """What is kept of a pairing."""
    results, found = standing.results, standing.estimate
    low, high = (0.0, 1.0) if found is None else found.bounds
    return {
        "variant": pairing.variant,
        "first": pairing.first,
        "second": "baseline" if pairing.required == AGAINST_BASELINE else pairing.second,
        "games": results.games,
        "won": results.wins,
        "drawn": results.draws,
        "lost": results.losses,
        "score": round(results.points / results.games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "required": pairing.required,
        "holds": low > pairing.required,
        "ends": dict(standing.reasons),
    }


def table(rows: list[dict[str, object]]) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The headings and cells of the results."""
    headings = ("match", "games", "won", "drawn", "lost", "score", "95 % from", "to", "required", "holds")
    cells = [
        (
            f"{r['variant']}: {r['first']} - {r['second']}",
            *(str(r[name]) for name in ("games", "won", "drawn", "lost")),
            *(f"{r[name]:.1%}" for name in ("score", "low", "high")),
            f"> {r['required']:.0%}",
            "yes" if r["holds"] else "NO",
        )
        for r in rows
    ]
    return headings, cells


def keep(rows: list[dict[str, object]], options: argparse.Namespace) -> None:
    """Write the results, as JSON and as a table; those of other pairings stay."""
    path = options.results
    known = json.loads(path.read_text(encoding="utf-8"))["results"] if path.exists() else []
    limit = f"{options.nodes} nodes" if options.nodes else f"{options.time:g} s"
    fresh = [{**r, "limit": limit, "seed": options.seed, "date": date.today().isoformat()} for r in rows]
    merged = {(r["variant"], r["first"], r["second"]): r for r in (*known, *fresh)}
    path.write_text(json.dumps({"results": [*merged.values()]}, indent=1) + "\n", encoding="utf-8")
    headings, cells = table([*merged.values()])
    with path.with_suffix(".md").open("w", encoding="utf-8") as stream, contextlib.redirect_stdout(stream):
        print(
            "# Strength\n\nWritten by `strength.py`. A draw is half a point; bounds are of 95 %, by pairs of games.\n"
        )
        print_table(
            (*headings, "a move"), [(*row, str(r["limit"])) for row, r in zip(cells, merged.values(), strict=True)]
        )


def parse() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", action="append", choices=VARIANTS, help="one of the three; may be repeated")
    parser.add_argument("--only", choices=("baseline", "levels"))
    parser.add_argument("--games", type=int, default=400, help="games of each pairing; 400 are 200 openings")
    parser.add_argument("--time", type=float, default=0.05, help="seconds a move")
    parser.add_argument("--nodes", type=int, help="positions a move, instead of time; more than levels are limited to")
    parser.add_argument("--layouts", choices=[source.value for source in LayoutSource], default="own")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=HERE / "games", help="where the games are kept")
    parser.add_argument("--results", type=Path, default=HERE / "strength.json")
    return parser.parse_args()


def main() -> None:
    """Play, print, and keep the results."""
    options = parse()
    options.folder.mkdir(parents=True, exist_ok=True)
    rows, interrupted = [], False
    for variant in options.variant or VARIANTS:
        if not rule_set(variant).hides_pieces:
            subprocess.run([sys.executable, HERE / "baselines" / "alpha_beta.py", "--warm", variant], check=True)
        for pairing in pairings(variant, options.only):
            if not interrupted:
                standing, interrupted = play(pairing, options)
                rows += [row(pairing, standing)] if standing.endings else []
    print_table(*table(rows))
    if not interrupted:
        keep(rows, options)


if __name__ == "__main__":
    main()
