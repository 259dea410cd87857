"""Values published with fastchess (its tests of the logistic pentanomial model), and what a test decides."""

import pytest

from junqi.engine.match.sprt import Sprt, SprtTextError, Verdict, parse_sprt


@pytest.mark.parametrize(
    ("bounds", "frequencies", "ratio"),
    [
        ((0.5, 2.5), (223, 9863, 20279 + 1000, 10037, 246), -3.07),
        ((0, 2), (871, 26175, 55003 + 980, 26678, 821), -4.98),
        ((0.5, 2.5), (21184, 40708, 21404), -1.57),
        ((0, 2), (57030, 106593, 57433), -2.59),
    ],
)
def test_published_ratios(bounds, frequencies, ratio):
    assert Sprt(*bounds).ratio(frequencies) == pytest.approx(ratio, abs=0.01)


def test_the_bounds_are_those_of_five_per_cent():
    assert Sprt(0, 10).bound == pytest.approx(2.944, abs=0.001)


@pytest.mark.parametrize(
    ("frequencies", "verdict"),
    [
        ((0, 0, 0, 0, 0), None),
        ((1, 2, 4, 2, 1), None),
        ((5, 20, 100, 90, 40), Verdict.UPPER),
        ((40, 90, 100, 20, 5), Verdict.LOWER),
    ],
)
def test_verdicts(frequencies, verdict):
    assert Sprt(0, 20).verdict(frequencies) is verdict


def test_exchanging_the_sides_changes_the_sign():
    assert Sprt(-10, 10).ratio((3, 5, 9, 8, 4)) == pytest.approx(-Sprt(-10, 10).ratio((4, 8, 9, 5, 3)))


@pytest.mark.parametrize("text", ["", "1", "5,0", "0,0", "a,b", "0,10,20", "0,inf", "nan,1"])
def test_bounds_that_are_none(text):
    with pytest.raises(SprtTextError, match="two differences"):
        parse_sprt(text)
