"""Findings as JSON: one array of objects."""

import json
from typing import TextIO

from .judged import Judged


class JsonReport:
    """An array that is written as its findings come."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._is_empty = True

    def begin(self) -> None:
        """Nothing yet: an array without findings is one line."""

    def add(self, judged: Judged) -> None:
        """Write a finding."""
        self._stream.write("[\n" if self._is_empty else ",\n")
        self._stream.write(json.dumps(_fields(judged)))
        self._is_empty = False

    def end(self) -> None:
        """Close the array."""
        self._stream.write("[]\n" if self._is_empty else "\n]\n")


def _fields(judged: Judged) -> dict[str, str | int]:
    finding = judged.finding
    return {
        "code": finding.code.value,
        "severity": judged.severity.value,
        "file": finding.file,
        "line": finding.line,
        "column": finding.column,
        "game": finding.game,
        "ply": finding.ply,
        "message": finding.message,
    }
