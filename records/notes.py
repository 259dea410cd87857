"""Collecting the findings of one game."""

import attrs

from .codes import Code
from .finding import Finding
from .line_ends import LineMap


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
        self.findings.append(Finding(code, self.file, line, column, self.game, ply, message))
