"""Being asked to end: whoever is writing a file cleans up first, as after Ctrl-C."""

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import NoReturn

_REQUESTS = ("SIGTERM", "SIGHUP")
"""A request to end, and the end of the terminal; not every system has both."""
_SHELLS_BASE = 128
"""What a shell adds to the number of the signal that ended a program."""


@contextlib.contextmanager
def unwinding_when_terminated() -> Iterator[None]:
    """Let a request to end the process raise ``SystemExit``, so that everything on the way out is cleaned up.

    Whoever handles such requests already goes on doing so, and only the main thread can change it.
    """
    changed = []
    if threading.current_thread() is threading.main_thread():
        for number in (getattr(signal, name) for name in _REQUESTS if hasattr(signal, name)):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _leave)
                changed.append(number)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, signal.SIG_DFL)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(_SHELLS_BASE + number)
