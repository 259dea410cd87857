"""Work done beside the reading of input: one job at a time, in a thread of its own, which can be stopped."""

import enum
import threading
from collections.abc import Callable
from typing import NoReturn, TypeAlias


class StopSignal(threading.Event):
    """An event that also calls whoever cannot look at it."""

    def __init__(self) -> None:
        super().__init__()
        self._called: list[Callable[[], None]] = []

    def on_set(self, call: Callable[[], None]) -> None:
        """Have something called when the event is set, or now if it is."""
        self._called.append(call)
        if self.is_set():
            call()

    def set(self) -> None:
        super().set()
        for call in tuple(self._called):
            call()


Job: TypeAlias = Callable[[StopSignal], tuple[str, ...]]
"""Works until it is done, or soon after the event is set; returns the lines that end its output."""


class Outlasts(enum.IntEnum):
    """What a job under way is finished in spite of, instead of being stopped."""

    NOTHING = 0
    END_OF_INPUT = 1
    QUIT = 2


class Worker:
    """Runs jobs.

    ``done`` takes the lines that a job returns, in the job's thread, when the worker is free again; meanwhile it holds
    ``lock``, so that whoever holds it sees a job either under way or wholly done. ``crash`` takes what a job raises,
    and does not return: whoever waits for those lines would wait for ever.
    """

    def __init__(
        self,
        lock: threading.Condition,
        done: Callable[[tuple[str, ...]], None],
        crash: Callable[[Exception], NoReturn],
    ) -> None:
        self._lock = lock
        self._done = done
        self._crash = crash
        self._stop = StopSignal()
        self.busy = False
        """Whether a job is under way."""
        self.outlasts = Outlasts.NOTHING
        """What the job under way is finished in spite of."""

    def start(self, job: Job, outlasts: Outlasts) -> None:
        """Begin a job; none may be under way."""
        assert not self.busy
        self.busy, self.outlasts, self._stop = True, outlasts, StopSignal()
        # A job that does not heed its event must not keep the program from ending.
        threading.Thread(target=self._run, args=(job, self._stop), daemon=True).start()

    def _run(self, job: Job, stop: StopSignal) -> None:
        try:
            lines = job(stop)
            with self._lock:
                self.busy = False
                self._done(lines)
                self._lock.notify_all()
        except Exception as error:  # noqa: BLE001  handed on
            self._crash(error)

    def stop(self) -> None:
        """Tell the job under way, if there is one, to end soon; from then on it ends by itself."""
        self.outlasts = max(self.outlasts, Outlasts.END_OF_INPUT)
        self._stop.set()
