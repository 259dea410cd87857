"""Streams that compress what is written to them, at each library's usual level.

Closing such a stream completes the compressed data and leaves the stream below it open. The same bytes in give the same
bytes out: no times and names are written.
"""

from typing import IO, cast

_GZIP_LEVEL = 6
"""As the program gzip has it; Python's own default takes twice as long."""


def gzip(sink: IO[bytes]) -> IO[bytes]:
    """As gzip."""
    from gzip import GzipFile

    return cast("IO[bytes]", GzipFile("", "wb", _GZIP_LEVEL, sink, mtime=0))


def bzip2(sink: IO[bytes]) -> IO[bytes]:
    """As bzip2."""
    from bz2 import BZ2File

    return BZ2File(sink, "wb")


def xz(sink: IO[bytes]) -> IO[bytes]:
    """As xz."""
    from lzma import LZMAFile

    return LZMAFile(sink, "wb")


def zstandard(sink: IO[bytes]) -> IO[bytes]:
    """As Zstandard, with a checksum as its program writes it."""
    from zstandard import ZstdCompressor

    return cast("IO[bytes]", ZstdCompressor(write_checksum=True).stream_writer(sink, closefd=False))
