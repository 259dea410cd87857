"""A program of the protocol that says what a script tells it to.

Each line of the script: the number of moves played, with ``/MOVE`` where only that move is searched; the score; the
best line. ``3 cp -120 g3g4 c7d7`` answers a position after three moves. Elsewhere it says ``cp 0``.
"""

import sys
from pathlib import Path

from talk import listen, say


class Scripted:
    def __init__(self, script: Path) -> None:
        self.answers: dict[str, tuple[str, list[str]]] = {}
        for line in script.read_text(encoding="utf-8").splitlines():
            key, kind, value, *moves = line.split()
            self.answers[key] = (f"{kind} {value}", moves)
        self.played: list[str] = []

    def hear(self, line: str) -> None:
        words = line.split()
        if words[:1] == ["position"]:
            self.played = after("moves", words)
        elif words[:1] == ["go"]:
            self.go(after("searchmoves", words))
        elif line == "uci":
            say("uciok")
        elif line == "isready":
            say("readyok")
        elif line == "quit":
            sys.exit(0)

    def go(self, only: list[str]) -> None:
        key = "/".join((str(len(self.played)), *only))
        score, moves = self.answers.get(key, ("cp 0", ["a1a2"]))
        if moves == ["die"]:
            sys.exit(1)
        say(f"info depth 1 multipv 1 score {score} pv {' '.join(moves)}")
        say(f"bestmove {moves[0]}")


def after(word: str, words: list[str]) -> list[str]:
    return words[words.index(word) + 1 :] if word in words else []


if __name__ == "__main__":
    listen(Scripted(Path(sys.argv[1])).hear, log=Path(sys.argv[2]))
