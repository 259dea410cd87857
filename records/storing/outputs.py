"""Where a command writes: a file that appears whole, or standard output."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from .files import replacing
from .output_errors import OutputExistsError


@contextlib.contextmanager
def opened_output(output: Path | None, *, force: bool) -> Iterator[IO[bytes]]:
    """A stream into a file, as ``files.replacing`` gives it, or to standard output.

    Raises:
        OutputExistsError: if the file exists and ``force`` is not set.
        OSError: if it cannot be written.
    """
    if output is None:
        yield sys.stdout.buffer
        return
    try:
        with replacing(output, over=force) as stream:
            yield stream
    except OutputExistsError:  # of another output, opened meanwhile
        raise
    except FileExistsError:
        raise OutputExistsError(output) from None
