"""A program of the protocol that says what a script tells it to.

Each line of the script: the number of moves played, with ``/MOVE`` where only that move is searched; the score; the
best line. ``3 cp -120 g3g4 c7d7`` answers a position after three moves. Elsewhere it says ``cp 0``.
"""

import sys
from pathlib import Path

script, log = Path(sys.argv[1]), Path(sys.argv[2])
answers = {}
for line in script.read_text(encoding="utf-8").splitlines():
    key, kind, value, *moves = line.split()
    answers[key] = (f"{kind} {value}", moves)
position: list[str] = []
for line in sys.stdin:
    with log.open("a", encoding="utf-8") as stream:
        stream.write(line)
    words = line.split()
    if words[:1] == ["position"]:
        position = words[words.index("moves") + 1 :] if "moves" in words else []
    elif words[:1] == ["go"]:
        only = words[words.index("searchmoves") + 1 :] if "searchmoves" in words else []
        key = "/".join((str(len(position)), *only))
        score, moves = answers.get(key, ("cp 0", ["a1a2"]))
        if moves == ["die"]:
            sys.exit(1)
        sys.stdout.write(f"info depth 1 multipv 1 score {score} pv {' '.join(moves)}\nbestmove {moves[0]}\n")
    elif words == ["uci"]:
        sys.stdout.write("uciok\n")
    elif words == ["isready"]:
        sys.stdout.write("readyok\n")
    elif words == ["quit"]:
        break
    sys.stdout.flush()
