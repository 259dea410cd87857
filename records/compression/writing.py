"""Writing into a stream, compressed where the file's name says so."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import PurePath
from typing import IO

from .formats import compression_named


def compressed(stream: IO[bytes], path: PurePath) -> AbstractContextManager[IO[bytes]]:
    """What to write to so that ``stream`` gets what a file of this name should hold; it is left open."""
    compression = compression_named(path)
    return nullcontext(stream) if compression is None else compression.compressor(stream)
