"""A program of the protocol that plays legal moves at random, attacks first, and misbehaves when told to.

It logs what it is sent, so that tests can see that no hidden piece is among it.
"""

import argparse
import re
import sys
import time
from pathlib import Path
from random import Random

from talk import fail, listen, say

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS, rule_set
from junqi.notation.layout import format_layout
from junqi.notation.move_reader import play_text
from junqi.notation.move_writer import format_action
from junqi.notation.position import parse_position
from junqi.notation.style import MoveStyle

_POSITION = re.compile(r"position (?:startpos|fen (?P<fen>.+?))(?: moves (?P<moves>.+))?")


class RandomMover:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.rules = rule_set("jungle")
        self.random = Random(1)
        self.game = Game.begin(self.rules)
        self.fen: str | None = None
        self.moves: list[str] = []
        self.asked = 0

    def hear(self, line: str) -> None:
        words = line.split()
        if line == "uci":
            variants = " ".join(f"var {name}" for name in RULE_SETS)
            say("id name Random mover")
            say(f"option name UCI_Variant type combo default jungle-1a-white {variants}")
            say("option name Seed type spin default 0 min 0 max 2147483647")
            say("uciok")
        elif line == "isready":
            say("readyok")
        elif line == "ucinewgame":
            self.asked = 0
        elif words[:3] == ["setoption", "name", "UCI_Variant"]:
            self.rules = rule_set(words[-1])
            self.fen, self.moves, self.game = None, [], Game.begin(self.rules)
        elif words[:3] == ["setoption", "name", "Seed"]:
            self.random = Random(int(words[-1]))
        elif words[:1] == ["position"]:
            self.set_up(line)
        elif words[:1] == ["go"]:
            self.go()
        elif line == "quit":
            sys.exit(0)

    def set_up(self, line: str) -> None:
        found = _POSITION.fullmatch(line)
        assert found is not None, line
        moves = (found["moves"] or "").split()
        if (found["fen"], moves[: len(self.moves)]) != (self.fen, self.moves):
            start = self.rules.start() if found["fen"] is None else parse_position(self.rules, found["fen"])
            self.game, self.moves = Game.begin(self.rules, start), []
        for move in moves[len(self.moves) :]:
            if move != "@":  # the other's layout is not disclosed yet: all that is to be done is to deploy
                self.game = play_text(self.game, move)
        self.fen, self.moves = found["fen"], moves

    def go(self) -> None:
        self.asked += 1
        if self.asked == self.options.at:
            self.misbehave()
        else:
            time.sleep(self.options.sleep)
            self.answer()

    def answer(self) -> None:
        say(f"info depth 1 score cp {self.random.randint(-300, 300)} nodes 100 time 10")
        say(f"bestmove {self.chosen()}")

    def chosen(self) -> str:
        if self.game.position.status.deploying:
            layout = self.rules.deployment.random_fill(self.rules.deployment.empty, self.random)
            return "@" + format_layout(self.rules, layout)
        rules, position = self.rules, self.game.position
        actions = rules.legal_actions(position)
        battles = [a for a in actions if isinstance(a, Step) and rules.answer(position, a).battle is not None]
        return format_action(rules, position, self.random.choice(battles or actions), MoveStyle.COORDINATE)

    def misbehave(self) -> None:
        if self.options.fail == "illegal":
            say("bestmove a1a2" if self.rules.game != "jungle" else "bestmove d1d9")
        else:
            fail(self.options.fail, nonsense="bestmove")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fail", choices=("die", "hang", "nonsense", "illegal"))
    parser.add_argument("--at", type=int, default=0, help="the move of each game at which it misbehaves")
    parser.add_argument("--sleep", type=float, default=0.0)
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    listen(RandomMover(options).hear, options.log)


if __name__ == "__main__":
    main()
