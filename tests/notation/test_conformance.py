"""Conformance checks: the known cases agree, and every corrupted field is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from junqi.notation.conformance import check_line, check_lines

DATA = Path(__file__).parents[1] / "data"


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def check(case: dict[str, Any]) -> tuple[str, ...]:
    return check_line(json.dumps(case).encode())


@pytest.mark.parametrize(("name", "count"), [("positions.jsonl", 618), ("games.jsonl", 115)])
def test_all_known_cases_agree(name: str, count: int) -> None:
    with (DATA / name).open("rb") as stream:
        checked = list(check_lines(stream))
    assert len(checked) == count
    assert [case for case in checked if case.disagreements] == []


POSITION = {
    "variant": "jungle",
    "position": "7/7/7/7/7/7/3E3/3r3/7 w - - 0 1",
    "moves": ["d3c3", "d3d2", "d3d4", "d3e3"],
    "perft2": 12,
}
"""The Elephant on d3 steps to all sides, taking the trapped Rat on d2, which ends the game."""


def test_the_case_that_the_next_tests_corrupt_agrees() -> None:
    assert check(POSITION) == ()


@pytest.mark.parametrize(
    ("change", "disagreements"),
    [
        ({"moves": ["d3c3", "d3d2", "d3d4"]}, ("moves: legal but not expected: d3e3",)),
        (
            {"moves": ["d3c3", "d3d2", "d3d5", "d3e3"]},
            ("moves: expected but not legal: d3d5; legal but not expected: d3d4",),
        ),
        (
            {"moves": ["d3d2", "d3c3", "d3d4", "d3e3"]},
            ("moves: the expected moves are not sorted, or stand there twice",),
        ),
        (
            {"moves": ["d3c3", "d3c3", "d3d2", "d3d4", "d3e3"]},
            ("moves: the expected moves are not sorted, or stand there twice",),
        ),
        ({"perft2": 13}, ("perft2: expected 13, found 12",)),
        (
            {"moves": [], "perft2": 0},
            ("moves: legal but not expected: d3c3 d3d2 d3d4 d3e3", "perft2: expected 0, found 12"),
        ),
        ({"position": "7/7/7/7/7/7/3E3/3r3 w"}, ("8 ranks: the Jungle board has 9",)),
        ({"variant": "jungle-3a-white"}, None),
    ],
)
def test_a_corrupted_position_case_is_found(change: dict[str, Any], disagreements: tuple[str, ...] | None) -> None:
    found = check(POSITION | change)
    if disagreements is None:
        assert len(found) == 1
        assert found[0].startswith("'jungle-3a-white' is not a variant; known are jungle, gunki, jungle-1a-white,")
    else:
        assert found == disagreements


def test_a_position_that_perft_cannot_go_on_from_is_a_disagreement_and_no_crash() -> None:
    case = {"variant": "junqi", "position": "?4/" + "5/" * 11 + "K1k2 1 w/E", "moves": ["a13"], "perft2": 1}
    (found,) = check(case)
    assert found == "perft cannot go on: the piece on a13 is unknown; give a position in which all pieces are known"


GAME = {
    "variant": "jungle",
    "start": "7/3R3/7/7/7/7/7/7/r6 w - - 0 1",
    "moves": ["d8c8", "a1a2", "c8c9", "a2a3", "c9d9"],
    "winner": "first",
    "final": "3R3/7/7/7/7/7/r6/7/7 b",
}


def test_the_game_that_the_next_tests_corrupt_agrees() -> None:
    assert check(GAME) == ()


@pytest.mark.parametrize(
    ("change", "disagreements"),
    [
        ({"winner": "second"}, ("winner: expected second, found first, den reached",)),
        ({"winner": "draw"}, ("winner: expected draw, found first, den reached",)),
        (
            {"final": "3R3/7/7/7/7/7/r6/7/7 w"},
            ("final: expected 3R3/7/7/7/7/7/r6/7/7 w, found 3R3/7/7/7/7/7/r6/7/7 b",),
        ),
        (
            {"moves": ["d8d9", "a1a2"]},
            ("move 2 a1a2: expected the game to go on, found it over (first, den reached)",),
        ),
        (
            {"moves": ["d8c8", "a1a2"], "final": "7/2R4/7/7/7/7/7/r6/7 w"},
            ("winner: expected first, found that the game is not over",),
        ),
        (
            {"moves": ["Rc8"]},
            ("move 1: expected a legal move in coordinate form, found 'Rc8', which is written d8c8",),
        ),
        (
            {"moves": ["d8d9#"]},
            ("move 1: expected a legal move in coordinate form, found 'd8d9#', which is written d8d9",),
        ),
    ],
)
def test_a_corrupted_game_is_found(change: dict[str, Any], disagreements: tuple[str, ...]) -> None:
    assert check(GAME | change) == disagreements


@pytest.mark.parametrize("move", ["d8e6", "z9z8", "", "\x00", "a1a2", "\ud800"])
def test_a_move_that_is_not_legal_is_found(move: str) -> None:
    (found,) = check(GAME | {"moves": [move]})
    assert found.startswith("move 1: expected a legal move in coordinate form, found ")


def drop(case: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in case.items() if name != key}


def alter(case: dict[str, Any], key: str) -> dict[str, Any]:
    """The case with one value changed into another of its type."""
    value = case[key]
    changes: dict[str, Callable[[], object]] = {
        "variant": lambda: value + "x",
        "position": lambda: "/" + value,
        "start": lambda: "/" + value,
        "moves": lambda: value[:-1] if value else ["a1a2"],
        "perft2": lambda: value + 1,
        "winner": lambda: "first" if value != "first" else "second",
        "final": lambda: value[1:],
    }
    return case | {key: changes[key]()}


@pytest.mark.parametrize("corrupt", [drop, alter])
@pytest.mark.parametrize("name", ["positions.jsonl", "games.jsonl"])
def test_any_corrupted_field_of_any_case_is_found(
    name: str, corrupt: Callable[[dict[str, Any], str], dict[str, Any]]
) -> None:
    for case in cases(name)[::23]:
        for key in case:
            assert check(corrupt(case, key)), (key, case)


def test_blank_lines_hold_no_case_and_lines_are_counted_all_the_same() -> None:
    line = json.dumps(POSITION).encode()
    checked = list(check_lines([b"\xef\xbb\xbf" + line, b"\n", b"  \r\n", b"\xff\n"]))
    assert [(case.line, case.disagreements) for case in checked] == [
        (1, ()),
        (4, ("not UTF-8: byte 0xff at offset 0",)),
    ]
