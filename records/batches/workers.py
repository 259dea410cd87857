"""Processes that work on batches; each is asked by one thread at a time and answers before it is asked again.

Each has a pipe of its own and nobody else holds its ends. So whoever dies, the other side reads the end of the pipe:
a worker whose parent was killed ends, and the parent learns of a worker that died.
"""

import contextlib
import pickle
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from types import TracebackType
from typing import Generic, Self, TypeVar

import attrs

from ...core.errors import JunqiError, RefusedError
from ..termination import unwinding_when_terminated
from .batch import Batch

Done = TypeVar("Done")

_CONTEXT = get_context("spawn")
"""A fork would copy threads' locks and take whatever the parent has open; so all systems start workers the same way."""


class WorkerDiedError(JunqiError, RuntimeError):
    """A worker process that ended by itself; ``code`` is its exit code, negative for a signal."""

    def __init__(self, file: str, code: int | None) -> None:
        how = f"was ended by signal {-code}" if code is not None and code < 0 else f"ended with exit code {code}"
        super().__init__(f"{file}: a process working on it {how}, perhaps for want of memory; --jobs 1 needs the least")
        self.file = file
        self.code = code


@attrs.frozen
class _Worker:
    process: SpawnProcess
    pipe: "Connection[object, object]"


@attrs.frozen
class _Raised:
    """What a worker's work raised."""

    error: Exception


class Workers(Generic[Done]):
    """So many processes for one kind of work; leaving the context ends them."""

    def __init__(self, work: Callable[[Batch], Done], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._workers: list[_Worker] = []
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        self._unwinding = contextlib.ExitStack()

    def __enter__(self) -> Self:
        self._unwinding.enter_context(unwinding_when_terminated())
        try:
            for _ in range(self._jobs):
                with _interrupts_held():
                    self._workers.append(_started(self._work))
                self._idle.put(self._workers[-1])
        except BaseException:
            self._leave()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def ask(self, batch: Batch) -> Done:
        """What the work returns for a batch, done by a process that is idle; waits for one.

        Raises:
            WorkerDiedError: if the process ends meanwhile.
            Exception: what the work raised.
        """
        worker = self._idle.get()
        try:
            worker.pipe.send(batch)
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            worker.process.join()
            raise WorkerDiedError(batch.file, worker.process.exitcode) from None
        finally:
            self._idle.put(worker)
        if isinstance(answer, _Raised):
            raise answer.error
        return answer  # type: ignore[return-value]  # what the work returned, pickled and unpickled

    def end(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._workers:
            worker.process.terminate()

    def _leave(self) -> None:
        self.end()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()
        self._unwinding.close()


def _started(work: Callable[[Batch], object]) -> _Worker:
    ours, theirs = _CONTEXT.Pipe()
    process = _CONTEXT.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


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


def _serve(pipe: "Connection[object, Batch]", work: Callable[[Batch], object]) -> None:
    """Work on what comes through the pipe until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for systems that cannot hold interrupts
    with contextlib.suppress(EOFError, OSError):  # the parent went away, perhaps in the middle of a batch
        while True:
            pipe.send(_answer(work, pipe.recv()))


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
