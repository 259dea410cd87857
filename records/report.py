"""Findings as text for people, as JSON, and as annotations that GitHub shows beside a change."""

import json
from collections.abc import Callable

from ..notation.command_line import printable
from .finding import Finding
from .report_format import ReportFormat
from .severity import Severity

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def report_line(finding: Finding, how: ReportFormat) -> str:
    """A finding as one line."""
    lines: dict[ReportFormat, Callable[[Finding], str]] = {
        ReportFormat.TEXT: lambda found: printable(str(found)),
        ReportFormat.JSON: _json,
        ReportFormat.GITHUB: _github,
    }
    return lines[how](finding)


def _json(finding: Finding) -> str:
    return json.dumps(
        {
            "code": finding.code.value,
            "severity": finding.severity.value,
            "file": finding.file,
            "line": finding.line,
            "column": finding.column,
            "game": finding.game,
            "ply": finding.ply,
            "message": finding.message,
        }
    )


def _github(finding: Finding) -> str:
    places = {"file": finding.file, "line": finding.line, "col": finding.column, "title": finding.code.value}
    properties = ",".join(f"{key}={_property(str(value))}" for key, value in places.items())
    return f"::{_LEVELS[finding.severity]} {properties}::{_data(printable(finding.message))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
