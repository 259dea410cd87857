"""Scores and their intervals, against published numbers."""

import pytest

from junqi.core.seat import Player
from junqi.records.statistics.score import Score, counts_of


@pytest.mark.parametrize(
    ("won", "lost", "low", "high"),
    [
        # R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998),
        # table I, method 3 (the score method without continuity correction).
        (81, 263 - 81, 0.2553, 0.3662),
        (15, 148 - 15, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29 - 1, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(won: int, lost: int, low: float, high: float) -> None:
    assert Score(won=won, lost=lost).interval == pytest.approx((low, high), abs=5e-5)


def test_draws_are_half_wins_and_unfinished_games_no_score() -> None:
    assert Score(1, 2, 1, 5).share == 0.5
    assert Score(3, 2, 0, 1).share == 0.8
    assert Score(3, 2, 0, 1).games == 6
    assert Score(2, 4, 2, 9).interval == Score(4, 0, 4).interval
    assert Score(unfinished=3).share is Score(unfinished=3).interval is None


def test_an_interval_is_symmetrical_and_never_leaves_the_possible() -> None:
    for won in range(6):
        low, high = Score(won=won, lost=5 - won).interval or (2, 2)
        other = Score(won=5 - won, lost=won).interval
        assert 0 <= low <= won / 5 <= high <= 1
        assert other == pytest.approx((1 - high, 1 - low))


def test_results_are_counted_from_either_side() -> None:
    assert [counts_of(result) for result in ("1-0", "1/2-1/2", "0-1", "*")] == [
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
    ]
    assert counts_of("1-0", Player.SECOND) == (0, 0, 1, 0)
    assert counts_of("*", Player.SECOND) == (0, 0, 0, 1)
