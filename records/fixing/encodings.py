"""Files in other encodings, read as UTF-8: those that somebody declares, and UTF-16, which can be told."""

import codecs
import contextlib
import tempfile
from collections.abc import Iterator
from typing import IO

from ..text.blocks import ByteStream, begins_game
from ..text.line_ends import count_line_ends
from .errors import UndecodableError, UnknownEncodingError

_CHUNK = 1 << 18
_HELD = 1 << 23
"""Bytes of a file that are held in memory while it is looked at; more goes to a temporary file."""
_SAMPLE = b'[Event "?"]'


def check_encoding(name: str) -> str:
    """The name of an encoding of text.

    Raises:
        UnknownEncodingError: if it names none.
    """
    try:
        bytes(4).decode(name, "replace")  # of no bytes at all any name would do
    except (LookupError, ValueError):
        raise UnknownEncodingError(name) from None
    return codecs.lookup(name).name


@contextlib.contextmanager
def looked_at(stream: ByteStream, encoding: str) -> Iterator[tuple[ByteStream, bool]]:
    """The whole of a stream again, and whether it has to be decoded as it was declared.

    A file that is UTF-8 already is left alone, so that a file which was decoded once is not decoded again.
    """
    with tempfile.SpooledTemporaryFile(_HELD) as held:
        is_other = _copy(stream, held, encoding)
        held.seek(0)
        yield held, is_other


def _copy(stream: ByteStream, held: IO[bytes], encoding: str) -> bool:
    """Copy a stream; whether it is in the other encoding rather than UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    is_utf_8, is_ascii, head = True, True, b""
    while data := stream.read(_CHUNK):
        held.write(data)
        head = head or data
        is_ascii = is_ascii and data.isascii()
        is_utf_8 = is_utf_8 and _decodes(decoder, data)
    is_utf_8 = is_utf_8 and _decodes(decoder, b"", final=True)
    is_done = (not is_ascii) or (begins_game(head) and not _keeps_ascii(encoding))
    return not (is_utf_8 and is_done)


def _decodes(decoder: codecs.IncrementalDecoder, data: bytes, *, final: bool = False) -> bool:
    try:
        decoder.decode(data, final)
    except UnicodeDecodeError:
        return False
    return True


def _keeps_ascii(encoding: str) -> bool:
    """Whether text in ASCII is the same in an encoding."""
    try:
        return _SAMPLE.decode(encoding) == _SAMPLE.decode("ascii")
    except UnicodeError:
        return False


class Decoded:
    """A stream in some encoding as UTF-8; what that encoding does not have is refused."""

    def __init__(self, stream: ByteStream, encoding: str, file: str) -> None:
        self._stream = stream
        self._encoding = encoding
        self._file = file
        self._decoder = codecs.getincrementaldecoder(encoding)("strict")
        self._read, self._lines = 0, 1
        self._held = b""
        self._ended = False

    def read(self, size: int, /) -> bytes:
        """As of any stream.

        Raises:
            UndecodableError: at the first bytes that do not exist in the encoding.
        """
        while not self._ended and len(self._held) < size:
            data = self._stream.read(_CHUNK)
            self._ended = not data
            self._read += len(data)
            self._held += self._decode(data)
        found, self._held = self._held[:size], self._held[size:]
        return found

    def _decode(self, data: bytes) -> bytes:
        try:
            text = self._decoder.decode(data, self._ended).encode()
        except UnicodeDecodeError as error:
            raise self._undecodable(error.object, error.start, error.end) from None
        except UnicodeError:
            raise self._undecodable(data, 0, 4) from None
        self._lines += count_line_ends(text)
        return text

    def _undecodable(self, data: bytes, start: int, end: int) -> UndecodableError:
        offset = self._read - len(data) + start
        line = self._lines + count_line_ends(data[:start])
        return UndecodableError(self._file, self._encoding, data[start:end], offset, line)
