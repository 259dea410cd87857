"""Findings as text: for people with the line concerned and a caret, for scripts one line each."""

import os
from typing import TextIO

from ...notation.command_line import printable
from ..findings.severity import Severity
from .caret import pointed_at
from .judged import Judged

_COLOURS = {Severity.ERROR: "\x1b[1;31m", Severity.WARNING: "\x1b[1;33m", Severity.NOTE: "\x1b[1;36m"}
_PLAIN = "\x1b[0m"
_INDENT = "    "


class LineReport:
    """Each finding as one line."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def begin(self) -> None:
        """Nothing stands before the findings."""

    def add(self, judged: Judged) -> None:
        """Write a finding."""
        self._stream.write(f"{printable(str(judged))}\n")

    def end(self) -> None:
        """Nothing stands after the findings."""


class TextReport:
    """Each finding as a line, followed by the line on which it stands and a caret under its place."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._colours = stream.isatty() and "NO_COLOR" not in os.environ

    def begin(self) -> None:
        """Nothing stands before the findings."""

    def add(self, judged: Judged) -> None:
        """Write a finding; what stands between its lines of text is indented."""
        self._stream.write(f"{self._headline(judged)}\n")
        if judged.source is not None:
            line, caret = pointed_at(judged.source)
            self._stream.write(f"{_INDENT}{line}\n{_INDENT}{caret}\n")

    def _headline(self, judged: Judged) -> str:
        text, word = printable(str(judged)), judged.severity.value
        if not self._colours:
            return text
        return text.replace(f": {word}: ", f": {_COLOURS[judged.severity]}{word}{_PLAIN}: ", 1)

    def end(self) -> None:
        """Nothing stands after the findings."""
