"""Collecting the findings of one game."""

import attrs

from .codes import Code
from .finding import Finding
from .line_ends import LineMap

_LONGEST = 400
"""A message that quotes a giant token is cut in the middle."""
_TAIL = 100


@attrs.define
class Notes:
    """The findings of one game so far; places are offsets of its text."""

    file: str
    game: int
    lines: LineMap
    findings: list[Finding] = attrs.field(factory=list)

    def add(self, code: Code, offset: int, message: str, ply: int = 0) -> None:
        """Note a finding."""
        line, column = self.lines.place(offset)
        self.findings.append(Finding(code, self.file, line, column, self.game, ply, _shortened(message)))


def _shortened(message: str) -> str:
    if len(message) <= _LONGEST:
        return message
    return f"{message[: _LONGEST - _TAIL]} ... {message[-_TAIL:]}"
