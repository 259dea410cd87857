"""The commands ``engine`` and ``conformance``, run in this process; sessions of ``engine`` are tested as such."""

import shlex
import sys
from pathlib import Path

import pytest

from command_runs import Ended

DATA = Path(__file__).parents[1] / "data"
AGREES = (
    '{"variant": "jungle", "position": "7/7/7/7/7/7/3E3/3r3/7 w", '
    '"moves": ["d3c3", "d3d2", "d3d4", "d3e3"], "perft2": 12}'
)


OURS = shlex.join((sys.executable, "-P", "-m", "junqi", "engine"))


def test_conformance_is_quiet_on_standard_output_where_all_agrees() -> None:
    ended = Ended("conformance", str(DATA / "positions.jsonl"), str(DATA / "games.jsonl"))
    assert (ended.code, ended.out, ended.err) == (0, "", "733 cases, 0 disagree\n")


def test_conformance_names_file_and_line_of_every_disagreement(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(AGREES + "\n", encoding="utf-8")
    bad.write_text(f"{AGREES}\n{AGREES.replace('12', '13').replace('d3c3', 'd3c4')}\noops\n", encoding="utf-8")
    ended = Ended("conformance", str(good), str(bad))
    assert (ended.code, ended.err) == (1, "4 cases, 2 disagree\n")
    assert ended.out.splitlines() == [
        f"{bad}:2: moves: expected but not legal: d3c4; legal but not expected: d3c3",
        f"{bad}:2: perft2: expected 13, found 12",
        f"{bad}:3: not JSON: Expecting value: line 1 column 1 (char 0)",
    ]


def test_conformance_prints_odd_signs_of_a_case_escaped() -> None:
    ended = Ended("conformance", "-", stdin=AGREES.replace("d3c3", "\\u001b[2J\\n\\ud800"))
    assert ended.code == 1
    assert ended.out == ("-:1: moves: expected but not legal: \\x1b[2J\\n\\ud800; legal but not expected: d3c3\n")


def test_conformance_reads_standard_input() -> None:
    ended = Ended("conformance", "-", stdin=AGREES)
    assert (ended.code, ended.err) == (0, "1 case, 0 disagree\n")


def test_conformance_of_a_file_without_cases_is_misuse() -> None:
    ended = Ended("conformance", "-", stdin="\n")
    assert (ended.code, ended.out, ended.err) == (2, "", "0 cases, 0 disagree\njunqi: -: no cases in it\n")


def test_conformance_of_a_program_is_checked_through_the_protocol(tmp_path: Path) -> None:
    some = tmp_path / "some.jsonl"
    lines = [line for name in ("positions", "games") for line in (DATA / f"{name}.jsonl").read_bytes().splitlines()]
    some.write_bytes(b"\n".join(lines[::9]))
    ended = Ended("conformance", "--engine", OURS, str(some))
    assert (ended.code, ended.out, ended.err) == (0, "", "82 cases, 0 disagree\n")


def test_every_disagreement_of_a_program_is_named() -> None:
    game = (
        '{"variant": "jungle", "start": "7/7/7/7/7/7/3E3/3r3/7 w", "moves": ["d3d2"], '
        '"winner": "second", "final": "7/7/7/7/7/7/7/3E3/7 w"}'
    )
    cases = (
        AGREES.replace("12", "13").replace("d3c3", "d3c4"),
        AGREES.replace("7/7/7/7/7/7/3E3/3r3/7 w", "8/7"),
        game,
        game.replace('["d3d2"]', '["d3d2", "d2d3"]'),
        game.replace('["d3d2"]', '["d3d5"]'),
        game.replace('["d3d2"]', "[]").replace("second", "draw"),
        AGREES.replace("jungle", "chess"),
    )
    ended = Ended("conformance", "--engine", OURS, "-", stdin="\n".join(cases))
    assert (ended.code, ended.err) == (1, "7 cases, 7 disagree\n")
    assert [line.replace(sys.executable, "junqi") for line in ended.out.splitlines()] == [
        "-:1: moves: expected but not legal: d3c4; legal but not expected: d3c3",
        "-:1: perft2: expected 13, found 12",
        "-:2: junqi says 'position: 2 ranks: the Jungle board has 9'",
        "-:3: winner: expected second, found first, no legal move",
        "-:3: final: expected 7/7/7/7/7/7/7/3E3/7 w, found 7/7/7/7/7/7/7/3E3/7 b",
        "-:4: expected the game to go on until its last move, found it over before (first no legal move)",
        "-:5: junqi says 'position: move 1 of 1: d3d5: the Elephant on d3 can go to d2, c3, e3, d4'",
        "-:6: winner: expected draw, found that the game is not over",
        "-:6: final: expected 7/7/7/7/7/7/7/3E3/7 w, found 7/7/7/7/7/7/3E3/3r3/7 w",
        "-:7: 'chess' is not a variant; known are jungle, gunki, jungle-1a-white, jungle-1a-black, jungle-1b-white, "
        "jungle-1b-black, jungle-2a-white, jungle-2a-black, jungle-2b-white, jungle-2b-black, jungle-standard, "
        "gunki-black, gunki-white, gunki-fg-black, gunki-fg-white, gunki-em-black, gunki-em-white, gunki-emfg-black, "
        "gunki-emfg-white, junqi",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("conformance", "no such file"), "junqi: no such file: No such file or directory"),
        (("conformance", "."), "junqi: .: Is a directory"),
        (("conformance", "--engine", "no-such-program", "-"), "junqi: no-such-program cannot be run: no-such-program:"),
        (("conformance", "--engine", "", "-"), "junqi: the command is empty"),
        (("conformance", "--engine", "'", "-"), 'junqi: the command "\'" cannot be read: No closing quotation'),
        (("conformance", "--engine", "true", "-"), "junqi: true did not start: it ended (exit code 0)"),
    ],
)
def test_misuse_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    ended = Ended(*arguments, stdin=AGREES)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(message)
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [("conformance",), ("engine", "cold"), ("engine", "--level")])
def test_wrong_usage_is_told_with_exit_code_2(arguments: tuple[str, ...]) -> None:
    ended = Ended(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Usage: " in ended.err
