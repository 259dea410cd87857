"""How much stronger a contestant is, with error bars.

Elo is logistic: a difference of ``d`` means an expected score of 1 / (1 + 10 ^ (-d / 400)). The two games of a pair
share their opening, so they are not independent and the pair is the unit of the statistics (the pentanomial model of
Fishtest and fastchess): the variance is that of pair scores, which openings that favour one side do not inflate.

The variance of a few results says little of those that have not been seen: two pairs that end alike have none. Of
``n`` results, one that never came may still have a probability of 1 - 0.05 ^ (1 / n), about 3 / n, with 95 %
confidence (the rule of three: J. A. Hanley, A. Lippman-Hand, "If nothing goes wrong, is everything all right?", JAMA
249, 1983). The interval is never narrower than what such a result would change. From some dozens of pairs on that
matters only where nearly all of them ended alike.
"""

import math
from collections.abc import Sequence

import attrs

NORMAL_975 = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on either side."""

_PRIOR = 1e-3
"""What stands in for a frequency of 0, as in Fishtest: the logarithms of the sequential test need it."""


@attrs.frozen
class Estimate:
    """A mean score per game between 0 and 1, and the standard deviation of that mean."""

    score: float
    deviation: float

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the score lies with 95 % confidence."""
        margin = NORMAL_975 * self.deviation
        return max(0.0, self.score - margin), min(1.0, self.score + margin)

    @property
    def elo(self) -> float:
        """The difference in Elo that the score means; infinite where every game was won or lost."""
        return elo_of(self.score)

    @property
    def elo_margin(self) -> float:
        """Half the width of the 95 % interval in Elo."""
        low, high = self.bounds
        return (elo_of(high) - elo_of(low)) / 2

    @property
    def superiority(self) -> float:
        """The likelihood that the contestant is the stronger one."""
        if not self.deviation:
            return 0.5 if self.score == 0.5 else float(self.score > 0.5)
        return (1 + math.erf((self.score - 0.5) / (self.deviation * math.sqrt(2)))) / 2


def expected_score(elo: float) -> float:
    """The score that a difference in Elo leads one to expect.

    >>> expected_score(0), round(expected_score(400), 4)
    (0.5, 0.9091)
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The difference in Elo that leads one to expect a score."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return -400 * math.log10(1 / score - 1)


def distribution(frequencies: Sequence[float]) -> tuple[float, list[tuple[float, float]]]:
    """How many there are of equally spaced scores from 0 to 1, and each score with its share; no share is 0."""
    counts = [frequency or _PRIOR for frequency in frequencies]
    total = sum(counts)
    return total, [(index / (len(counts) - 1), count / total) for index, count in enumerate(counts)]


def estimate(frequencies: Sequence[int]) -> Estimate | None:
    """The estimate from frequencies of pair scores (or of loss, draw and win); ``None`` before the first.

    >>> found = estimate((34, 54, 63, 64, 75))
    >>> round(found.elo, 2), round(found.elo_margin, 2)
    (55.58, 27.65)
    >>> [round(bound, 2) for bound in estimate((0, 0, 2, 0, 0)).bounds]
    [0.11, 0.89]
    """
    if not any(frequencies):
        return None
    total, shares = distribution(frequencies)
    mean = sum(score * share for score, share in shares)
    variance = sum(share * (score - mean) ** 2 for score, share in shares)
    return Estimate(mean, max(math.sqrt(variance / total), _least_deviation(mean, sum(frequencies))))


def _least_deviation(mean: float, results: int) -> float:
    """The deviation whose interval has room for what a result that has never been seen would change."""
    unseen: float = 1 - 0.05 ** (1 / results)
    return unseen * max(mean, 1 - mean) / NORMAL_975
