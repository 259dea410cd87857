"""The streams of ``junqi engine``: input in lines of bounded length, output written whole by any thread."""

import threading
from collections.abc import Iterator
from typing import BinaryIO

LONGEST_LINE = 1 << 20
"""Bytes: a position after some two hundred thousand moves."""


def lines_of(stream: BinaryIO) -> Iterator[str | None]:
    """The lines of a stream as text, bytes that are none replaced; ``None`` stands for a line that is too long."""
    while line := stream.readline(LONGEST_LINE):
        if line.endswith(b"\n") or len(line) < LONGEST_LINE:
            yield line.decode("utf-8", "replace").strip()
        else:
            _skip_rest(stream)
            yield None


def _skip_rest(stream: BinaryIO) -> None:
    """Read on to the end of a line."""
    while (part := stream.readline(LONGEST_LINE)) and not part.endswith(b"\n"):
        pass


class Output:
    """Lines of text for the reader of a stream, each written and sent at once.

    Once the reader has gone nothing is written any more.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()
        self.closed = False

    def write(self, *lines: str) -> None:
        """Write some lines, with none of another thread's between them."""
        data = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
        with self._lock:
            if not self.closed:
                self._send(data)

    def _send(self, data: bytes) -> None:
        try:
            self._stream.write(data)
            self._stream.flush()
        except OSError:
            self.closed = True
