"""The commands about rules and moves, run in this process; how the program ends is tested in ``tests/test_cli.py``."""

import pytest

from command_runs import Ended
from junqi.core.registry import ALIASES, RULE_SETS


def test_variants_lists_every_rule_set_once_with_title_and_short_name() -> None:
    ended = Ended("variants")
    lines = ended.out.splitlines()
    assert (ended.code, ended.err) == (0, "")
    assert [line.split()[0] for line in lines] == list(RULE_SETS)
    assert "jungle-1a-white   Jungle type 1-A(1P:White)  (jungle)" in lines
    assert "gunki-emfg-black  Gunki-ExplosiveMine-FlyingGrenade(1P:Black)" in lines
    assert sum(line.endswith(")") and line.split()[-1].strip("()") in ALIASES for line in lines) == len(ALIASES)


@pytest.mark.parametrize("name", [*RULE_SETS, *ALIASES])
def test_rules_are_told_for_every_name(name: str) -> None:
    ended = Ended("rules", name)
    assert (ended.code, ended.err) == (0, "")
    assert f"\nVariant {ALIASES.get(name, name)}\n" in ended.out


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (None, ["d3c3", "d3d2", "d3d4", "d3e3"]),
        ("coordinate", ["d3c3", "d3d2", "d3d4", "d3e3"]),
        ("lan", ["Ed3-c3", "Ed3-d4", "Ed3-e3", "Ed3xd2#"]),
        ("san", ["Ec3", "Ed4", "Ee3", "Exd2#"]),
        ("zh", ["象d3-c3", "象d3-d4", "象d3-e3", "象d3xd2#"]),
    ],
)
def test_moves_are_listed_sorted_in_every_style(style: str | None, expected: list[str]) -> None:
    options = [] if style is None else ["--style", style]
    ended = Ended("moves", "jungle", "--position", "7/7/7/7/7/7/3E3/3r3/7 w", *options)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines() == expected


def test_moves_of_flips_and_deployments_stand_alone() -> None:
    flips = Ended("moves", "junqi").out.split()
    assert len(flips) == 50
    assert flips[:3] == ["a1", "a10", "a11"]
    assert Ended("moves", "gunki").out == "@\n"


def test_moves_of_a_position_that_play_cannot_reach_are_listed() -> None:
    assert Ended("moves", "jungle", "--position", "7/7/7/7/1L5/7/7/7/6r w").out.split() == ["b5a5"]


def test_moves_where_the_game_is_over_are_none_and_why_is_said() -> None:
    ended = Ended("moves", "jungle", "--position", "3R3/7/7/7/7/7/7/7/r6 b")
    assert (ended.code, ended.out, ended.err) == (0, "", "The game is over: First wins: den reached\n")


@pytest.mark.parametrize(
    ("variant", "depth", "count"),
    [("jungle-1a-white", 3, 12_240), ("gunki", 1, 1), ("junqi", 1, 50), ("jungle-2b-black", 0, 1)],
)
def test_perft_prints_the_count_alone(variant: str, depth: int, count: int) -> None:
    ended = Ended("perft", variant, str(depth))
    assert (ended.code, ended.out, ended.err) == (0, f"{count}\n", "")


def test_perft_divides() -> None:
    ended = Ended("perft", "jungle", "2", "--divide")
    moves = Ended("moves", "jungle").out.split()
    assert ended.out.splitlines() == [*(f"{move}: 24" for move in moves), "576"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("rules", "chess"), "junqi: 'chess' is not a variant; known are jungle, gunki, jungle-1a-white,"),
        (("moves", ""), "junqi: '' is not a variant; known are "),
        (("moves", "jungle", "--position", ""), "junqi: 0 fields: a position text has 1 to 6"),
        (("moves", "jungle", "--position", "9/9"), "junqi: 2 ranks: the Jungle board has 9"),
        (("moves", "jungle", "--position", "7/7/7/7/7/7/7/7/7 r"), "junqi: TURN is 'r': it must be w or b"),
        (("perft", "gunki", "2"), "junqi: perft cannot go on: both sides must have deployed"),
        (("perft", "junqi", "2"), "junqi: perft cannot go on: the piece on a1 is unknown"),
    ],
)
def test_misuse_is_one_sentence_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    ended = Ended(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(message)
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("perft", "jungle", "-1"),
        ("perft", "jungle", "101"),
        ("perft", "jungle", "9" * 5_000),
        ("perft", "jungle", "two"),
        ("perft", "jungle"),
        ("moves", "jungle", "--style", "uci"),
        ("moves", "jungle", "gunki"),
        ("rules",),
        ("variant",),
    ],
)
def test_wrong_usage_is_told_with_exit_code_2(arguments: tuple[str, ...]) -> None:
    ended = Ended(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert "Usage: " in ended.err
    assert "Traceback" not in ended.err
