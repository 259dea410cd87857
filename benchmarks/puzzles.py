"""Positions with exactly one winning move, and whether the engine finds it.

    python benchmarks/puzzles.py                                   # 60 of Jungle and 60 of Gunki, 1 s each
    python benchmarks/puzzles.py --seed 2 --variant gunki-black --count 20
    python benchmarks/puzzles.py --list > puzzles.jsonl            # the positions alone

Positions are drawn from seeded random games, at any ply but those of deployment. One is kept if a full-width search,
which tries every move of both players, proves that exactly one move wins within 7 plies, itself included. The engine is
asked through the protocol and knows nothing of a position's past. Exit code 1 if a puzzle is not solved.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random

import attrs
import random_games
from measure import print_table

from junqi.core.action import Action
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.engine.search.prover import Prover
from junqi.engine.uci.client import EngineClient
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.program import parse_program
from junqi.engine.uci.spoken import action_text
from junqi.notation.position import format_position

PLIES = 7
VARIANTS = ("jungle-2a-white", "gunki-black")
_DRAWN_A_GAME = 4
_LONGEST_GAME = 2000
_PATIENCE = 120.0


@attrs.frozen
class Puzzle:
    """A position, its only winning move, and within how many plies it wins."""

    rules: RuleSet
    game: Game
    solution: Action
    plies: int

    @property
    def text(self) -> str:
        """The position in six fields."""
        return format_position(self.rules, self.game.position)

    @property
    def move(self) -> str:
        """The solution in coordinate form."""
        return action_text(self.rules, self.solution)


def positions(rules: RuleSet, random: Random) -> Iterator[Game]:
    """Positions of random games that go on, without their past, without end."""
    while True:
        line = random_games.play(rules, random, _LONGEST_GAME).line()
        open_games = [game for game in line if game.outcome is None and not game.position.status.deploying]
        for game in random.sample(open_games, min(_DRAWN_A_GAME, len(open_games))):
            yield Game.begin(rules, game.position)


def puzzles(rules: RuleSet, seed: int) -> Iterator[Puzzle]:
    """The puzzles of a seed, without end, always the same."""
    prover = Prover(rules)
    for game in positions(rules, Random(f"{rules.id} {seed}")):
        winning = prover.winning_actions(game, PLIES, most=2)
        if len(winning) == 1:
            plies = next(n for n in range(1, PLIES + 1, 2) if prover.is_winning(game, winning[0], n))
            yield Puzzle(rules, game, winning[0], plies)


async def solve(found: list[Puzzle], options: argparse.Namespace) -> list[str]:
    """The engine's answers, in coordinate form."""
    rules, answers = found[0].rules, []
    program = parse_program(options.engine)
    async with await EngineClient.start(program, rules, _PATIENCE) as client:
        for number, puzzle in enumerate(found, 1):
            await client.new_game()
            limits = Limits(movetime=options.time, nodes=options.nodes)
            answers.append(await client.think(puzzle.game.position, (), limits))
            print(f"\r{rules.id}: {number} of {len(found)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return answers


def parse() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", action="append", help="a rule set without hidden pieces; may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--time", type=float, default=1.0, help="seconds for each")
    parser.add_argument("--nodes", type=int, help="positions searched for each at most")
    parser.add_argument("--engine", default="engine", help="engine, engine:LEVEL or uci:COMMAND")
    parser.add_argument("--list", action="store_true", help="print the puzzles as JSON lines and ask nobody")
    return parser.parse_args()


def main() -> int:
    """Print what was solved; 1 if something was not."""
    options = parse()
    rows, unsolved = [], []
    for variant in options.variant or VARIANTS:
        rules = rule_set(variant)
        found = list(islice(puzzles(rules, options.seed), options.count))
        if options.list:
            for puzzle in found:
                print(
                    json.dumps(
                        {"variant": rules.id, "position": puzzle.text, "move": puzzle.move, "plies": puzzle.plies}
                    )
                )
            continue
        answers = asyncio.run(solve(found, options))
        missed = [(puzzle, answer) for puzzle, answer in zip(found, answers, strict=True) if answer != puzzle.move]
        by_plies = [sum(puzzle.plies == plies for puzzle in found) for plies in range(1, PLIES + 1, 2)]
        rows.append((rules.id, str(len(found)), *map(str, by_plies), str(len(found) - len(missed))))
        unsolved += missed
    if rows:
        print_table(("variant", "puzzles", *(f"win in {n}" for n in range(1, PLIES + 1, 2)), "solved"), rows)
    for puzzle, answer in unsolved:
        print(f"not solved: {puzzle.text}: {puzzle.move} wins within {puzzle.plies} plies; the answer was {answer}")
    return int(bool(unsolved))


if __name__ == "__main__":
    sys.exit(main())
