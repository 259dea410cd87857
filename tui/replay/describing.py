"""A game and its findings as lines of text."""

from collections.abc import Sequence

from ...records.findings.finding import Finding
from ...records.findings.severity import Severity
from ...records.model.record import Record
from ...records.replaying.replay_text import tag_lines
from ...records.replaying.replayed import UNKNOWN_NAME, result_in_words
from ...records.text.presentable import presentable


def title_of(record: Record, names: tuple[str, str], number: int, games: str, findings: Sequence[Finding]) -> str:
    """One line: which game of how many, players, result, what is wrong, and where it was played."""
    parts = [f"Game {number} of {games}", f"{names[0]} - {names[1]}", result_in_words(record)]
    grave = sum(finding.severity is not Severity.NOTE for finding in findings)
    if grave:
        parts.append(f"! {grave} {'finding' if grave == 1 else 'findings'} (e)")
    parts += [record.tag("Variant") or "", *_where_and_when(record)]
    return presentable("   ".join(filter(None, parts)))


def _where_and_when(record: Record) -> list[str]:
    return [
        value for tag in ("Event", "Date") if (value := record.tag(tag)) and value.strip("?.") not in ("", UNKNOWN_NAME)
    ]


def tags_text(record: Record) -> str:
    """All tags, one a line."""
    return "\n".join(tag_lines(record)) or "This game has no tags."


def findings_text(findings: Sequence[Finding]) -> str:
    """What reading the game found, one a line, with its place in the file."""
    lines = (f"Line {f.line}, column {f.column}: {f.severity.value}: {f.message} [{f.code.value}]" for f in findings)
    return "\n".join(map(presentable, lines))
