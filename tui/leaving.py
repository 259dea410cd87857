"""Leaving in good order, however the app is told to: no program that it started may outlive it."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING_SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that ask a program to end; the second is that of a terminal being closed."""


def exit_code(number: int) -> int:
    """What a shell reports of a program that a signal has ended."""
    return 128 + number


@contextmanager
def signals_ending() -> Iterator[None]:
    """Let signals end the program as an interruption from the keyboard does, which ends what was begun as well."""
    received: list[int] = []

    def interrupt(number: int, _: FrameType | None) -> None:
        received.append(number)
        signal.raise_signal(signal.SIGINT)

    before = {number: signal.signal(number, interrupt) for number in ENDING_SIGNALS}
    try:
        yield
    except KeyboardInterrupt:
        if received:
            sys.exit(exit_code(received[0]))
        raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def programs_ended() -> Iterator[None]:
    """End at last whatever program still runs."""
    try:
        yield
    finally:
        from .programs.clients import kill_programs

        kill_programs()
