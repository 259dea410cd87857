"""Work that is ended from outside: compiled code looks neither at the clock nor at a signal."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator

_POLL = 0.005
"""Seconds between two looks at the clock and the stop signal."""


@contextlib.contextmanager
def watched(end: Callable[[], None], deadline: float, stop: threading.Event) -> Iterator[None]:
    """Have the work within ended when all is to stop, or its time is up by the monotonic clock.

    ``end`` is called in another thread, over and over until the work is done: what is just beginning may not heed it.
    """
    done = threading.Event()
    watcher = threading.Thread(target=_watch, args=(end, deadline, stop, done), daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()


def _watch(end: Callable[[], None], deadline: float, stop: threading.Event, done: threading.Event) -> None:
    while not done.wait(_POLL):
        if stop.is_set() or time.monotonic() >= deadline:
            end()
