"""Lines: CRLF, LF and a lone CR each end one."""

import bisect
import re

import attrs

WHITE = " \t\n\v\f\r"
"""ASCII white space: all that ends a token by being blank."""

LINE_END = re.compile(r"\r\n?|\n")


def count_line_ends(data: bytes) -> int:
    r"""How many lines end in ``data``.

    >>> count_line_ends(b"a\r\nb\rc\n")
    3
    """
    if b"\r" not in data:
        return data.count(b"\n")
    return data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")


def first_line(data: bytes) -> bytes:
    r"""What stands before the first line end.

    >>> first_line(b"a\rb\n"), first_line(b"a")
    (b'a', b'a')
    """
    line = data[: data.find(b"\n") + 1 or None]
    return line[: line.find(b"\r") + 1 or None].rstrip(b"\r\n")


def last_line_width(data: bytes) -> int:
    """How many code points follow the last line end."""
    tail = data[max(data.rfind(b"\n"), data.rfind(b"\r")) + 1 :]
    return len(tail.decode("utf-8", "surrogateescape"))


def with_lf(text: str) -> str:
    """Text with every line end written as LF."""
    return LINE_END.sub("\n", text) if "\r" in text else text


@attrs.define
class LineMap:
    """Where offsets of a text stand; lines are looked for when first asked."""

    text: str
    first_line: int = 1
    first_column: int = 1
    _starts: list[int] = attrs.field(init=False, factory=list)

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1, columns in code points."""
        if not self._starts:
            self._starts = [0, *(end.end() for end in LINE_END.finditer(self.text))]
        line = bisect.bisect_right(self._starts, offset) - 1
        column = offset - self._starts[line] + (self.first_column if line == 0 else 1)
        return self.first_line + line, column
