"""validate, run in this process; how the program ends is tested in ``tests/test_cli.py``."""

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from junqi.records.batches import cutting
from junqi.records.formats.input_format import read_any
from junqi.records.reading.reader import read_records

Run = Callable[..., Any]
DATA = Path(__file__).parents[2] / "data" / "records"


@pytest.mark.parametrize("how", ["text", "line", "json", "github"])
def test_validate_prints_findings(how: str, junqi: Run, snapshot: SnapshotAssertion) -> None:
    assert str(junqi("validate", "faulty.jgn", "good.jgn", "--format", how)) == snapshot


def test_text_is_what_is_printed_without_a_format(junqi: Run) -> None:
    assert str(junqi("validate", "faulty.jgn")) == str(junqi("validate", "faulty.jgn", "--format", "text"))


def test_lines_of_findings_are_those_of_the_text(junqi: Run) -> None:
    text = junqi("validate", "faulty.jgn").out.splitlines()
    assert text[::3] == junqi("validate", "faulty.jgn", "--format", "line").out.splitlines()
    assert all(line.startswith("    ") for line in text[1::3] + text[2::3])


def test_the_json_of_findings_is_one_array(junqi: Run) -> None:
    found = json.loads(junqi("validate", "faulty.jgn", "--format", "json").out)
    assert [finding["code"] for finding in found] == ["bad-date", "illegal-move", "result-differs"]
    assert found[1] == found[1] | {
        "file": "faulty.jgn",
        "line": 11,
        "column": 34,
        "game": 1,
        "ply": 5,
        "severity": "error",
    }
    assert json.loads(junqi("validate", "good.jgn", "--format", "json").out) == []


def test_validate_of_good_games_says_so(junqi: Run) -> None:
    ended = junqi("validate", "good.jgn")
    assert (ended.code, ended.out) == (0, "")
    assert ended.err == "1 game read, 0 faulty; 0 errors, 0 warnings, 0 notes\n"


def test_quiet_says_nothing_but_the_findings(junqi: Run) -> None:
    ended = junqi("validate", "good.jgn", "faulty.jgn", "--quiet")
    assert (ended.code, ended.err) == (1, "")
    assert ended.out == junqi("validate", "good.jgn", "faulty.jgn").out


def test_text_before_the_games_is_an_error_of_no_game(junqi: Run) -> None:
    ended = junqi("validate", "-", "--format", "line", stdin=b"text\n\n" + (DATA / "good.jgn").read_bytes())
    assert ended.code == 1 and ended.out.startswith("-:1:1: error: ")
    assert ended.err == "1 game read, 0 faulty; 1 error, 0 warnings, 0 notes\n"


def test_strict_fails_for_a_note(junqi: Run) -> None:
    data = (DATA / "good.jgn").read_bytes().rstrip()
    assert junqi("validate", "-", stdin=data).code == 0
    strict = junqi("validate", "-", "--strict", stdin=data)
    assert strict.code == 1
    assert strict.out == (
        "-:12:24: note: the last line has no line end [no-final-newline]\n"
        "    1. Lxa8 Lxe6 2. Bxc8= *\n"
        "                           ^\n"
    )


def test_max_findings_limits_what_is_printed_but_not_what_counts(junqi: Run) -> None:
    ended = junqi("validate", "faulty.jgn", "--max-findings", "1", "--format", "line")
    assert ended.out.count("\n") == 1
    assert "3 errors, 0 warnings, 0 notes (2 not shown)" in ended.err
    none = junqi("validate", "faulty.jgn", "--max-findings", "0", "--format", "json")
    assert (none.code, none.out) == (1, "[]\n")


@pytest.mark.parametrize("how", ["text", "line", "json", "sarif", "github"])
def test_what_a_damaged_file_holds_does_nothing_to_the_terminal(how: str, junqi: Run) -> None:
    data = (DATA / "good.jgn").read_bytes().replace(b"Bxc8=", b"\x1b[2J\xff\xc2\x9b")
    ended = junqi("validate", "-", "--format", how, stdin=data)
    assert ended.code == 1
    assert "\x1b" not in ended.out
    assert "\x9b" not in ended.out
    assert r"\x1b[2J" in ended.out or r"\u001b[2J" in ended.out


def test_a_binary_file_is_told_in_one_sentence(junqi: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0")
    ended = junqi("validate", str(path))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"junqi: {path}: a binary file, not a file of games\n"


def test_json_input_is_checked_too(junqi: Run) -> None:
    there = junqi("convert", "good.jgn", "--to", "jsonl").bytes
    assert junqi("validate", "-", stdin=there).code == 0
    wrong = there.replace(b'"both fall"', b'"attacker stays"')
    ended = junqi("validate", "-", stdin=wrong)
    assert ended.code == 1
    assert "nodes[2]: its battle, lift or end is not what the rules say [answer-differs]" in ended.out
    assert [read.record for read in read_any(BytesIO(there))] == [
        read.record for read in read_records(BytesIO((DATA / "good.jgn").read_bytes()))
    ]


def test_a_file_that_is_not_there_is_told_in_one_sentence(junqi: Run) -> None:
    ended = junqi("validate", "nowhere.jgn")
    assert (ended.code, ended.out, ended.err) == (2, "", "junqi: nowhere.jgn: No such file or directory\n")


@pytest.mark.parametrize(
    "arguments", [(), ("good.jgn", "--format", "xml"), ("good.jgn", "--max-findings", "-1"), ("good.jgn", "-j", "0")]
)
def test_misuse(arguments: tuple[str, ...], junqi: Run) -> None:
    ended = junqi("validate", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Traceback" not in ended.err


def test_several_processes_find_the_same(junqi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "SIZE", 2000)
    path = tmp_path / "games.jgn"
    path.write_bytes(((DATA / "faulty.jgn").read_bytes() + (DATA / "good.jgn").read_bytes()) * 12)
    alone = junqi("validate", str(path), "--format", "text")
    assert str(junqi("validate", str(path), "--format", "text", "--jobs", "2")) == str(alone)
    assert alone.err == "36 games read, 12 faulty; 36 errors, 0 warnings, 12 notes\n"
