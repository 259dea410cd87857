"""Speed of the compiled rules: lines counted, moves made, random games.

    python benchmarks/kernels.py [--runs N] [--variants ID ...] [--yardstick FILE.c]

For every rule set with a kernel, single thread: bulk perft (the moves of the last ply counted only), perft with every
move made, and random games of at most 1,000 plies without draws, from the start (Gunki: both sides deployed at random,
Junqi: dealt). All take turns, once a run; prints the medians.

`--yardstick` is a perft of Jungle in C by the widely published rules. It is compiled with `gcc -O3 -march=native`,
takes its turns with the others, and each figure is followed by its ratio to the yardstick's. It must answer `DEPTH 1`
(bulk) and `DEPTH 0` (every move made) with `= LINES SECONDS s`, and `playout SECONDS` with `playouts GAMES_A_SECOND/s`.
"""

import argparse
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from measure import medians, print_table, timed
from random_games import begin

from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.kernels.doors import has_kernel, kernel_of
from junqi.kernels.memory_kernel import memory_block, specialised
from junqi.kernels.perft_kernel import perft, perft_made, perft_memory
from junqi.kernels.playout_kernel import SEED as RANDOM_STATE
from junqi.kernels.playout_kernel import playouts

SEED = 5
MOST_PLIES = 1000
NO_DRAWS = -1
FEWEST_LINES = 50_000_000
"""A rule set is counted to the first depth with so many lines."""
YARDSTICK_DEPTH = 6
YARDSTICK_SECONDS = 0.3
"""How long the yardstick plays random games in one run."""
YARDSTICK = "yardstick in C (jungle-standard)"
UNITS = ("bulk", "made", "games")
"""What is measured of each rule set: seconds for one line, for one line with all moves made, for one random game."""


class Subject:
    """A rule set, its start and what counts it."""

    def __init__(self, rules: RuleSet, games: int) -> None:
        kernel = kernel_of(rules)
        self._state: Any = kernel.state_of(rules, begin(rules, Random(SEED)).position)
        self._word = kernel.rules_word(rules)
        self._memory = perft_memory(12)
        self._games = games
        self._bulk = specialised(perft, self._state, self._word, integers=2)
        self._made = specialised(perft_made, self._state, self._word, integers=2)
        self._playouts = specialised(playouts, self._state, self._word, integers=4)
        self.depth, self.lines = self._sizes()

    def _sizes(self) -> tuple[int, int]:
        depth, lines = 1, 0
        while lines < FEWEST_LINES:
            depth += 1
            lines = self._count(self._bulk, depth)
        return depth, lines

    def _count(self, counter: Callable[..., Any], depth: int) -> int:
        return int(counter(self._state, self._word, self._memory.ctypes.data, depth))

    def _play(self) -> None:
        memory = memory_block(RANDOM_STATE + 1)
        memory[RANDOM_STATE] = SEED
        self._playouts(self._state, self._word, memory.ctypes.data, self._games, MOST_PLIES, NO_DRAWS)

    def measures(self) -> dict[str, Callable[[], float]]:
        """Seconds for each unit; everything is compiled before."""
        self._count(self._made, 2)
        self._play()
        return {
            "bulk": lambda: timed(partial(self._count, self._bulk, self.depth)) / self.lines,
            "made": lambda: timed(partial(self._count, self._made, self.depth)) / self.lines,
            "games": lambda: timed(self._play) / self._games,
        }


class Yardstick:
    """The program to compare with."""

    def __init__(self, source: Path, folder: Path) -> None:
        self._program = folder / "yardstick"
        subprocess.run(["gcc", "-O3", "-march=native", "-o", self._program, source], check=True)

    def _ask(self, pattern: str, *words: str) -> tuple[str, ...]:
        answer = subprocess.run([self._program, *words], check=True, capture_output=True, text=True).stdout
        found = re.search(pattern, answer)
        assert found, answer
        return found.groups()

    def _count(self, bulk: int) -> float:
        lines, seconds = self._ask(r"= (\d+)\s+([\d.]+) s", str(YARDSTICK_DEPTH), str(bulk))
        return float(seconds) / int(lines)

    def _play(self) -> float:
        (rate,) = self._ask(r"playouts ([\d.]+)/s", "playout", str(YARDSTICK_SECONDS))
        return 1 / float(rate)

    def measures(self) -> dict[str, Callable[[], float]]:
        """Seconds for each unit."""
        return {"bulk": lambda: self._count(1), "made": lambda: self._count(0), "games": self._play}


def rows(seconds: dict[str, float], subjects: list[str]) -> Iterator[tuple[str, ...]]:
    """Millions a second, and thousands of games, each with its ratio to the yardstick."""
    for name in subjects:
        cells = []
        for unit in UNITS:
            rate = 1 / seconds[f"{name} {unit}"]
            yardstick = seconds.get(f"{YARDSTICK} {unit}")
            ratio = f" ({rate * yardstick:.2f})" if yardstick and name != YARDSTICK else ""
            cells.append(f"{rate / (1e3 if unit == 'games' else 1e6):,.1f}{ratio}")
        yield name, *cells


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--games", type=int, default=5000, help="random games in one run")
    parser.add_argument(
        "--variants", nargs="*", default=[name for name, rules in RULE_SETS.items() if has_kernel(rules)]
    )
    parser.add_argument("--yardstick", type=Path, metavar="FILE.c")
    options = parser.parse_args()
    if options.yardstick and not shutil.which("gcc"):
        parser.error("--yardstick needs gcc")
    found = {name: Subject(rule_set(name), options.games).measures() for name in options.variants}
    with tempfile.TemporaryDirectory() as folder:
        if options.yardstick:
            found = {YARDSTICK: Yardstick(options.yardstick, Path(folder)).measures()} | found
        measures = {f"{name} {unit}": measure for name, units in found.items() for unit, measure in units.items()}
        seconds = medians(measures, options.runs)
    headings = ("rule set", "bulk perft, million lines/s", "every move made, million/s", "random games, thousand/s")
    print_table(headings, list(rows(seconds, [*found])))


if __name__ == "__main__":
    main()
