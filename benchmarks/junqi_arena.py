"""Strength of Junqi's player, measured inside one process: deals played twice, with the seats exchanged.

    python benchmarks/junqi_arena.py [--deals N] [--movetime S | --nodes N] A B

A and B are levels from 1 to 10; or `greedy`: a player that takes the best visible capture, and else turns a face-down
piece up at random; or `tree:N`: Monte Carlo tree search with N simulations a move. Prints A's score (a draw is half)
with its 95 % bounds, how the games ended, and how long they were.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Callable
from random import Random

from junqi_tree import TreePlayer

from junqi.core.action import Action, Flip, PickUp
from junqi.core.game import Game
from junqi.core.piece import KIND_BITS
from junqi.core.ply import BattleResult
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.search.junqi_player import JunqiThinker
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.settings import Settings

JUNQI = rule_set("junqi")
MOST_PLIES = 2000
EXPLORATION = 0.3
VALUES = (0, 900, 800, 700, 600, 500, 400, 300, 200, 350, 450, 150, 0)
"""What the greedy player thinks kinds are worth, by number."""
Play = Callable[[Game], Action]


def greedy(random: Random) -> Play:
    """The best capture that can be seen; else a flip; else anything, a lift of the Flag first."""

    def gain(game: Game, action: Action) -> int:
        battle = JUNQI.answer(game.position, action).battle
        if battle is None:
            return 0
        lost = VALUES[battle.attacker & KIND_BITS] if battle.result is BattleResult.BOTH_FALL else 0
        return VALUES[battle.defender & KIND_BITS] - lost

    def play(game: Game) -> Action:
        actions = JUNQI.legal_actions(game.position)
        random.shuffle(actions)
        flips = [action for action in actions if isinstance(action, Flip)]
        best = max((a for a in actions if not isinstance(a, Flip)), key=lambda a: gain(game, a), default=None)
        if best is not None and gain(game, best) > 0:
            return best
        return flips[0] if flips else next((a for a in actions if isinstance(a, PickUp)), actions[0])

    return play


def engine(level: int, limits: Limits) -> Play:
    """The player at a level."""
    thinker = JunqiThinker(JUNQI)
    settings = Settings(variant=JUNQI.id, level=level, hash_megabytes=16)

    def play(game: Game) -> Action:
        return thinker.think(Assignment(game, limits, settings))

    return play


def contestant(name: str, limits: Limits, seed: int) -> Play:
    """The player that a name on the command line means."""
    if name == "greedy":
        return greedy(Random(seed))
    if not name.startswith("tree"):
        return engine(int(name), limits)
    return TreePlayer(limits.movetime, int(name.partition(":")[2] or 0), EXPLORATION, seed)


def play_game(deal: int, players: tuple[Play, Play]) -> Game:
    """One game; the players see no more of the deal than the rules show."""
    game = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(deal)))
    while game.outcome is None and game.length < MOST_PLIES:
        seen = Game(JUNQI, JUNQI.public(game.position, game.position.turn), length=game.length)
        game = game.play(players[game.position.turn](seen))
    return game


def score_of(game: Game, player: Player) -> float:
    """A player's result."""
    winner = game.outcome.winner if game.outcome else None
    return 0.5 if winner is None else float(winner is player)


def main() -> None:
    """Play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first-deal", type=int, default=1)
    parser.add_argument("--movetime", type=float)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    limits = Limits(movetime=options.movetime, nodes=options.nodes)
    a, b = contestant(options.a, limits, 1), contestant(options.b, limits, 2)
    scores: list[float] = []
    ends: Counter[str] = Counter()
    plies = 0
    began = time.monotonic()
    for deal in range(options.first_deal, options.first_deal + options.deals):
        for a_plays in Player:
            game = play_game(deal, (a, b) if a_plays is Player.FIRST else (b, a))
            scores.append(score_of(game, a_plays))
            reason = game.outcome.reason.value if game.outcome else "too long"
            ends[f"{reason} {scores[-1]:g}"] += 1
            plies += game.length
            if options.verbose:
                print(deal, a_plays.name, scores[-1], reason, game.length, flush=True)
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((s - mean) ** 2 for s in scores) / max(len(scores) - 1, 1) / len(scores))
    print(f"{options.a} - {options.b}: {mean:.3f} ({mean - 1.96 * spread:.3f} to {mean + 1.96 * spread:.3f})", end="")
    print(f" in {len(scores)} games of {plies / len(scores):.0f} plies, {time.monotonic() - began:.0f} s")
    for end, times in ends.most_common():
        print(f"  {times:4} {end}")


if __name__ == "__main__":
    main()
