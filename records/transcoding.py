"""UTF-16 input, read as if it were UTF-8."""

import codecs

import attrs

from .blocks import ByteStream

_MARKS = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
_UNMARKED = {b"[\0": "utf-16-le", b"\0[": "utf-16-be"}
"""How UTF-16 looks that begins with a tag."""


def is_utf_16(head: bytes) -> bool:
    """Whether the first two bytes of a text say that it is UTF-16."""
    return head in _MARKS or head in _UNMARKED


@attrs.frozen
class Utf8Stream:
    """A stream of UTF-8, and whether it had to be made from UTF-16."""

    stream: ByteStream
    is_utf_16: bool


def utf_8_stream(stream: ByteStream) -> Utf8Stream:
    """Look at the first bytes of a stream and transcode it where they are UTF-16."""
    head = stream.read(2)
    if len(head) == 1:
        head += stream.read(1)
    encoding = _MARKS.get(head) or _UNMARKED.get(head)
    rest = Prefixed(b"" if head in _MARKS else head, stream)
    return Utf8Stream(rest if encoding is None else _Transcoded(rest, encoding), encoding is not None)


class Prefixed:
    """Bytes that were read already, then the rest of a stream."""

    def __init__(self, head: bytes, stream: ByteStream) -> None:
        self._head = head
        self._stream = stream

    def read(self, size: int, /) -> bytes:
        """As of any stream."""
        if self._head:
            part, self._head = self._head[:size], self._head[size:]
            return part
        return self._stream.read(size)


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
