"""Waiting for what other processes do."""

import time
from collections.abc import Callable


def until(holds: Callable[[], object]) -> None:
    """Wait until something holds; half a minute is far more than it should take."""
    for _ in range(3000):
        if holds():
            return
        time.sleep(0.01)
    raise TimeoutError("what was waited for did not come")
