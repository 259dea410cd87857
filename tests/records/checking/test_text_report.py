"""Findings in colour: on a terminal, and only there."""

import io
import re

import pytest

from junqi.records.checking.explaining import explanations, findings_of
from junqi.records.checking.text_report import TextReport
from junqi.records.findings.codes import Code
from terminals import Terminal

CODES = (Code.ILLEGAL_MOVE, Code.WRONG_MOVE_NUMBER, Code.VARIANT_ALIAS)


def reported(stream: io.StringIO) -> str:
    """What is written of a finding of each severity."""
    report = TextReport(stream)
    for code in CODES:
        for judged in findings_of(explanations()[code]):
            report.add(judged)
    return stream.getvalue()


def test_severities_are_coloured_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = reported(Terminal())
    words = re.findall(r"(\x1b\[[0-9;]+m)(\w+)\x1b\[0m: ", coloured)
    assert [word for _, word in words] == ["error", "warning", "note"]
    assert len({colour for colour, _ in words}) == 3
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == reported(io.StringIO())


def test_there_are_no_colours_where_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert reported(Terminal()) == reported(io.StringIO())
    assert "\x1b" not in reported(io.StringIO())
