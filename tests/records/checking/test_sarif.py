"""Findings as SARIF: what the standard asks of a log."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from junqi.records.checking.sarif_report import uri_of
from junqi.records.findings.codes import Code

Run = Callable[..., Any]


def run_of(out: str) -> dict[str, Any]:
    log = json.loads(out)
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-2.1.0.json")
    [run] = log["runs"]
    return run


def test_a_log(junqi: Run) -> None:
    run = run_of(junqi("validate", "faulty.jgn", "--format", "sarif").out)
    assert run["columnKind"] == "unicodeCodePoints"
    results = run["results"]
    assert [result["ruleId"] for result in results] == ["bad-date", "illegal-move", "result-differs"]
    assert {result["level"] for result in results} == {"error"}
    assert results[1]["message"]["text"] == "Rg7: the Rat on g5 can go to g4, f5, g6"
    assert results[1]["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "faulty.jgn"},
                "region": {"startLine": 11, "startColumn": 34},
            }
        }
    ]
    assert results[1]["properties"] == {"game": 1, "ply": 5}


def test_all_codes_are_rules(junqi: Run) -> None:
    run = run_of(junqi("validate", "faulty.jgn", "--format", "sarif").out)
    driver = run["tool"]["driver"]
    assert driver["name"] == "junqi"
    assert [rule["id"] for rule in driver["rules"]] == [code.value for code in Code]
    assert [rule["shortDescription"]["text"] for rule in driver["rules"]] == [code.meaning for code in Code]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]


def test_a_log_without_results(junqi: Run) -> None:
    assert run_of(junqi("validate", "good.jgn", "--format", "sarif").out)["results"] == []


def test_levels_follow_the_severities(junqi: Run) -> None:
    out = junqi("validate", "faulty.jgn", "--format", "sarif", "--note", "bad-date", "--warning", "illegal-move").out
    assert [result["level"] for result in run_of(out)["results"]] == ["note", "warning", "error"]


@pytest.mark.parametrize(
    ("file", "uri"),
    [
        ("games.jgn", "games.jgn"),
        ("-", "stdin"),
        ("../my games/100%#1.jgn", "../my%20games/100%25%231.jgn"),
        ("a:b.jgn", "a%3Ab.jgn"),
        ("棋.jgn", "%E6%A3%8B.jgn"),
        ("\udcff.jgn", "%FF.jgn"),
    ],
)
def test_files_are_uris(file: str, uri: str) -> None:
    assert uri_of(file) == uri


def test_a_whole_path_is_a_file_uri(tmp_path: Path) -> None:
    assert uri_of(str(tmp_path / "a b.jgn")).startswith("file:///")
