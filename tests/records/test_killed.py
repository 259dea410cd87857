"""Commands killed at any moment: the old output is there or the whole new one, and nothing half-written has a name.

Each entry of ``COMMANDS`` is a command that reads games from standard input and writes ``OUT``. Whoever adds a command
that writes files adds it here.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from jgn_games import game

JUNQI = (sys.executable, "-m", "junqi")
OLD = b"old\n"
GAMES = "".join(game(f"1. Rg4 {{{'long ' * 1200}}} Ra6 *", Event=str(number)) for number in range(220)).encode()
"""More bytes than a command asks for at once, and few moves: it has written something, and wants more."""

COMMANDS = {
    "convert": ("convert", "-", "--to", "jsonl", "-o", "OUT", "--force"),
    "convert --jobs": ("convert", "-", "--to", "jgn", "--jobs", "2", "-o", "OUT", "--force"),
    "dedupe": ("dedupe", "-", "--plies", "1", "--tags", "Event", "-o", "OUT", "--force"),
    "filter": ("filter", "-", "--player", "Ann", "--raw", "-o", "OUT", "--force"),
    "fix": ("fix", "-", "-o", "OUT", "--force"),
    "merge": ("merge", "-", "-o", "OUT.gz", "--force"),
    "sort": ("sort", "-", "-o", "OUT", "--force"),
    "split": ("split", "-", "--games", "100", "-o", "NEW"),
}
each_command = pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """Whoever was started in the background of a script ignores Ctrl-C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def running(command: tuple[str, ...], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a folder with an old output, its standard input held open."""
    for name in ("OUT", "OUT.gz"):
        (folder / name).write_bytes(OLD)
    with heeding_interrupts():
        process = subprocess.Popen(
            [*JUNQI, *command],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def feed(process: subprocess.Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(data)
        process.stdin.flush()
    except BrokenPipeError:
        pass


def wait_for_part(folder: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until something is being written beside the output; some commands read all before."""
    for _ in range(200):
        if any(folder.glob(".*.part")) or process.poll() is not None:
            return
        time.sleep(0.01)


def visible(folder: Path) -> dict[str, bytes | None]:
    """What is there and not hidden; folders without their contents."""
    paths = (path for path in folder.iterdir() if not path.name.startswith("."))
    return {path.name: None if path.is_dir() else path.read_bytes() for path in paths}


def is_running(group: int) -> bool:
    """Whether any process of a session is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def assert_all_ended(group: int) -> None:
    """Workers end with their parent, though not in the same moment."""
    for _ in range(500):
        if not is_running(group):
            return
        time.sleep(0.02)
    pytest.fail("a process is left running")


@each_command
@pytest.mark.parametrize(
    ("how", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGINT, 130)]
)
def test_killed_while_it_writes_a_command_leaves_the_old_output(
    command: tuple[str, ...], how: signal.Signals, code: int, tmp_path: Path
) -> None:
    with running(command, tmp_path) as process:
        feed(process, GAMES)
        wait_for_part(tmp_path, process)
        process.send_signal(how)
        _, said = process.communicate(timeout=60)
        assert process.returncode == code, said
        assert visible(tmp_path) == {"OUT": OLD, "OUT.gz": OLD}
        assert b"Traceback" not in said
        left = [path.name for path in tmp_path.iterdir() if path.name.startswith(".")]
        assert all(name.endswith(".part") for name in left) if how is signal.SIGKILL else left == []
        assert_all_ended(process.pid)


def written(folder: Path) -> object:
    """What a command made in a folder: the contents of its outputs, and of the files in new folders."""
    outputs = (folder / name for name in ("OUT", "OUT.gz"))
    return [path.read_bytes() for path in outputs] + sorted(path.read_bytes() for path in folder.glob("NEW/*"))


@pytest.mark.parametrize("delay", [0.0, 0.03])
@pytest.mark.parametrize("name", ["merge", "sort", "split"])
def test_killed_at_the_end_a_command_leaves_the_old_output_or_the_new(name: str, delay: float, tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    for folder in (whole, killed):
        folder.mkdir()
        with running(COMMANDS[name], folder) as process:
            old = written(folder)
            assert process.stdin is not None
            process.stdin.write(GAMES)
            process.stdin.close()
            process.stdin = None
            if folder is killed:
                wait_for_part(folder, process)
                time.sleep(delay)
                process.kill()
            process.wait(timeout=60)
    assert written(whole) != old
    assert written(killed) in (old, written(whole))
