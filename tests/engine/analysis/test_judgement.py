"""The curve of Lichess: by its page on accuracy 100 centipawns win 59.1 %, which is 0.182 between -1 and 1."""

import pytest

from junqi.engine.analysis.judgement import Judgement, chances, judge, loss
from junqi.engine.uci.score import Score


def cp(value):
    return Score.of_centipawns(value)


@pytest.mark.parametrize(
    ("score", "expected"),
    [(cp(0), 0), (cp(100), 0.182), (cp(-100), -0.182), (cp(1000), 0.951), (cp(10**9), 1), (Score.of_mate(9), 1)],
)
def test_chances(score, expected):
    assert chances(score) == pytest.approx(expected, abs=0.0006)


@pytest.mark.parametrize(
    ("best", "played", "judgement"),
    [
        (cp(0), cp(0), None),
        (cp(0), cp(50), None),
        (cp(0), cp(-54), None),
        (cp(0), cp(-55), Judgement.INACCURACY),
        (cp(0), cp(-111), Judgement.MISTAKE),
        (cp(0), cp(-169), Judgement.BLUNDER),
        (cp(900), cp(700), None),
        (Score.of_mate(2), Score.of_mate(7), None),
        (Score.of_mate(2), cp(1000), None),
        (Score.of_mate(2), cp(300), Judgement.BLUNDER),
        (cp(20), Score.of_mate(-4), Judgement.BLUNDER),
        (cp(-900), Score.of_mate(-1), None),
    ],
)
def test_judgements(best, played, judgement):
    assert judge(best, played) is judgement


@pytest.mark.parametrize(
    ("best", "played", "expected"),
    [(cp(30), cp(-20), 50), (cp(0), cp(40), 0), (Score.of_mate(3), cp(0), 1000), (cp(3000), Score.of_mate(-2), 2000)],
)
def test_losses_are_bounded(best, played, expected):
    assert loss(best, played) == expected


def test_signs():
    assert [judgement.nag for judgement in Judgement] == [6, 2, 4]
