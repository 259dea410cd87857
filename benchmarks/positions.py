"""Positions per second of the rules.

    python benchmarks/positions.py [--runs N]

Counts the legal lines from the start and from the middle of a random game, once with every move made, once with the
moves of the last ply only counted (bulk). Prints the medians of several interleaved runs.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random

from measure import medians, print_table, timed
from random_games import begin, play

from junqi.core.perft import perft
from junqi.core.position import Position
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet

SEED = 5
DEPTHS = {"jungle": (4, 4), "gunki": (3, 3), "junqi": (3, 3)}
"""Plies from the start and from the middle, by game: some hundred thousand positions each."""
MIDDLE = 60
"""Random plies to the middle of a game."""


def made(rules: RuleSet, position: Position, depth: int) -> int:
    """Count the legal lines of ``depth`` plies, making every move."""
    if depth == 0:
        return 1
    return sum(made(rules, rules.apply(position, action), depth - 1) for action in rules.legal_actions(position))


def cases() -> dict[str, tuple[RuleSet, Position, int]]:
    """What is counted, by name."""
    found = {}
    for game, depths in DEPTHS.items():
        rules = rule_set(game)
        starts = (begin(rules, Random(SEED)), play(rules, Random(SEED), MIDDLE))
        for name, start, depth in zip(("start", "middle"), starts, depths, strict=True):
            found[f"{game}, {name}"] = rules, start.position, depth
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    counts = {name: perft(*case) for name, case in cases().items()}
    measures: dict[str, Callable[[], float]] = {}
    for name, case in cases().items():
        measures[f"{name} made"] = partial(timed, partial(made, *case))
        measures[f"{name} bulk"] = partial(timed, partial(perft, *case))
    seconds = medians(measures, runs)
    rows = [
        [name, f"{count}", f"{count / seconds[f'{name} made']:,.0f}", f"{count / seconds[f'{name} bulk']:,.0f}"]
        for name, count in counts.items()
    ]
    print_table(["position", "lines", "every move made, per s", "bulk, per s"], rows)


if __name__ == "__main__":
    main()
