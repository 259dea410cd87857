"""Ending long work cleanly when the user says so."""

import asyncio
import contextlib
import signal
from collections.abc import Iterator


@contextlib.contextmanager
def stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Let Ctrl-C and a request to terminate set ``stop`` instead of ending the process."""
    loop = asyncio.get_running_loop()
    caught = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # only the main thread of POSIX can
            loop.add_signal_handler(number, stop.set)
            caught.append(number)
    try:
        yield
    finally:
        for number in caught:
            loop.remove_signal_handler(number)
