"""Tunes the weights of an evaluation by the results of games alone, all weights at once.

    python benchmarks/climb.py gunki-black weights.json --pairs 3000 --nodes 800

Each step changes every weight by its own stride, up or down at random, lets the weights so changed play a pair of games
against those changed the opposite way, and moves all towards the winner. ``weights.json`` is written every hundred
steps and read again where it exists, so that a run goes on where another ended. Method: J. Spall, "Multivariate
Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation", 1992. Beside fitting to results
(``tune.py``) it needs no linear evaluation and is not misled by what strong and weak play have in common.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random

from layouts import deployed
from selfplay import Player, opening, play

from junqi.core.registry import rule_set

_SHARE = 0.3
"""The stride of a weight, as a share of it."""
_SHORTEST = 6.0
_FASTEST, _SLOWEST = 0.06, 0.01
"""How far a won pair moves the weights, in strides: at first and at last."""
_REPORT_EVERY = 100


class Climber:
    """Weights on their way up."""

    def __init__(self, variant: str, weights: list[float], nodes: int, random: Random) -> None:
        self.weights = weights
        self._rules = rule_set(variant)
        self._nodes = nodes
        self._random = random
        self._players = [Player(variant) for _ in range(2)]
        self._strides = [max(_SHORTEST, _SHARE * abs(weight)) if weight else 0.0 for weight in weights]

    def step(self, speed: float) -> float:
        """Play one pair; how much the weights changed upwards scored, from -1 to 1."""
        signs = [self._random.choice((-1, 1)) for _ in self.weights]
        changes = [sign * stride for sign, stride in zip(signs, self._strides, strict=True)]
        for player, way in zip(self._players, (1, -1), strict=True):
            self._arm(player, [w + way * change for w, change in zip(self.weights, changes, strict=True)])
        result = self._pair()
        self.weights = [w + speed * result * change for w, change in zip(self.weights, changes, strict=True)]
        return result

    def _arm(self, player: Player, weights: list[float]) -> None:
        at = player.map.WEIGHTS
        player.block[at : at + len(weights)] = [round(weight) for weight in weights]

    def _pair(self) -> float:
        start = (deployed if self._rules.deployment else opening)(self._rules, self._random)
        up, down = self._players
        led = play(start, up, down, up, self._nodes).result
        followed = 1 - play(start, down, up, up, self._nodes).result
        return led + followed - 1


def main() -> None:
    """Climb."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("file", type=Path)
    parser.add_argument("--pairs", type=int, default=3000)
    parser.add_argument("--nodes", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    weights = list(Player(options.variant).weights)
    if options.file.exists():
        weights = json.loads(options.file.read_text())["weights"]
    climber = Climber(options.variant, [float(weight) for weight in weights], options.nodes, Random(options.seed))
    began = time.monotonic()
    for pair in range(1, options.pairs + 1):
        climber.step(_FASTEST + (_SLOWEST - _FASTEST) * pair / options.pairs)
        if pair % _REPORT_EVERY == 0 or pair == options.pairs:
            found = {"variant": options.variant, "weights": [round(weight) for weight in climber.weights]}
            options.file.write_text(json.dumps(found))
            print(f"{pair} pairs, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
