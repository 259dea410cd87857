"""Tunes the evaluation of any open game by self-play, and measures what is gained.

    python benchmarks/tune.py spsa jungle-2a-white benchmarks/tuned_jungle.json --minutes 15
    python benchmarks/tune.py match jungle-2a-white --weights benchmarks/tuned_jungle.json --games 1000
    python benchmarks/tune.py match jungle-2a-white --package junqi_old --games 1000

``spsa`` goes from the present parameters of the game, or those in the file, towards better ones, and writes them to the
file every so often; they are then copied to the game's module of weights. ``match`` plays pairs of games, from random
openings with sides swapped, at a fixed number of nodes: the parameters of a file against the present ones or those of
``--base``, or this package against a copy of it under another name (``--package``), for what is no parameter. Weights
lie in memory, so that nothing is compiled for them.

A game's module of weights may have ``PARAMETERS``, integers by name, and ``expand``, which makes the weights of them;
else every weight is a parameter by itself, under its number.
"""

import argparse
import json
import time
from importlib import import_module
from pathlib import Path
from random import Random

from pairs import half_points, in_words
from selfplay import Player, opening

from junqi.core.registry import rule_set


def load_weights(path: Path | None) -> list[int] | None:
    """The weights that the parameters in a file lead to; ``None`` stands for the present ones."""
    if path is None:
        return None
    found = json.loads(path.read_text())
    return list(Space(found["variant"]).weights(found["parameters"]))


class Space:
    """The parameters of a game's evaluation: the few that its weights follow from."""

    def __init__(self, variant: str) -> None:
        self._module = import_module(f"junqi.engine.search.{rule_set(variant).game}_weights")
        by_number = {str(number): weight for number, weight in enumerate(self._module.WEIGHTS)}
        self.present: dict[str, int] = dict(getattr(self._module, "PARAMETERS", by_number))

    def weights(self, parameters: dict[str, int]) -> tuple[int, ...]:
        """The weights of parameters; those not given are as at present."""
        wanted = {**self.present, **parameters}
        expand = getattr(self._module, "expand", None)
        return tuple(wanted.values()) if expand is None else expand(wanted)


def match(options: argparse.Namespace) -> None:
    """Play pairs of games and print the result."""
    rules, random = rule_set(options.variant), Random(options.seed)
    ours = Player(options.variant, load_weights(options.weights))
    theirs = Player(options.variant, load_weights(options.base), options.package)
    counts, began = [0] * 5, time.monotonic()
    for _ in range(options.games // 2):
        start = opening(rules, random)
        counts[half_points((start, start), ours, theirs, options.nodes)] += 1
    games = f"{sum(counts) * 2} games at {options.nodes} nodes"
    print(f"{options.variant}, {games}: {in_words(counts)}, {time.monotonic() - began:.0f} s")


def spsa(options: argparse.Namespace) -> None:
    """Let pairs of games decide between steps to either side, and go a little the way of the winner.

    Source: J. Spall, "Simultaneous Perturbation Stochastic Approximation", 1992, with the field's usual gains.
    """
    rules, random, space = rule_set(options.variant), Random(options.seed), Space(options.variant)
    chosen = [name for name in space.present if not options.only or name in options.only]
    values = {name: float(space.present[name]) for name in chosen}
    if options.output.exists():
        values |= json.loads(options.output.read_text())["values"]
    step = {name: max(abs(values[name]) * options.stride, 6.0 if abs(values[name]) > 5 else 3.0) for name in chosen}
    began, iteration, counts = time.monotonic(), 0, [0] * 5
    while time.monotonic() - began < options.minutes * 60:
        shrink = 1 / (1 + iteration / 400) ** 0.101
        signs = {name: random.choice((-1, 1)) for name in chosen}
        plus, minus = (
            Player(options.variant, space.weights(moved(values, step, signs, sign * shrink))) for sign in (1, -1)
        )
        for _ in range(options.pairs):
            start = opening(rules, random)
            won = half_points((start, start), plus, minus, options.nodes)
            counts[won] += 1
            for name in chosen:
                values[name] += options.rate * shrink * step[name] * signs[name] * (won - 2) / 2
        iteration += 1
        if iteration % 20 == 0:
            keep(options, values, iteration)
            print(iteration, counts, {name: round(value) for name, value in values.items()}, flush=True)
    keep(options, values, iteration)


def moved(values: dict[str, float], step: dict[str, float], signs: dict[str, int], by: float) -> dict[str, int]:
    """Parameters some steps away."""
    return {name: round(value + by * signs[name] * step[name]) for name, value in values.items()}


def keep(options: argparse.Namespace, values: dict[str, float], iteration: int) -> None:
    """Write down how far the parameters have come."""
    found = {
        "variant": options.variant,
        "iterations": iteration,
        "nodes": options.nodes,
        "values": values,
        "parameters": {name: round(value) for name, value in values.items()},
    }
    options.output.write_text(json.dumps(found, indent=1) + "\n")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, run in (("spsa", spsa), ("match", match)):
        command = commands.add_parser(name)
        command.set_defaults(run=run)
        command.add_argument("variant")
        if name == "spsa":
            command.add_argument("output", type=Path)
            command.add_argument("--minutes", type=float, default=10)
            command.add_argument("--pairs", type=int, default=2, help="pairs of games for each direction")
            command.add_argument("--rate", type=float, default=0.04, help="steps for a pair won")
            command.add_argument("--stride", type=float, default=0.12, help="the share of a parameter that is tried")
            command.add_argument("--only", nargs="*", default=())
            command.add_argument("--nodes", type=int, default=1000)
            command.add_argument("--seed", type=int, default=1)
        else:
            command.add_argument("--games", type=int, default=1000)
            command.add_argument("--nodes", type=int, default=2000)
            command.add_argument("--seed", type=int, default=1)
            command.add_argument("--weights", type=Path)
            command.add_argument("--base", type=Path)
            command.add_argument("--package", default="junqi")
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
