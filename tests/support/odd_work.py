"""Work that other processes import: pytest's own modules have no names that they could."""

import os
import signal
import time

import attrs

from junqi.core.errors import RefusedError
from junqi.records.batches.batch import Batch


class OddError(RefusedError):
    """An error that does not come out of a pipe as it went in."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is odd")


def raise_for(error: Exception, batch: Batch) -> int:
    """Raise at the third batch."""
    if batch.before == 2:
        raise error
    return batch.before


def raise_odd(batch: Batch) -> None:
    raise OddError(batch.file)


def die(how: int, batch: Batch) -> int:
    """Die at the third batch."""
    if batch.before == 2:
        os.kill(os.getpid(), how)
    return batch.before


def mask_of_signals(_: Batch) -> set[int]:
    return signal.pthread_sigmask(signal.SIG_BLOCK, set())


def work_long(_: Batch) -> None:
    time.sleep(600)


@attrs.frozen
class Big:
    """Work with a large answer to a large batch: more than a pipe holds, both ways."""

    size: int

    def __call__(self, batch: Batch) -> bytes:
        return batch.data * self.size
