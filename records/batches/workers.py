"""Processes that work on batches; each is asked through two channels, so that one batch waits while one is worked on.

Each channel is used by one thread at a time, which waits for the answer before it asks again. Nobody else holds its
ends. So whoever dies, the other side reads the end of the pipe: a worker whose parent was killed ends, and the parent
learns of a worker that died.
"""

import contextlib
import pickle
import signal
import threading
from collections.abc import Callable, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import TYPE_CHECKING, Generic, Self, TypeVar

import attrs

from ...core.errors import JunqiError, RefusedError
from ..storing.termination import unwinding_when_terminated
from .batch import Batch
from .channel import Channel, channel

if TYPE_CHECKING:
    from multiprocessing.context import ForkContext, SpawnContext

Done = TypeVar("Done")

LINES = 2
"""How many channels go to a process: while it works on a batch from one, the next comes through the other."""


class WorkerDiedError(JunqiError, RuntimeError):
    """A worker process that ended by itself; ``code`` is its exit code, negative for a signal."""

    def __init__(self, file: str, code: int | None) -> None:
        how = f"was ended by signal {-code}" if code is not None and code < 0 else f"ended with exit code {code}"
        super().__init__(f"{file}: a process working on it {how}, perhaps for want of memory; --jobs 1 needs the least")
        self.file = file
        self.code = code


@attrs.frozen
class _Line:
    """One of the channels to a process: its ``turn``-th, from 0."""

    process: BaseProcess
    channel: Channel[Batch, object]
    turn: int


@attrs.frozen
class _Raised:
    """What a worker's work raised."""

    error: Exception


class Workers(Generic[Done]):
    """So many processes for one kind of work; leaving the context ends them."""

    def __init__(self, work: Callable[[Batch], Done], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._processes: list[BaseProcess] = []
        self._lines: list[_Line] = []
        self._idle: SimpleQueue[_Line] = SimpleQueue()
        self._waiting = threading.Lock()
        self._unwinding = contextlib.ExitStack()

    def __enter__(self) -> Self:
        self._unwinding.enter_context(unwinding_when_terminated())
        try:
            context = _context()
            for _ in range(self._jobs):
                with _interrupts_held():
                    self._start(context)
        except BaseException:
            self._leave()
            raise
        for line in sorted(self._lines, key=lambda line: line.turn):
            self._idle.put(line)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def ask(self, batch: Batch) -> Done:
        """What the work returns for a batch, done by a process that has a line free; waits for one.

        Raises:
            WorkerDiedError: if the process ends meanwhile.
            Exception: what the work raised.
        """
        line = self._idle.get()
        try:
            line.channel.send(batch)
            answer = line.channel.receive()
        except (EOFError, OSError):
            raise WorkerDiedError(batch.file, self._exit_code(line.process)) from None
        finally:
            self._idle.put(line)
        if isinstance(answer, _Raised):
            raise answer.error
        return answer  # type: ignore[return-value]  # what the work returned, pickled and unpickled

    def end(self) -> None:
        """End the processes, whatever they are doing."""
        for process in self._processes:
            process.terminate()

    def _start(self, context: "ForkContext | SpawnContext") -> None:
        ours, theirs = zip(*(channel(context) for _ in range(LINES)), strict=True)
        process = context.Process(target=_serve, args=(theirs, self._work), daemon=True)
        process.start()
        self._processes.append(process)
        self._lines.extend(_Line(process, end, turn) for turn, end in enumerate(ours))
        for end in theirs:
            end.close()

    def _leave(self) -> None:
        self.end()
        for process in self._processes:
            self._exit_code(process)
        for line in self._lines:
            line.channel.close()
        self._unwinding.close()

    def _exit_code(self, process: BaseProcess) -> int | None:
        """Of a process that ends; only one thread can wait for it."""
        with self._waiting:
            process.join()
            return process.exitcode


def _context() -> "ForkContext | SpawnContext":
    """How to start processes: by a fork, which takes no time, unless that would copy the locks of other threads.

    Only of Linux it is known that all its libraries outlive a fork.
    """
    return get_context("fork") if _threads() == 1 else get_context("spawn")


def _threads() -> int | None:
    """How many threads this process has, those of libraries included; ``None`` on other systems than Linux."""
    with contextlib.suppress(OSError):
        return sum(1 for _ in Path("/proc/self/task").iterdir())
    return None


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Put Ctrl-C off. A process started meanwhile never gets it: the parent alone decides what becomes of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting a process starts this one first, and that lets interrupts through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(ends: tuple[Channel[object, Batch], ...], work: Callable[[Batch], object]) -> None:
    """Work on what comes through the channels until one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for systems that cannot hold interrupts
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a fork would do what the parent does then
    channel_of: dict[object, Channel[object, Batch]] = {end.pipe: end for end in ends}
    with contextlib.suppress(EOFError, OSError):  # the parent went away, perhaps in the middle of a batch
        while True:
            for pipe in wait([end.pipe for end in ends]):
                end = channel_of[pipe]
                end.send(_answer(work, end.receive()))


def _answer(work: Callable[[Batch], object], batch: Batch) -> object:
    try:
        return work(batch)
    except Exception as error:  # noqa: BLE001  raised again in the parent
        return _Raised(_portable(error))


def _portable(error: Exception) -> Exception:
    """An error that comes out of the pipe as it went in, or else one of its base classes that says the same."""
    try:
        arrived = pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001  classes of errors do as they like
        arrived = None
    if type(arrived) is type(error) and str(arrived) == str(error):
        return error
    for base in (RefusedError, JunqiError):
        if isinstance(error, base):
            return base(str(error))
    return RuntimeError(repr(error))
