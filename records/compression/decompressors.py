"""What takes one compressed stream apart, each library's own object under one shape.

A library is imported when the first of its streams comes. All of them hold to bounded memory, whatever the data is.
"""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import zlib

    import zstandard

_MOST_MEMORY = 1 << 29
"""Bytes that an xz stream may ask for; the strongest setting of xz takes an eighth of it."""
_SLICE = 128
"""Bytes of a Zstandard frame taken at a time: each four of them can stand for 128 KiB."""


class Decompressor(Protocol):
    """Takes one stream apart, bit by bit. The objects of ``bz2`` and ``lzma`` have this shape by themselves."""

    @property
    def eof(self) -> bool:
        """Whether the end of the stream has been read."""

    @property
    def needs_input(self) -> bool:
        """Whether there is nothing to be had without more data."""

    @property
    def unused_data(self) -> bytes:
        """What was given and stands after the end."""

    def decompress(self, data: bytes, max_length: int) -> bytes:
        """What can be told after ``data`` came, about ``max_length`` bytes at most; the rest comes in later calls."""


def gzip_decompressor() -> Decompressor:
    """For one member of a gzip file; its checksum and length are checked."""
    import zlib

    return _Gzip(zlib.decompressobj(wbits=16 + zlib.MAX_WBITS))


def bzip2_decompressor() -> Decompressor:
    """For one stream of a bzip2 file."""
    import bz2

    return bz2.BZ2Decompressor()


def xz_decompressor() -> Decompressor:
    """For one stream of an xz file."""
    import lzma

    return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_MOST_MEMORY)


def zstandard_decompressor() -> Decompressor:
    """For one frame of a Zstandard file."""
    import zstandard

    return _Zstandard(zstandard.ZstdDecompressor().decompressobj())


def decompression_errors() -> tuple[type[Exception], ...]:
    """What the libraries raise for data that is damaged or asks for too much memory."""
    import lzma
    import zlib

    import zstandard

    return zlib.error, lzma.LZMAError, zstandard.ZstdError, OSError  # the last is what bz2 raises


class _Gzip:
    def __init__(self, inner: "zlib._Decompress") -> None:
        self._inner = inner

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def needs_input(self) -> bool:
        return not self._inner.unconsumed_tail

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data

    def decompress(self, data: bytes, max_length: int) -> bytes:
        return self._inner.decompress(self._inner.unconsumed_tail + data, max_length)


class _Zstandard:
    """The library knows no bound of what comes out, so little is put in at a time."""

    def __init__(self, inner: "zstandard.ZstdDecompressionObj") -> None:
        self._inner = inner
        self._waiting = b""

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def needs_input(self) -> bool:
        return not self._waiting

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data + self._waiting

    def decompress(self, data: bytes, max_length: int) -> bytes:
        waiting = self._waiting + data
        self._waiting = waiting[_SLICE:]
        return self._inner.decompress(waiting[:_SLICE])
