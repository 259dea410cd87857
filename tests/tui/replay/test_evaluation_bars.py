"""Evaluations as bars."""

import math

from hypothesis import given
from hypothesis import strategies as st

from junqi.records.model.comment_command import Evaluation
from junqi.records.model.evaluation_share import share
from junqi.tui.replay.evaluation_bars import bars, shares_of


def test_what_is_not_said_again_holds_on() -> None:
    said = [None, Evaluation(0.0, "0"), None, Evaluation(math.inf, "#3"), None]
    assert shares_of(said) == (0.5, 0.5, 0.5, 1.0, 1.0)


def test_a_bar_is_firsts_share_in_eighths() -> None:
    assert bars((0.0, 0.25, 0.5, 0.5625, 1.0), 5, 2, ascii_only=False) == ("   ▁█", " ▄███")


def test_ascii_bars_have_whole_cells_only() -> None:
    assert bars((0.0, 0.5, 1.0), 3, 4, ascii_only=True) == ("  #", "  #", " ##", " ##")


@given(st.floats(-100, 100), st.floats(-100, 100))
def test_more_for_first_is_never_a_smaller_share(a: float, b: float) -> None:
    assert (share(min(a, b)) <= share(max(a, b))) and 0 < share(a) < 1


@given(st.lists(st.floats(0, 1), min_size=1, max_size=300), st.integers(1, 120), st.integers(1, 8), st.booleans())
def test_bars_fill_exactly_their_place(shares: list[float], width: int, height: int, ascii_only: bool) -> None:
    rows = bars(shares, width, height, ascii_only=ascii_only)
    assert len(rows) == height
    assert {len(row) for row in rows} == {width}
