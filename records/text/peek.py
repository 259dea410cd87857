"""Looking at the first bytes of a stream before the stream is read."""

from .blocks import ByteStream


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


def peek(stream: ByteStream, size: int) -> tuple[bytes, Prefixed]:
    """The first ``size`` bytes of a stream, fewer only where it is shorter, and the whole stream to be read."""
    head = read_up_to(stream, size)
    return head, Prefixed(head, stream)


def read_up_to(stream: ByteStream, size: int) -> bytes:
    """The next ``size`` bytes of a stream, fewer only at its end: it may give them in pieces."""
    parts = []
    while size > 0 and (part := stream.read(size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
