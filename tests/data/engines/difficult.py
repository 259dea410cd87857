"""A program of the protocol that is hard to live with, in the way that its argument says.

What it plays is mostly g3g4. In every way but one it greets first.
"""

import os
import signal
import subprocess
import sys
import threading
import time

from talk import say


def play() -> None:
    say("bestmove g3g4 ponder c7d7")


def obey() -> None:
    say("info depth 2 score cp 11 pv g3g4 c7d7")
    play()


def complain() -> None:
    """Write more than any pipe holds."""
    sys.stderr.write("everything is bad\n" * 20_000)
    sys.stderr.flush()
    play()


def flood() -> None:
    sys.stdout.write("info string blah\n" * 50_000)
    play()


def write_endless_line() -> None:
    sys.stdout.write("x" * 3_000_000 + "\n")
    play()


def write_binary() -> None:
    sys.stdout.buffer.write(bytes(range(256)) * 100 + b"\n\r\n\xff\xfe\n")
    sys.stdout.buffer.flush()
    play()


def die() -> None:
    sys.stderr.write("no more\n")
    sys.exit(7)


def die_once_played() -> None:
    play()
    sys.exit(0)


def leave_a_child() -> None:
    """End, with a child that keeps the pipes open."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    say(f"info string child {child.pid}")
    sys.exit(0)


def close_output() -> None:
    os.close(1)
    time.sleep(600)


def write_half_a_line() -> None:
    sys.stdout.write("bestmove")
    sys.stdout.flush()
    sys.exit(0)


class Slow:
    """Goes on for a while after being stopped, and tells what its first search has found."""

    def __init__(self) -> None:
        self.searches = 0
        self.stopped = threading.Event()

    def go(self) -> None:
        self.searches += 1
        threading.Thread(target=self.think, daemon=True).start()

    def think(self) -> None:
        self.stopped.wait()
        self.stopped.clear()
        time.sleep(0.3)
        say("info depth 9 score cp 999 pv g3f3")
        say(f"bestmove g3{'f3' if self.searches == 1 else 'g4'}")


slow = Slow()


def think_long() -> None:
    """Say nothing for a while, but read on."""
    threading.Timer(2.0, play).start()


GOES = {
    "complains": complain,
    "floods": flood,
    "endless-line": write_endless_line,
    "binary": write_binary,
    "dies": die,
    "crashes": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "dies-once-played": die_once_played,
    "leaves-a-child": leave_a_child,
    "closes-its-output": close_output,
    "silent": lambda: time.sleep(600),
    "no-move": lambda: say("bestmove (none)"),
    "half-a-line": write_half_a_line,
    "slow-to-stop": slow.go,
    "thinks-long": think_long,
}


def greet() -> None:
    say("this is no line of the protocol")
    say("id name Difficult")
    say("option name UCI_Variant type combo default chess var chess var jungle-1a-white")
    say("option name Big Number type spin default 1 min 1 max 9")
    say("uciok")


def hear(way: str, line: str) -> None:
    if line == "uci" and way != "never-greets":
        greet()
    elif line == "isready":
        say("readyok")
    elif line.startswith("go") and (way in GOES or "infinite" not in line):
        GOES.get(way, obey)()
    elif line == "stop" and way == "slow-to-stop":
        slow.stopped.set()
    elif line == "stop" and way == "obeys":
        play()
    elif line == "quit" and way != "never-quits":
        sys.exit(0)


def main(way: str) -> None:
    for line in sys.stdin:
        hear(way, line.strip())
        if way == "deaf" and line.strip() == "isready":
            break
    if way in ("deaf", "never-quits"):
        time.sleep(600)


if __name__ == "__main__":
    main(sys.argv[1])
