import pytest

from junqi.core.errors import PerftDepthError
from junqi.core.registry import rule_set
from junqi.notation.perft_report import perft_report
from junqi.notation.position import parse_position


def report(variant: str, depth: int, position: str | None = None, *, divide: bool = False) -> list[str]:
    rules = rule_set(variant)
    found = rules.start() if position is None else parse_position(rules, position)
    return perft_report(rules, found, depth, divide=divide)


def test_the_count_stands_last() -> None:
    assert report("jungle", 2) == ["576"]
    assert report("jungle", 0) == report("jungle", 0, divide=True) == ["1"]


def test_divide_splits_the_count_by_first_moves_in_their_order() -> None:
    # Taking the only Rat ends the game; after any other move the Rat on d2 steps to all four sides, into the den, too.
    assert report("jungle", 2, "7/7/7/7/7/7/3E3/3r3/7 w", divide=True) == [
        "d3c3: 4",
        "d3d2: 0",
        "d3d4: 4",
        "d3e3: 4",
        "12",
    ]


def test_a_game_that_is_over_has_no_lines() -> None:
    assert report("jungle", 1, "3R3/7/7/7/7/7/7/7/r6 b", divide=True) == ["0"]


def test_deployments_are_one_move_and_no_start_of_longer_lines() -> None:
    assert report("gunki", 1, divide=True) == ["@: 1", "1"]
    with pytest.raises(PerftDepthError, match="both sides must have deployed"):
        report("gunki", 2)


def test_the_flip_of_an_unknown_piece_is_no_start_of_longer_lines() -> None:
    assert report("junqi", 1) == ["50"]
    with pytest.raises(PerftDepthError, match="the piece on a1 is unknown"):
        report("junqi", 2)
