"""How many positions a second the compiled search visits, beside the search that needs nothing compiled.

    python benchmarks/search_speed.py
    python benchmarks/search_speed.py --variant gunki-black --depth 12 --threads 1 --runs 5

Each search goes to a fixed depth from positions of random games, with a table of its own, and neither a proved win nor
anything else ends it sooner. The yardstick is the search on core's positions, which plays until the kernels are
compiled; it goes less deep. All take turns, once a run; the medians are printed. Seconds are those on the clock, for
all positions together. Of the two speeds the one by processor time says what a thread does, whatever else the machine
has to do. Every thread counts the positions that it visits itself, so that more of them are no gain by themselves: the
seconds to the same depth are.
"""

import argparse
import math
import statistics
import threading
import time
from collections.abc import Callable
from random import Random

import attrs
import random_games
from measure import print_table

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.engine.search.budget import Budget
from junqi.engine.search.compiled_game import CompiledGame
from junqi.engine.search.core_evaluation import Evaluation
from junqi.engine.search.core_search import CoreSearch
from junqi.engine.search.kernel_search import KernelSearch, Task
from junqi.engine.search.search_memory import TranspositionTable
from junqi.engine.uci.info import Info

DEPTHS = {"jungle-2a-white": 16, "gunki-black": 14}
CORE_DEPTH = 3
PLIES_APART = 8
"""The positions stand so many plies farther into their games, each than the one before."""
HASH_MEGABYTES = 64


@attrs.frozen
class Sample:
    """Positions visited, seconds on the clock, and seconds of all the processors."""

    nodes: float
    seconds: float
    processor: float

    def row(self, name: str, depth: int, yardstick: "Sample | None") -> tuple[str, ...]:
        """The cells of a row of the table."""
        speed = self.nodes / self.processor
        times = 1.0 if yardstick is None else speed / (yardstick.nodes / yardstick.processor)
        return (
            name,
            str(depth),
            f"{self.nodes:,.0f}",
            f"{self.seconds:.2f}",
            f"{self.processor:.2f}",
            f"{self.nodes / self.seconds:,.0f}",
            f"{speed:,.0f}",
            f"{times:.1f}",
        )


Search = Callable[[Game, int, Callable[[Info], None]], object]
"""Searches a game to a depth, and reports."""


def core_search(game: Game, depth: int, report: Callable[[Info], None]) -> None:
    """The yardstick."""
    search = CoreSearch(game, Evaluation(game.rules), _budget(depth), threading.Event())
    search.run(game.rules.legal_actions(game.position), 1, report, Random(1))


def compiled_search(compiled: CompiledGame, threads: int) -> Search:
    """The compiled search with so many threads."""

    def search(game: Game, depth: int, report: Callable[[Info], None]) -> None:
        task = Task(game, _budget(depth), lines=1, threads=threads, seed=1, endless=True)
        KernelSearch(compiled, TranspositionTable(HASH_MEGABYTES), task, report).run(threading.Event(), lambda _: True)

    return search


def _budget(depth: int) -> Budget:
    return Budget(depth, nodes=1 << 60, soft=math.inf, hard=math.inf)


def positions(rules: RuleSet, count: int) -> list[Game]:
    """Positions of random games that go on."""
    return [random_games.random_game(rules, Random(f"{rules.id} {n}"), PLIES_APART * n) for n in range(count)]


def sample(search: Search, games: list[Game], depth: int) -> Sample:
    """What a search of all positions takes."""
    nodes, told = 0, list[Info]()
    clock, processor = time.perf_counter(), time.process_time()
    for game in games:
        told.clear()
        search(game, depth, told.append)
        nodes += told[-1].nodes or 0
    return Sample(nodes, time.perf_counter() - clock, time.process_time() - processor)


def median(samples: list[Sample]) -> Sample:
    """The median of each number."""
    return Sample(*(statistics.median(values) for values in zip(*map(attrs.astuple, samples), strict=True)))


def rows(variant: str, options: argparse.Namespace) -> list[tuple[str, ...]]:
    """The rows of a rule set: the yardstick, then each number of threads."""
    rules, depth = rule_set(variant), options.depth or DEPTHS.get(variant, min(DEPTHS.values()))
    games, compiled = positions(rules, options.positions), CompiledGame(rules)
    compiled.load()
    searches: dict[str, tuple[Search, int]] = {f"{variant}, on core (yardstick)": (core_search, CORE_DEPTH)}
    for threads in options.threads:
        name = f"{variant}, compiled, {threads} thread{'s' * (threads > 1)}"
        searches[name] = compiled_search(compiled, threads), depth
        searches[name][0](games[0], 3, lambda _: None)  # what is loaded at the first call is loaded now
    samples: dict[str, list[Sample]] = {name: [] for name in searches}
    for _ in range(options.runs):
        for name, (search, plies) in searches.items():
            samples[name].append(sample(search, games, plies))
    found = {name: median(taken) for name, taken in samples.items()}
    yardstick = next(iter(found.values()))
    return [taken.row(name, searches[name][1], yardstick) for name, taken in found.items()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", action="append", help="a rule set of Jungle or Gunki; may be repeated")
    parser.add_argument("--depth", type=int, help="plies of the compiled search; else by the game")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2], help="numbers of threads; else 1 and 2")
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    found = [row for variant in options.variant or DEPTHS for row in rows(variant, options)]
    speeds = ("nodes/s", "nodes/s of processor time", "times yardstick")
    print_table(("search", "depth", "nodes", "seconds", "processor seconds", *speeds), found)


if __name__ == "__main__":
    main()
