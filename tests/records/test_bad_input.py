"""Every kind of bad input: its code, its place, and what is kept of the game."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from bad_files import CASES, GOOD, data_of
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record


def read(data: bytes) -> tuple[list[Record], list[str], list[str]]:
    """The records, the findings in short, and their messages."""
    games = list(read_records(io.BytesIO(data), "file"))
    found = [finding for game in games for finding in game.findings]
    assert all(finding.file == "file" for finding in found)
    short = [f"{f.line}:{f.column} {f.code.value} {f.game} {f.ply}" for f in found]
    return [game.record for game in games if game.record is not None], short, [f.message for f in found]


def in_full(finding: str) -> str:
    """An expected finding with its defaults."""
    parts = finding.split()
    return " ".join([*parts, *("1", "0")[len(parts) - 2 :]])


@pytest.mark.parametrize("name", CASES)
def test_bad_input(name: str) -> None:
    case = CASES[name]
    records, findings, messages = read(data_of(case))
    assert findings == [in_full(finding) for finding in case["findings"]]
    nodes = [node for record in records for node in record.nodes]
    assert [node.text for node in nodes if node.text is not None] == case.get("unread", [])
    assert [kept.text for record in records for kept in record.kept] == case.get("kept", [])
    assert sum(node.ply is not None for node in nodes) == case.get("plies", 0)
    if "result" in case:
        assert records[-1].result == case["result"]
    if "message" in case:
        assert case["message"] in messages
    for tag, value in case.get("tags", {}).items():
        assert records[0].tag(tag) == value


@pytest.mark.parametrize("name", CASES)
def test_what_was_read_is_written_and_reads_the_same(name: str) -> None:
    records, _, _ = read(data_of(CASES[name]))
    text = "".join(map(write_record, records))
    again, _, _ = read(text.encode("utf-8", "surrogateescape"))
    assert again == records
    assert "".join(map(write_record, again)) == text


@pytest.mark.parametrize("name", CASES)
def test_compiled_reading_finds_the_same(name: str, both_ways: Callable[[bytes], int]) -> None:
    both_ways(data_of(CASES[name]))
    both_ways(GOOD + data_of(CASES[name]) + GOOD)


def test_compiled_reading_of_the_sample_files(both_ways: Callable[[bytes], int]) -> None:
    folder = Path(__file__).parents[1] / "data" / "records"
    assert both_ways((folder / "good.jgn").read_bytes()) == 1
    assert both_ways((folder / "faulty.jgn").read_bytes()) == 1
