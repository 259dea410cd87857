"""The blank line between two games."""

import re

_LINE_ENDS = re.compile(rb"(?:\r\n|\n|\r)*\Z")
_LINE_END = re.compile(rb"\r\n|\n|\r")
_WANTED = 2
"""Line ends before a game: that of the line before, and that of the blank line."""


def blank_line_after(data: bytes) -> bytes:
    r"""What is to be put after games so that others can follow them: nothing if they end in a blank line.

    It is of the line ends that the games have last.

    >>> blank_line_after(b"*\n\n"), blank_line_after(b"*\n"), blank_line_after(b"1. Rg4\r\n*"), blank_line_after(b"")
    (b'', b'\n', b'\r\n\r\n', b'')
    """
    ends = _LINE_ENDS.search(data[-4:])
    there = _LINE_END.findall(ends[0]) if ends is not None else []
    if not data or len(there) >= _WANTED:
        return b""
    return (there[0] if there else _last_line_end(data)) * (_WANTED - len(there))


def _last_line_end(data: bytes) -> bytes:
    at = max(data.rfind(b"\n"), data.rfind(b"\r"))
    found = _LINE_END.search(data, max(0, at - 1)) if at >= 0 else None
    return found[0] if found is not None else b"\n"
