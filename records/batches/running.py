"""Work on batches, in this process or in several, with the results in the batches' order."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from .batch import Batch

Done = TypeVar("Done")

_AHEAD = 3
"""How many batches a process has waiting or done: enough that none waits, few enough that memory stays flat."""


def results(work: Callable[[Batch], Done], batches: Iterable[Batch], jobs: int = 1) -> Iterator[Done]:
    """What ``work`` returns for each batch, in order.

    With several jobs ``work`` and what it returns travel between processes, so they must be picklable; an exception
    raised by ``work`` is raised here.
    """
    if jobs == 1:
        yield from map(work, batches)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_parent)
    try:
        yield from _in_order(pool, work, iter(batches), jobs * _AHEAD)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[Batch], Done], batches: Iterator[Batch], ahead: int
) -> Iterator[Done]:
    pending: deque[Future[Done]] = deque(pool.submit(work, batch) for batch in islice(batches, ahead))
    while pending:
        yield pending.popleft().result()
        pending.extend(pool.submit(work, batch) for batch in islice(batches, 1))


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent alone decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
