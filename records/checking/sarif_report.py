"""Findings as SARIF 2.1.0, the static analysis results interchange format of OASIS: one log with one run."""

import json
import os
from pathlib import PurePath
from typing import Any, TextIO
from urllib.parse import quote

from ...notation.command_line import STANDARD_INPUT, printable, program_version
from ..findings.codes import Code
from ..findings.severity import Severity
from .judged import Judged

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}
_RULES = {code: index for index, code in enumerate(Code)}


class SarifReport:
    """A log whose results are written as they come, so that it may be of any length."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._is_empty = True

    def begin(self) -> None:
        """Write all up to the results."""
        run = {"tool": {"driver": _driver()}, "columnKind": "unicodeCodePoints"}
        head = json.dumps({"$schema": _SCHEMA, "version": "2.1.0"})[:-1]
        self._stream.write(f'{head}, "runs": [{json.dumps(run)[:-1]}, "results": [')

    def add(self, judged: Judged) -> None:
        """Write a result."""
        self._stream.write(("\n" if self._is_empty else ",\n") + json.dumps(_result(judged)))
        self._is_empty = False

    def end(self) -> None:
        """Close the results, the run and the log."""
        self._stream.write("\n]}]}\n")


def _driver() -> dict[str, Any]:
    """The program, with all its codes as rules."""
    rules = [
        {
            "id": code.value,
            "shortDescription": {"text": code.meaning},
            "help": {"text": f"'junqi explain {code.value}' shows an example and how it is mended"},
            "defaultConfiguration": {"level": _LEVELS[code.severity]},
        }
        for code in Code
    ]
    return {"name": "junqi", "version": program_version(), "rules": rules}


def _result(judged: Judged) -> dict[str, Any]:
    finding = judged.finding
    place = {
        "artifactLocation": {"uri": uri_of(finding.file)},
        "region": {"startLine": finding.line, "startColumn": finding.column},
    }
    return {
        "ruleId": finding.code.value,
        "ruleIndex": _RULES[finding.code],
        "level": _LEVELS[judged.severity],
        "message": {"text": printable(finding.message)},
        "locations": [{"physicalLocation": place}],
        "properties": {"game": finding.game, "ply": finding.ply},
    }


def uri_of(file: str) -> str:
    """A file as a URI: relative where the file's name is.

    >>> uri_of("my games/a#1.jgn")
    'my%20games/a%231.jgn'
    """
    if file == STANDARD_INPUT:
        return "stdin"
    path = PurePath(file)
    return path.as_uri() if path.is_absolute() else quote(os.fsencode(path.as_posix()))
