"""Leaving the app on its screen, from outside: in good order, and with nothing left running."""

import os
import re
import signal
import subprocess
import sys

import pytest

from waiting import until

pty = pytest.importorskip("pty", reason="needs a terminal of its own")


def running(log):
    """Whether a program that writes this log runs."""
    listed = subprocess.run(("ps", "-eo", "args"), capture_output=True, text=True, check=True).stdout
    return any(str(log) in line and " play " not in line for line in listed.splitlines())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL])
def test_no_program_outlives_the_app(puppet, tmp_path, data_folder, number):
    """The program begins, and thinks when the app is told to end."""
    log, (ours, its) = tmp_path / "log", pty.openpty()
    kind = puppet("--think", "600", "--log", str(log))
    command = (sys.executable, "-m", "junqi", "play", "jungle", "--first", kind, "--time", "600")
    environment = os.environ | {"TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
    with subprocess.Popen(command, stdin=its, stdout=its, stderr=its, env=environment) as app:
        os.close(its)
        until(lambda: log.exists() and "go" in log.read_text())
        app.send_signal(number)
        written = drained(ours)
        code = app.wait(60)
    assert code != 0 and "Traceback" not in written
    until(lambda: not running(log))
    (game,) = (data_folder / "games").iterdir()
    assert re.search(r'\[Result "\*"\]', game.read_text())


def drained(terminal):
    """All that is still written to a terminal until nobody holds it any more."""
    written = b""
    try:
        while more := os.read(terminal, 1 << 16):
            written += more
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(terminal)
    return written.decode(errors="replace")
