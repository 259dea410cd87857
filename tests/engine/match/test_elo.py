"""Values published with fastchess (its tests of the pentanomial and trinomial models), and hand-made ones."""

import math

import pytest

from junqi.engine.match.elo import Estimate, elo_of, estimate, expected_score


@pytest.mark.parametrize(
    ("frequencies", "elo", "margin"),
    [
        ((34, 54, 31 + 32, 64, 75), 55.58, 27.65),
        ((332, 433, 457 + 41, 333, 334), -8.64, 10.33),
        ((7895, 8757, 5485 + 200, 568, 9999), -21.04, 2.95),
        ((96, 111, 136), 40.70, 30.43),  # losses, draws, wins of games that are no pairs
    ],
)
def test_published_differences_with_their_margins(frequencies, elo, margin):
    found = estimate(frequencies)
    assert found.elo == pytest.approx(elo, abs=0.01)
    assert found.elo_margin == pytest.approx(margin, abs=0.01)


def test_published_likelihood_of_superiority():
    assert estimate((332, 433, 498, 333, 334)).superiority == pytest.approx(0.0505, abs=5e-5)
    assert estimate((96, 111, 136)).superiority == pytest.approx(0.9960, abs=5e-5)


def test_nothing_is_said_before_the_first_pair():
    assert estimate((0, 0, 0, 0, 0)) is None


def test_openings_that_favour_a_side_do_not_widen_the_interval():
    won_and_lost = estimate((0, 0, 100, 0, 0))
    assert won_and_lost.score == pytest.approx(0.5)
    assert won_and_lost.elo_margin < 1
    assert estimate((100, 0, 100)).elo_margin > 20


def test_one_sided_results_are_no_certainty():
    found = estimate((0, 0, 0, 0, 100))
    assert 0.99 < found.score < 1
    assert found.bounds[0] < found.score
    assert math.isinf(found.elo_margin)


def test_elo_and_score_are_inverse():
    assert elo_of(expected_score(123.4)) == pytest.approx(123.4)
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert (elo_of(0), elo_of(1)) == (-math.inf, math.inf)


def test_certainty_without_variance():
    assert Estimate(0.6, 0).superiority == 1
    assert Estimate(0.5, 0).superiority == 0.5
