"""``junqi engine`` as other programs run it."""

import os
import pty
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from junqi.engine.uci.program import built_in

COMMAND = built_in().command


class Session:
    """A running engine, its answers read line by line."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
        )

    def send(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def until(self, word: str) -> list[str]:
        """The answers up to one that begins with a word."""
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line.rstrip("\n"))
            if line.startswith(word):
                return lines
        raise AssertionError(lines)


@pytest.fixture
def session() -> Iterator[Session]:
    started = Session()
    with started.process:
        yield started
        started.process.kill()


def ended(data: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(COMMAND, input=data, capture_output=True, timeout=60, check=False)


def test_a_session_from_greeting_to_quit(session: Session) -> None:
    session.send("uci")
    assert session.until("uciok")[0].startswith("id name junqi ")
    session.send("go perft 2")
    assert session.until("Nodes")[-1] == "Nodes searched: 576"
    session.send("quit")
    assert session.process.wait(60) == 0


def test_a_count_by_compiled_code_and_by_core_are_the_same(session: Session) -> None:
    session.send("setoption name UCI_Variant value jungle-2a-white", "go perft 4")
    assert session.until("Nodes")[-1] == "Nodes searched: 260099"


def test_a_count_is_stopped(session: Session) -> None:
    session.send("setoption name UCI_Variant value jungle-2a-white", "go perft 60", "isready")
    assert "readyok" in session.until("readyok")
    session.send("stop")
    assert session.until("Nodes")[-2].startswith("info string go perft: stopped")


@pytest.mark.parametrize("go", ["go infinite", "go movetime 100000", "go depth 90"])
def test_a_search_is_stopped_by_quit(session: Session, go: str) -> None:
    session.send("position fen 7/7/7/7/7/R6/7/6r/7 w", go)
    session.until("info depth 1 ")
    session.send("quit")
    assert session.until("bestmove")[-1].startswith("bestmove a4")
    assert session.process.wait(60) == 0


def test_a_whole_session_can_be_sent_at_once() -> None:
    finished = ended(b"uci\nposition startpos moves g3g4\ngo perft 1\nposition startpos\ngo perft 1\nd\n")
    lines = finished.stdout.decode().splitlines()
    assert (finished.returncode, finished.stderr) == (0, b"")
    assert [line for line in lines if line.startswith("Nodes")] == ["Nodes searched: 24"] * 2
    assert lines[-1] == "Result: none"


def test_nothing_on_the_input_can_end_it_badly() -> None:
    finished = ended(b"\xff\xfe\x00" * 500_000 + b"\nposition fen \x1b[2J\nd\n")
    assert (finished.returncode, finished.stderr) == (0, b"")
    told = [line for line in finished.stdout.decode().splitlines() if line.startswith("info string")]
    assert len(told) == 2
    assert "\x1b" not in told[1]


def test_a_reader_that_goes_away_ends_it() -> None:
    script = f"import subprocess, sys; subprocess.run({list(COMMAND)!r}, stdin=sys.stdin)"
    process = subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdout.close()
        began = time.monotonic()
        try:
            while process.poll() is None and time.monotonic() - began < 60:
                process.stdin.write(b"d\n")
                process.stdin.flush()
                time.sleep(0.01)
        except BrokenPipeError:
            pass
        process.wait(60)
        assert b"Traceback" not in process.stderr.read()


def test_who_starts_it_by_hand_is_told_what_it_is() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(COMMAND, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.write(ours, b"quit\n")
    out, err = process.communicate(timeout=60)
    os.close(ours)
    os.close(theirs)
    assert (process.returncode, out) == (0, b"")
    assert err.startswith(b"This is the engine for other programs.")
