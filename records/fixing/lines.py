"""Line ends of bytes."""


def with_lf(data: bytes) -> bytes:
    r"""Bytes with every line end written as LF.

    >>> with_lf(b"a\r\nb\rc\n")
    b'a\nb\nc\n'
    """
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in data else data


def with_end(data: bytes) -> bytes:
    """Bytes whose last line has its end."""
    return data if not data or data.endswith(b"\n") else data + b"\n"
