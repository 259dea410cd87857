import threading

from junqi.engine.uci.work import Outlasts, StopSignal, Worker

WAIT = 30.0


class Ended:
    """A worker's lock, and what its jobs and their errors left."""

    def __init__(self) -> None:
        self.lock = threading.Condition()
        self.lines: list[tuple[str, ...]] = []
        self.crashes: list[Exception] = []
        self.busy_when_done: list[bool] = []
        self.worker = Worker(self.lock, self.done, self.crash)

    def done(self, lines: tuple[str, ...]) -> None:
        self.lines.append(lines)
        self.busy_when_done.append(self.worker.busy)

    def crash(self, error: Exception) -> None:  # type: ignore[misc]
        with self.lock:
            self.crashes.append(error)
            self.lock.notify_all()
        threading.Event().wait()  # a crash does not return

    def wait(self) -> None:
        with self.lock:
            assert self.lock.wait_for(lambda: self.lines or self.crashes, WAIT)


def test_a_job_works_until_it_is_stopped() -> None:
    ended = Ended()

    def job(stop: StopSignal) -> tuple[str, ...]:
        assert stop.wait(WAIT)
        return ("bestmove a1a2",)

    ended.worker.start(job, Outlasts.NOTHING)
    assert ended.worker.busy
    ended.worker.stop()
    ended.wait()
    assert ended.lines == [("bestmove a1a2",)]
    assert ended.busy_when_done == [False]


def test_what_a_job_raises_is_handed_on() -> None:
    ended = Ended()

    def job(_: StopSignal) -> tuple[str, ...]:
        raise ZeroDivisionError

    ended.worker.start(job, Outlasts.NOTHING)
    ended.wait()
    assert [type(error) for error in ended.crashes] == [ZeroDivisionError]
    assert not ended.lines


def test_a_signal_calls_whoever_cannot_look() -> None:
    signal, calls = StopSignal(), []
    signal.on_set(lambda: calls.append(1))
    assert not calls
    signal.set()
    signal.on_set(lambda: calls.append(2))
    assert calls == [1, 2]
