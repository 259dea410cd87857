"""Work on batches in one process and in several."""

import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from operator import attrgetter
from pathlib import Path

import attrs
import pytest

import odd_work
from junqi.core.errors import JunqiError, RefusedError
from junqi.records.batches import cutting
from junqi.records.batches.batch import Batch
from junqi.records.batches.cutting import batches_in
from junqi.records.batches.running import results
from junqi.records.batches.workers import WorkerDiedError
from junqi.records.formats.record_format import RecordFormat

place_of = attrgetter("before", "games")


def batches(number: int = 6) -> Iterator[Batch]:
    return (Batch("games.jgn", RecordFormat.JGN, b"", games=1, before=index) for index in range(number))


def is_alone() -> bool:
    """Whether this process has no others any more."""
    return not multiprocessing.active_children()


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "SIZE", 100)
    text = b'[Event "?"]\n\n*\n\n' * 60
    found = list(results(place_of, batches_in(BytesIO(text)), jobs))
    assert len(found) > 6
    assert [before for before, _ in found] == [sum(games for _, games in found[:n]) for n in range(len(found))]
    assert sum(games for _, games in found) == 60
    assert is_alone()


def test_batches_are_read_only_as_far_as_needed() -> None:
    taken = []
    found = results(attrgetter("before"), (taken.append(batch.before) or batch for batch in batches(100)), jobs=2)
    assert [next(found), next(found)] == [0, 1]
    assert len(taken) < 10
    found.close()
    assert is_alone()


def test_no_more_processes_than_batches() -> None:
    found = results(attrgetter("before"), batches(3), jobs=1000)
    assert next(found) == 0
    assert len(multiprocessing.active_children()) == 3
    assert list(found) == [1, 2]
    assert is_alone()


@pytest.mark.parametrize("number", [0, 1])
def test_one_batch_needs_no_other_process(number: int) -> None:
    assert list(results(lambda batch: batch.before, batches(number), jobs=2)) == list(range(number))


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("error", [ZeroDivisionError("by nothing"), JunqiError("a sentence")])
def test_an_exception_of_the_work_is_raised(jobs: int, error: Exception) -> None:
    found = results(partial(odd_work.raise_for, error), batches(), jobs)
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(type(error), match=str(error)):
        next(found)
    assert is_alone()


def test_an_exception_that_cannot_travel_says_the_same() -> None:
    with pytest.raises(RefusedError) as error:
        list(results(odd_work.raise_odd, batches(), jobs=2))
    assert str(error.value) == "games.jgn is odd"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_dies_is_told(how: int) -> None:
    found = results(partial(odd_work.die, how), batches(), jobs=2)
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(WorkerDiedError, match=rf"games\.jgn: .* ended by signal {how:d}") as error:
        next(found)
    assert error.value.code == -how
    assert is_alone()


def test_workers_never_get_an_interrupt() -> None:
    for blocked in results(odd_work.mask_of_signals, batches(), jobs=2):
        assert signal.SIGINT in blocked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def test_an_interrupt_ends_the_workers_at_once() -> None:
    found = results(odd_work.work_long, batches(), jobs=2)
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 1.0)
    began = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            next(found)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert time.monotonic() - began < 60
    assert is_alone()


def test_large_batches_and_answers_get_through() -> None:
    many = (attrs.evolve(batch, data=bytes(1 << 20)) for batch in batches(8))
    assert [len(answer) for answer in results(odd_work.Big(3), many, jobs=2)] == [3 << 20] * 8


_SCRIPT = """
import multiprocessing, os, signal, threading
from operator import attrgetter
from junqi.records.batches.batch import Batch
from junqi.records.batches.running import results
from junqi.records.formats.record_format import RecordFormat

if __name__ == "__main__":
    if {threads}:
        threading.Thread(target=threading.Event().wait, daemon=True).start()
    batches = (Batch("games.jgn", RecordFormat.JGN, b"x" * index, 1, index) for index in range(6))
    found = results(attrgetter("data"), batches, jobs=2)
    next(found)
    {then}
"""
each_start = pytest.mark.parametrize(
    ("threads", "kind"),
    [
        pytest.param(False, "ForkProcess", marks=pytest.mark.skipif(sys.platform != "linux", reason="only there")),
        (True, "SpawnProcess"),
    ],
)


def run_script(folder: Path, threads: bool, then: str) -> "subprocess.CompletedProcess[str]":
    """Run a program that stands after the first of six results of two processes."""
    script = folder / "script.py"
    script.write_text(_SCRIPT.format(threads=threads, then=then))
    return subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120)


@each_start
def test_processes_are_forked_unless_that_would_copy_locks(threads: bool, kind: str, tmp_path: Path) -> None:
    then = "print({type(process).__name__ for process in multiprocessing.active_children()}, *map(len, found))"
    assert run_script(tmp_path, threads, then).stdout == f"{{'{kind}'}} 1 2 3 4 5\n"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no such signal")
@each_start
def test_processes_end_when_their_parent_is_killed(threads: bool, kind: str, tmp_path: Path) -> None:
    """They hold the pipe of its output, too: it ends only when they have."""
    then = "print(len(multiprocessing.active_children()), flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    ran = run_script(tmp_path, threads, then)
    assert (ran.returncode, ran.stdout) == (-signal.SIGKILL, "2\n"), kind
