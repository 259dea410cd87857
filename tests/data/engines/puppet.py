"""A program of the protocol that knows no rules: it says what its command line tells it to, and fails when told to.

It starts at once, stops when told, and logs what it is sent.
"""

import argparse
import sys
import threading
import time
from pathlib import Path

from talk import fail, listen, say


class Puppet:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.moves = iter(options.move)
        self.asked = 0
        self.stopped = threading.Event()

    def hear(self, line: str) -> None:
        if line == "uci":
            time.sleep(self.options.slow)
            say(f"id name {self.options.name}")
            say("option name MultiPV type spin default 1 min 1 max 9")
            say("uciok")
        elif line == "isready":
            for notice in self.options.notice:
                say(f"info string {notice}")
            say("readyok")
        elif line.startswith("go"):
            self.asked += 1
            self.stopped.clear()
            threading.Thread(target=self.think, args=("infinite" in line,), daemon=True).start()
        elif line == "stop":
            self.stopped.set()
        elif line == "quit":
            sys.exit(0)

    def think(self, endless: bool) -> None:
        if self.asked == self.options.at and self.options.fail and not self.failed_before():
            fail(self.options.fail, nonsense="bestmove castles")
        for number, pv in enumerate(self.options.pv, 1):
            say(f"info depth 7 multipv {number} score cp {100 - 60 * number} nodes 999 time 5 pv {pv}")
        self.stopped.wait(None if endless else self.options.think)
        say(f"bestmove {next(self.moves, '(none)')}")

    def failed_before(self) -> bool:
        """Whether another run of it has failed already, if it is to fail only once."""
        once = self.options.once
        if once is None:
            return False
        failed = once.exists()
        once.touch()
        return failed


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--name", default="Puppet 1.0")
    parser.add_argument("--move", action="append", default=[], help="its moves, one after the other")
    parser.add_argument("--pv", action="append", default=[], help="the best lines of every search")
    parser.add_argument("--think", type=float, default=0.0, help="seconds of a search that is not stopped")
    parser.add_argument("--slow", type=float, default=0.0, help="seconds that it takes to greet")
    parser.add_argument("--notice", action="append", default=[])
    parser.add_argument("--fail", choices=("die", "hang", "nonsense", "flood"))
    parser.add_argument("--at", type=int, default=1, help="the search in which it fails")
    parser.add_argument("--once", type=Path, help="a file that appears when it fails: then it fails no more")
    parser.add_argument("--log", type=Path)
    options = parser.parse_args()
    listen(Puppet(options).hear, options.log)


if __name__ == "__main__":
    main()
