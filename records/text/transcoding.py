"""UTF-16 input, read as if it were UTF-8."""

import codecs
import re

import attrs

from .blocks import ByteStream, begins_game
from .peek import peek

_HEAD = 1 << 12
"""How many bytes are looked at to tell UTF-16."""

UTF_16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_MARK_SIZE = 2
_LITTLE_ENDIAN = re.compile(rb"(?:\xff\xfe|[\t-~]\0)[\t-~]\0")
_BIG_ENDIAN = re.compile(rb"(?:\xfe\xff|\0[\t-~])\0[\t-~]")
"""Two characters of ASCII, or one after a byte order mark: one stray byte does not make a file UTF-16."""


def utf_16_of(head: bytes) -> str | None:
    """Which UTF-16 a text is that begins with ``head``; ``None`` if it is none.

    A line that begins a game tells UTF-8, whatever bytes stand before it.
    """
    if begins_game(head):
        return None
    if _LITTLE_ENDIAN.match(head):
        return "utf-16-le"
    return "utf-16-be" if _BIG_ENDIAN.match(head) else None


@attrs.frozen
class Utf8Stream:
    """A stream of UTF-8, and whether it had to be made from UTF-16."""

    stream: ByteStream
    is_utf_16: bool


def utf_8_stream(stream: ByteStream) -> Utf8Stream:
    """Look at the first bytes of a stream and transcode it where they are UTF-16."""
    head, whole = peek(stream, _HEAD)
    encoding = utf_16_of(head)
    if encoding is None:
        return Utf8Stream(whole, is_utf_16=False)
    if head.startswith(UTF_16_MARKS):
        whole.read(_MARK_SIZE)
    return Utf8Stream(_Transcoded(whole, encoding), is_utf_16=True)


class _Transcoded:
    """UTF-16 as UTF-8; what is not UTF-16 is replaced by U+FFFD."""

    def __init__(self, stream: ByteStream, encoding: str) -> None:
        self._stream = stream
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._ended = False

    def read(self, size: int, /) -> bytes:
        """As of any stream."""
        while not self._ended:
            data = self._stream.read(size)
            self._ended = not data
            text = self._decoder.decode(data, final=self._ended)
            if text:
                return text.encode("utf-8", "replace")
        return b""
