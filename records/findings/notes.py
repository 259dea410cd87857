"""Collecting the findings of one game."""

import attrs

from ..text.line_ends import WHITE, LineMap
from .codes import Code
from .finding import Finding
from .mending import Edit, Mending

_LONGEST = 400
"""A message that quotes a giant token is cut in the middle."""
_TAIL = 100


@attrs.define
class Notes:
    """The findings of one game so far; places are offsets of its text.

    ``mending`` takes note of what could be mended; ``None`` where nobody asks.
    """

    file: str
    game: int
    lines: LineMap
    findings: list[Finding] = attrs.field(factory=list)
    mending: Mending | None = None

    def add(self, code: Code, offset: int, message: str, ply: int = 0) -> None:
        """Note a finding."""
        line, column = self.lines.place(offset)
        self.findings.append(Finding(code, self.file, line, column, self.game, ply, _shortened(message)))

    def mend(self, code: Code, start: int, stop: int, text: str, message: str, ply: int = 0) -> None:
        """Note that a stretch has one right text."""
        if self.mending is not None:
            self.mending.edits.append(Edit(start, stop, text, code, message, ply))

    def leave(self, start: int, stop: int) -> None:
        """Note that a stretch, but for the white space at its end, was not understood and stays as it is."""
        if self.mending is not None:
            self.mending.unread.append((start, start + len(self.lines.text[start:stop].rstrip(WHITE))))


def _shortened(message: str) -> str:
    if len(message) <= _LONGEST:
        return message
    return f"{message[: _LONGEST - _TAIL]} ... {message[-_TAIL:]}"
