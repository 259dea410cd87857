"""A finding as it is reported."""

import attrs

from ..findings.finding import Finding
from ..findings.severity import Severity
from ..reading.game_reader import ReadGame
from ..reading.tally import Tally
from .severities import Severities
from .source_line import SourceLine


@attrs.frozen
class Judged:
    """A finding with the severity that it is given, and the line on which it stands where that is at hand."""

    finding: Finding
    severity: Severity
    source: SourceLine | None = None

    def __str__(self) -> str:
        found = self.finding
        return f"{found.file}:{found.line}:{found.column}: {self.severity.value}: {found.message} [{found.code.value}]"


def judge(read: ReadGame, severities: Severities, tally: Tally) -> list[Judged]:
    """The findings of a game that are not silenced, and the game, counted."""
    judged = [
        Judged(finding, severity) for finding in read.findings if (severity := severities.of(finding.code)) is not None
    ]
    for found in judged:
        tally.count(found.severity)
    tally.read += read.number > 0
    tally.faulty += read.number > 0 and any(found.severity is Severity.ERROR for found in judged)
    return judged
