"""Values published with fastchess (its tests of the pentanomial and trinomial models), and hand-made ones."""

import math
from random import Random

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
    assert won_and_lost.elo_margin < 11
    assert estimate((100, 0, 100)).elo_margin > 45
    assert estimate((0, 0, 10_000, 0, 0)).elo_margin < 0.11


def test_one_sided_results_are_no_certainty():
    found = estimate((0, 0, 0, 0, 100))
    assert 0.99 < found.score < 1
    assert found.bounds[0] < found.score
    assert math.isinf(found.elo_margin)


@pytest.mark.parametrize("pairs", [1, 2, 5, 10, 30, 200])
@pytest.mark.parametrize("alike", range(5))
def test_pairs_that_all_end_alike_leave_room_for_one_that_does_not(pairs, alike):
    """With a probability of a pair that never came of u, this happens with (1 - u) ^ pairs: at most 1 in 20."""
    found = estimate([pairs * (index == alike) for index in range(5)])
    low, high = found.bounds
    unseen = 1 - 0.05 ** (1 / pairs)
    assert low <= found.score - unseen * found.score + 1e-9
    assert high >= found.score + unseen * (1 - found.score) - 1e-9
    assert high - low < 8 / pairs  # and no more room than that


@pytest.mark.parametrize("frequencies", [(2, 0, 0, 0, 2), (0, 1, 0, 1, 0), (1, 1, 3, 2, 1)])
def test_a_few_pairs_decide_nothing(frequencies):
    low, high = estimate(frequencies).bounds
    assert low < 0.35
    assert high > 0.65


def test_few_pairs_are_no_proof_of_superiority():
    assert [estimate((0, 0, 0, 0, pairs)).superiority > 0.95 for pairs in (1, 2, 5)] == [False, False, True]


@pytest.mark.parametrize("shares", [(10, 20, 40, 20, 10), (2, 10, 76, 10, 2), (1, 4, 15, 30, 50), (20,) * 5])
def test_an_interval_of_30_pairs_holds_the_true_score_in_about_19_of_20_matches(shares):
    true, random, held = sum(i * share for i, share in enumerate(shares)) / 400, Random(1), 0
    for _ in range(1_000):
        played = random.choices(range(5), shares, k=30)
        low, high = estimate([played.count(index) for index in range(5)]).bounds
        held += low <= true <= high
    assert 920 <= held <= 985


@pytest.mark.parametrize("shares", [(10, 20, 40, 20, 10), (2, 10, 76, 10, 2), (1, 4, 15, 30, 50), (20,) * 5])
@pytest.mark.parametrize("pairs", [1, 2, 3, 5, 8])
def test_an_interval_of_few_pairs_holds_the_true_score_no_less_often(pairs, shares):
    true, random, held = sum(i * share for i, share in enumerate(shares)) / 400, Random(1), 0
    for _ in range(1_000):
        played = random.choices(range(5), shares, k=pairs)
        low, high = estimate([played.count(index) for index in range(5)]).bounds
        held += low <= true <= high
    assert held >= 920


def test_elo_and_score_are_inverse():
    assert elo_of(expected_score(123.4)) == pytest.approx(123.4)
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert (elo_of(0), elo_of(1)) == (-math.inf, math.inf)


def test_certainty_without_variance():
    assert Estimate(0.6, 0).superiority == 1
    assert Estimate(0.5, 0).superiority == 0.5
