"""What bytes are written to."""

from typing import Protocol


class Sink(Protocol):
    """A stream of bytes."""

    def write(self, data: bytes, /) -> object:
        """Write all of ``data``."""
