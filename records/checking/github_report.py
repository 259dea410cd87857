"""Findings as annotations that GitHub shows beside a change: workflow commands, one a line."""

from typing import TextIO

from ...notation.command_line import printable
from ..findings.severity import Severity
from .judged import Judged

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


class GithubReport:
    """Annotations as they come."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def begin(self) -> None:
        """Nothing stands before the annotations."""

    def add(self, judged: Judged) -> None:
        """Write a finding."""
        finding = judged.finding
        places = {"file": finding.file, "line": finding.line, "col": finding.column, "title": finding.code.value}
        properties = ",".join(f"{key}={_property(str(value))}" for key, value in places.items())
        self._stream.write(f"::{_LEVELS[judged.severity]} {properties}::{_data(printable(finding.message))}\n")

    def end(self) -> None:
        """Nothing stands after the annotations."""


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
