"""Measures deployments of Gunki by self-play, and fits what each kind is worth at each place.

    python benchmarks/layouts.py play gunki-black games.npz --games 3000 --nodes 500
    python benchmarks/layouts.py fit games.npz [more.npz ...] values.json
    python benchmarks/layouts.py match gunki-black --values values.json --games 400 --nodes 1000

``play`` lets the compiled search play games between deployments drawn as the program draws them, and writes down both
layouts and the results; ``fit`` finds the values that best predict the
results (logistic regression with a pull towards the present ones, or ``--base``); ``match`` plays layouts drawn by new
values against layouts drawn by the present ones, the search being the same, each pair of layouts twice with colours
changed.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from pairs import half_points, in_words
from selfplay import Player, play

from junqi.core.action import Deploy
from junqi.core.army_pieces import FLAG
from junqi.core.deployment import Layout
from junqi.core.game import Game
from junqi.core.gunki_deployment import GUNKI_DEPLOYMENT
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.engine.search.gunki_deployment import TEMPERATURE, draw
from junqi.engine.search.gunki_layout_values import VALUES

_KINDS, _PLACES = len(GUNKI_DEPLOYMENT.kinds), GUNKI_DEPLOYMENT.size

Values = tuple[tuple[int, ...], ...]
Reals = NDArray[np.float64]


def load_values(path: Path | None) -> Values:
    """The values in a file; the present ones without a file."""
    return VALUES if path is None else tuple(tuple(row) for row in json.loads(path.read_text()))


def begin(rules: RuleSet, first: Layout, second: Layout) -> Game:
    """The game after both deployments."""
    return Game.begin(rules, rules.start()).play(Deploy(first)).play(Deploy(second))


def play_games(options: argparse.Namespace) -> None:
    """Play games and write them down."""
    rules, random, values = rule_set(options.variant), Random(options.seed), load_values(options.values)
    players = [Player(options.variant) for _ in range(2)]
    layouts, wins = [], []
    began = time.monotonic()
    for _ in range(options.games):
        pair = [draw(GUNKI_DEPLOYMENT, values, random, options.temperature) for _ in range(2)]
        wins.append(play(begin(rules, *pair), *players, players[0], options.nodes))
        layouts.append([list(layout) for layout in pair])
    np.savez(options.file, layouts=np.array(layouts, np.uint8), wins=np.array(wins, np.float32))
    print(f"{options.games} games, mean {np.mean(wins):.3f}, {time.monotonic() - began:.0f} s")


def counts(layouts: NDArray[np.uint8]) -> Reals:
    """Which kind stands where, a row for each layout; those with the Flag on the right are mirrored."""
    found = np.zeros((len(layouts), _KINDS * _PLACES))
    for row, layout in enumerate(map(bytes, layouts)):
        on_the_left = layout.index(FLAG) % GUNKI_DEPLOYMENT.board.files < GUNKI_DEPLOYMENT.board.files // 2
        for place, kind in enumerate(layout if on_the_left else GUNKI_DEPLOYMENT.mirrored(layout)):
            if kind:
                found[row, (kind - 1) * _PLACES + place] = 1
    return found


def fit(options: argparse.Namespace) -> None:
    """Fit the values to the games of files, a tenth of them kept for checking."""
    games = [np.load(path) for path in options.files]
    layouts = np.concatenate([found["layouts"] for found in games])
    wins = np.concatenate([found["wins"] for found in games])
    order = np.random.default_rng(1).permutation(len(wins))
    differences = (counts(layouts[:, 0]) - counts(layouts[:, 1]))[order]
    wins, used = wins[order], len(wins) * 9 // 10
    before = np.array(load_values(options.base), float).ravel() / 1000
    values = _solve(differences[:used], wins[:used], before, options.pull)
    for name, model in (("before", before), ("fitted", values)):
        expected = 1 / (1 + np.exp(-differences[used:] @ model))
        print(f"{name}: mean squared error on the others {np.mean((expected - wins[used:]) ** 2):.5f}")
    values = _solve(differences, wins, before, options.pull)
    rows = (1000 * values).round().astype(int).reshape(_KINDS, _PLACES).tolist()
    options.output.write_text(json.dumps(rows))


def _solve(differences: Reals, wins: Reals, before: Reals, pull: float) -> Reals:
    """Logistic regression by Newton's method, pulled towards the values from before."""
    values = before
    for _ in range(12):
        expected = 1 / (1 + np.exp(-differences @ values))
        gradient = differences.T @ (wins - expected) - pull * (values - before)
        curvature = (differences.T * (expected * (1 - expected))) @ differences + pull * np.eye(len(values))
        values = values + np.linalg.solve(curvature, gradient)
    return values


def match(options: argparse.Namespace) -> None:
    """Play pairs of games and print the result."""
    rules, random = rule_set(options.variant), Random(options.seed)
    ours, theirs = load_values(options.values), load_values(options.base)
    players = [Player(options.variant) for _ in range(2)]
    counts = [0] * 5
    for _ in range(options.games // 2):
        first, second = (draw(GUNKI_DEPLOYMENT, values, random, options.temperature) for values in (ours, theirs))
        starts = begin(rules, first, second), begin(rules, second, first)
        counts[half_points(starts, *players, options.nodes)] += 1
    print(f"{sum(counts) * 2} games: {in_words(counts)}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for name, run in (("play", play_games), ("match", match)):
        command = commands.add_parser(name)
        command.set_defaults(run=run)
        command.add_argument("variant")
        if name == "play":
            command.add_argument("file", type=Path)
        command.add_argument("--games", type=int, default=1000)
        command.add_argument("--nodes", type=int, default=500)
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--values", type=Path)
        command.add_argument("--base", type=Path)
        command.add_argument("--temperature", type=int, default=TEMPERATURE)
    command = commands.add_parser("fit")
    command.set_defaults(run=fit)
    command.add_argument("files", type=Path, nargs="+")
    command.add_argument("output", type=Path)
    command.add_argument("--pull", type=float, default=20.0, help="towards the values before")
    command.add_argument("--base", type=Path)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
