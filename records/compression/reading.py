"""Reading a stream that may be compressed, told by its bytes and not by its name."""

import errno

from ...core.errors import JunqiError
from ..text.blocks import ByteStream
from ..text.peek import peek
from .decompressors import decompression_errors
from .formats import HEAD, Compression, compression_of

_CHUNK = 1 << 14
_MOST = 1 << 20
"""Bytes that are decompressed at a time, however many are asked for."""


class DamagedFileError(JunqiError, OSError):
    """A compressed file that cannot be read to its end; ``read`` bytes of what it holds could."""

    def __init__(self, file: str, compression: str, what: str, read: int) -> None:
        super().__init__(errno.EIO, f"damaged {compression} data: {what} (after {read} decompressed bytes)", file)
        self.file = file
        self.compression = compression
        self.read = read

    def __str__(self) -> str:
        return f"{self.file}: {self.strerror}"


def plain(stream: ByteStream, file: str) -> ByteStream:
    """What a stream holds: decompressed where it is compressed. The name is for errors.

    Compressed streams that follow each other are read as one, as the usual programs do.

    Raises:
        DamagedFileError: from ``read``, if the data is damaged, cut off, or followed by something else.
    """
    head, whole = peek(stream, HEAD)
    compression = compression_of(head)
    return whole if compression is None else _Plain(whole, file, compression)


def is_decompressed(stream: ByteStream) -> bool:
    """Whether ``plain`` made this stream of a compressed one: its bytes do not stand in the file as they come."""
    return isinstance(stream, _Plain)


class _Plain:
    """``_held`` is decompressed but not asked for yet, ``_rest`` compressed and not looked at yet."""

    def __init__(self, stream: ByteStream, file: str, compression: Compression) -> None:
        self._stream = stream
        self._file = file
        self._compression = compression
        self._decompressor = compression.decompressor()
        self._held = b""
        self._rest = b""
        self._read = 0

    def read(self, size: int, /) -> bytes:
        """As of any stream; fewer bytes than asked for, up to some limit, come only at the end."""
        wanted = min(size, _MOST)
        parts, length = [self._held], len(self._held)
        while length < wanted and (not self._decompressor.eof or self._goes_on()):
            parts.append(self._more(wanted - length))
            length += len(parts[-1])
        found = b"".join(parts)
        self._held = found[wanted:]
        self._read += min(length, wanted)
        return found[:wanted]

    def _more(self, most: int) -> bytes:
        """What the next bytes give, perhaps nothing."""
        taken, self._rest, at_end = self._rest, b"", False
        if self._decompressor.needs_input and not taken:
            taken = self._stream.read(_CHUNK)
            at_end = not taken
        try:
            data = self._decompressor.decompress(taken, most)
        except decompression_errors() as error:
            raise self._error(str(error)) from None
        if at_end and not data and not self._decompressor.eof:
            raise self._error("it is cut off")
        return data

    def _goes_on(self) -> bool:
        """Whether another compressed stream follows the one that ended; zeros between them mean nothing."""
        rest = self._decompressor.unused_data.lstrip(b"\0")
        while len(rest) < HEAD and (more := self._stream.read(_CHUNK)):
            rest = (rest + more).lstrip(b"\0")
        if not rest:
            return False
        following = compression_of(rest)
        if following is None:
            raise self._error("something else follows it")
        self._compression, self._rest = following, rest
        self._decompressor = following.decompressor()
        return True

    def _error(self, what: str) -> DamagedFileError:
        return DamagedFileError(self._file, self._compression.name, what, self._read)
