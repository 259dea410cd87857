"""What the programs for tests share: how they hear and speak, and how they fail."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def listen(hear: Callable[[str], None], log: Path | None = None) -> None:
    """Hear line after line, each of which is kept in the log first."""
    for line in sys.stdin:
        if log is not None:
            with log.open("a", encoding="utf-8") as stream:
                stream.write(line)
        hear(line.strip())


def fail(way: str, nonsense: str) -> None:
    """Do the opposite of what a program should, from whatever thread."""
    if way == "die":
        sys.stderr.write("out of ideas\n")
        sys.stderr.flush()
        os._exit(3)
    elif way == "hang":
        time.sleep(3600)
    elif way == "nonsense":
        say(nonsense)
    elif way == "flood":
        while True:
            say("noise " * 20)
    else:
        raise ValueError(way)
