"""Printing findings, one by one as they come, in any format."""

from collections.abc import Callable, Mapping
from typing import Protocol, TextIO

from .github_report import GithubReport
from .json_report import JsonReport
from .judged import Judged
from .report_format import ReportFormat
from .sarif_report import SarifReport
from .text_report import LineReport, TextReport


class Report(Protocol):
    """Findings on their way into a stream."""

    def begin(self) -> None:
        """Write what stands before all findings."""

    def add(self, judged: Judged) -> None:
        """Write a finding."""

    def end(self) -> None:
        """Write what stands after all findings."""


_REPORTS: Mapping[ReportFormat, Callable[[TextIO], Report]] = {
    ReportFormat.TEXT: TextReport,
    ReportFormat.LINE: LineReport,
    ReportFormat.JSON: JsonReport,
    ReportFormat.SARIF: SarifReport,
    ReportFormat.GITHUB: GithubReport,
}


def report_in(how: ReportFormat, stream: TextIO) -> Report:
    """A report in a format, into a stream."""
    return _REPORTS[how](stream)
