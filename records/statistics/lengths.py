"""How long games are: summaries and histograms of counts by length."""

import math
from collections.abc import Mapping

import attrs

Lengths = Mapping[int, int]
"""How many games have so many plies."""

_MOST_BINS = 12


@attrs.frozen
class LengthSummary:
    """Lengths of games in plies."""

    games: int
    shortest: int
    median: float
    mean: float
    longest: int


def summary(lengths: Lengths) -> LengthSummary | None:
    """The summary of some games; ``None`` where there is none.

    >>> summary({3: 1, 10: 2, 40: 1})
    LengthSummary(games=4, shortest=3, median=10.0, mean=15.75, longest=40)
    """
    games = sum(lengths.values())
    if not games:
        return None
    middle = (_at(lengths, (games - 1) // 2) + _at(lengths, games // 2)) / 2
    mean = sum(length * count for length, count in lengths.items()) / games
    return LengthSummary(games, _at(lengths, 0), middle, mean, _at(lengths, games - 1))


def _at(lengths: Lengths, place: int) -> int:
    """The length of the game at a place, counted from 0, when all are in order of length."""
    for length in sorted(lengths):
        place -= lengths[length]
        if place < 0:
            return length
    raise IndexError(place)


def bins(lengths: Lengths, most: int = _MOST_BINS) -> list[tuple[int, int, int]]:
    """A histogram: the first and last length of each bin, and how many games lie in it.

    Bins are 1, 2 or 5 times a power of ten wide, as narrow as leaves no more than ``most`` of them. They begin at a
    multiple of their width, and those between the shortest and the longest game are all there.

    >>> bins({3: 1, 10: 2, 40: 1}, most=5)
    [(0, 9, 1), (10, 19, 2), (20, 29, 0), (30, 39, 0), (40, 49, 1)]
    """
    if not lengths:
        return []
    width = _width(min(lengths), max(lengths), most)
    first, last = min(lengths) // width, max(lengths) // width
    counts = dict.fromkeys(range(first, last + 1), 0)
    for length, count in lengths.items():
        counts[length // width] += count
    return [(place * width, (place + 1) * width - 1, count) for place, count in counts.items()]


def _width(shortest: int, longest: int, most: int) -> int:
    """The least width of 1, 2, 5, 10, 20 ... that leaves no more than ``most`` bins."""
    for step in range(math.ceil(3 * math.log10(longest + 10)) + 3):
        width = (1, 2, 5)[step % 3] * int(10 ** (step // 3))
        if longest // width - shortest // width < most:
            return width
    raise AssertionError(longest)
