"""What the values of tags may be."""

import io

import pytest

from junqi.records.reading.reader import read_records
from junqi.records.reading.tag_check import TERMINATIONS, is_date


@pytest.mark.parametrize(
    "date", ["2026.11.30", "2024.02.29", "????.??.??", "2026.??.??", "2026.11.??", "????.02.29", "19??.12.31"]
)
def test_a_date(date: str) -> None:
    assert is_date(date)


@pytest.mark.parametrize(
    "date",
    [
        "2026.02.29",
        "2026.13.01",
        "2026.00.01",
        "2026.11.00",
        "2026.11.31",
        "2026-11-30",
        "26.11.30",
        "2026.11",
        "",
        "2026.1?.01",
        "0000.02.30",
        "0000.01.10",
        "0000.??.??",
        "2026.11.30 ",
    ],
)
def test_no_date(date: str) -> None:
    assert not is_date(date)


def bad_values(name: str, value: str) -> list[str]:
    """The codes of findings about one tag."""
    data = f'[Event "?"]\n[{name} "{value}"]\n\n*\n'.encode()
    findings = [finding for read in read_records(io.BytesIO(data)) for finding in read.findings]
    return [finding.code.value for finding in findings if finding.message.startswith(f"{name} is ")]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("Termination", termination) for termination in TERMINATIONS),
        ("TimeControl", "600+5"),
        ("TimeControl", "40/7200:3600"),
        ("TimeControl", "*180"),
        ("TimeControl", "-"),
        ("FirstElo", "1500"),
        ("SecondType", "program"),
        ("PlyCount", "0"),
        ("Opening", "anything"),
    ],
)
def test_a_value_of_its_form(name: str, value: str) -> None:
    assert bad_values(name, value) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Termination", "Normal"),
        ("TimeControl", "10 minutes"),
        ("FirstElo", "strong"),
        ("SecondType", "robot"),
        ("PlyCount", "-1"),
        ("Result", "2-0"),
    ],
)
def test_a_value_that_is_not(name: str, value: str) -> None:
    assert bad_values(name, value) == ["bad-tag-value"]
