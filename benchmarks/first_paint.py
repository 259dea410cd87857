"""Start a program in a terminal of 80x24 and measure when its first screen has arrived.

    python benchmarks/first_paint.py 'New game' junqi

The screen has arrived when the given text has been written to the terminal. The program is then ended with Ctrl+Q.
Exit code 1 if the text does not come or the program does not end cleanly. Needs a Unix-like system.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

ROWS, COLUMNS = 24, 80
QUIT = b"\x11"
PATIENCE = 30.0
"""Seconds after which a program that shows nothing, or does not end, is given up."""

_ESCAPES = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[PX^_].*?\x1b\\|[@-Z\\-_=>])")


class NoScreenError(Exception):
    """The program ended, or time ran out, before its screen was there."""


def first_paint(text: str, command: list[str]) -> float:
    """Seconds from starting ``command`` to the moment at which ``text`` has been written.

    Raises:
        NoScreenError: if the text does not appear, or the program fails when asked to quit.
    """
    start = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        _become(command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    try:
        _read_until(terminal, text.encode(), start)
        elapsed = time.perf_counter() - start
        os.write(terminal, QUIT)
        _drain(terminal)
    except NoScreenError:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        raise
    finally:
        os.close(terminal)
    _, status = os.waitpid(child, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise NoScreenError(f"{command[0]} ended with exit code {os.waitstatus_to_exitcode(status)}")
    return elapsed


def _become(command: list[str]) -> None:
    """Turn the forked child into the program; never returns."""
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONUTF8": "1"}
    try:
        os.execvpe(command[0], command, environment)
    except OSError as error:
        os.write(1, str(error).encode())
        os._exit(127)


def _read_until(terminal: int, text: bytes, start: float) -> None:
    written = b""
    while text not in _ESCAPES.sub(b"", written):
        chunk = _read(terminal, start + PATIENCE - time.perf_counter())
        if not chunk:
            raise NoScreenError(f"{text.decode()!r} did not appear; the last output was {written[-400:]!r}")
        written += chunk


def _drain(terminal: int) -> None:
    """Read on until the program closes the terminal."""
    deadline = time.perf_counter() + PATIENCE
    while _read(terminal, deadline - time.perf_counter()):
        pass
    if time.perf_counter() >= deadline:
        raise NoScreenError("the program did not end when asked to quit")


def _read(terminal: int, patience: float) -> bytes:
    """What the program has written; empty at its end, or when patience runs out."""
    ready, _, _ = select.select([terminal], [], [], max(patience, 0))
    try:
        return os.read(terminal, 65536) if ready else b""
    except OSError:  # Linux reports a closed terminal as an input/output error
        return b""


def main() -> int:
    """Measure one start."""
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        print(f"first screen after {first_paint(sys.argv[1], sys.argv[2:]):.3f} s")
    except NoScreenError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
