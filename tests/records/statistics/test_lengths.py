"""Summaries and histograms of lengths, against the standard library."""

import statistics
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from junqi.records.statistics.lengths import bins, summary


@pytest.mark.parametrize("seed", range(5))
def test_summaries_agree_with_the_library(seed: int) -> None:
    random = Random(seed)
    games = [random.randint(0, 300) for _ in range(random.randint(1, 60))]
    found = summary(Counter(games))
    assert found is not None
    assert (found.games, found.shortest, found.longest) == (len(games), min(games), max(games))
    assert found.median == statistics.median(games)
    assert found.mean == pytest.approx(statistics.mean(games))


@pytest.mark.parametrize("most", [1, 2, 12, 40])
@pytest.mark.parametrize("games", [[0], [7, 7], [1, 2, 3], [0, 9999], [100, 101, 250], [12, 10_000]])
def test_bins_hold_every_game_once(games: list[int], most: int) -> None:
    found = bins(Counter(games), most)
    assert len(found) <= most
    assert sum(count for *_, count in found) == len(games)
    for low, high, count in found:
        assert count == sum(low <= game <= high for game in games)
    assert all(before[1] + 1 == after[0] for before, after in pairwise(found))


def test_nothing_has_no_summary() -> None:
    assert summary({}) is None
    assert bins({}) == []
