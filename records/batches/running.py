"""Work on batches, in this process or in several, with the results in the batches' order."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, TypeVar

from .batch import Batch

if TYPE_CHECKING:
    from concurrent.futures import Future

Done = TypeVar("Done")

_AHEAD = 4
"""How many batches a process has waiting or done: enough that none waits, few enough that memory stays flat."""


def results(work: Callable[[Batch], Done], batches: Iterable[Batch], jobs: int = 1) -> Generator[Done, None, None]:
    """What ``work`` returns for each batch, in order; a single batch is worked on in this process.

    No more processes than batches are started, however many jobs are allowed. With several jobs ``work`` and what it
    returns travel between processes, so they must be picklable. Whoever stops before the end, be it by an exception,
    ends the processes at once.

    Raises:
        WorkerDiedError: if one of the processes ends by itself.
        Exception: what ``work`` raised; where that cannot travel, one that says the same.
    """
    following = iter(batches)
    first = list(islice(following, jobs)) if jobs > 1 else []
    if len(first) < 2:
        yield from map(work, chain(first, following))
        return
    from concurrent.futures import ThreadPoolExecutor

    from .workers import LINES, Workers

    with Workers(work, len(first)) as workers, ThreadPoolExecutor(len(first) * LINES) as threads:
        try:
            yield from _in_order(
                lambda batch: threads.submit(workers.ask, batch), chain(first, following), len(first) * _AHEAD
            )
        except BaseException:
            workers.end()
            threads.shutdown(wait=False, cancel_futures=True)
            raise


def _in_order(submit: "Callable[[Batch], Future[Done]]", batches: Iterator[Batch], ahead: int) -> Iterator[Done]:
    pending = deque(map(submit, islice(batches, ahead)))
    while pending:
        yield pending.popleft().result()
        pending.extend(map(submit, islice(batches, 1)))
