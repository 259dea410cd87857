"""Stopping a match as soon as its results decide between two differences in Elo.

The generalized sequential probability ratio test (GSPRT) on pair scores: the log-likelihood ratio of the two
differences, each at its most likely distribution of pair scores. Source: M. Van den Bergh, "Comments on Normalized
Elo" and "A Practical Introduction to the GSPRT", as used by Fishtest; the distribution of given mean that is most
likely is Proposition 1.1 of "support_MLE_multinomial.pdf" at www.cantate.be/Fishtest.
"""

import enum
import math
from collections.abc import Sequence

import attrs

from ...core.errors import JunqiError
from .elo import distribution, expected_score

_STEPS = 100
"""Bisection steps: each halves the interval in which the root lies."""


class SprtTextError(JunqiError, ValueError):
    """Bounds of a test that cannot be read."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text[:40]!r}: a test is two differences in Elo, the lower one first, such as 0,10")
        self.text = text


class Verdict(enum.Enum):
    """What a test has decided."""

    LOWER = "H0 accepted"
    UPPER = "H1 accepted"


@attrs.frozen
class Sprt:
    """A test of ``elo0`` (H0) against ``elo1`` (H1), each wrongly rejected with a probability of 5 %."""

    elo0: float
    elo1: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that accepts H1; its negative accepts H0."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, frequencies: Sequence[int]) -> float:
        """The log-likelihood ratio of H1 to H0, from frequencies of pair scores; 0 before the first."""
        if not any(frequencies):
            return 0.0
        total, shares = distribution(frequencies)
        lower, upper = (_tilt(shares, expected_score(elo)) for elo in (self.elo0, self.elo1))
        return total * sum(share * (u - w) for (_, share), u, w in zip(shares, upper, lower, strict=True))

    def verdict(self, frequencies: Sequence[int]) -> Verdict | None:
        """What the results decide; ``None`` while they do not."""
        ratio = self.ratio(frequencies)
        if ratio >= self.bound:
            return Verdict.UPPER
        return Verdict.LOWER if ratio <= -self.bound else None


def parse_sprt(text: str) -> Sprt:
    """Read ``elo0,elo1``.

    >>> parse_sprt("0,10").elo1
    10.0

    Raises:
        SprtTextError: if it is not that.
    """
    parts = text.split(",")
    try:
        elo0, elo1 = (float(part) for part in parts)
    except ValueError:
        raise SprtTextError(text) from None
    if not (math.isfinite(elo0) and math.isfinite(elo1) and elo0 < elo1):
        raise SprtTextError(text)
    return Sprt(elo0, elo1)


def _tilt(shares: Sequence[tuple[float, float]], mean: float) -> list[float]:
    """The logarithms of the factors that turn shares into the most likely ones with the given mean.

    They are 1 / (1 + x * (score - mean)), x being the root of sum(share * (score - mean) / (1 + x * (score - mean))),
    a function that falls from one end of the interval in which all factors are positive to the other.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(_STEPS):
        x = (low + high) / 2
        if sum(share * (score - mean) / (1 + x * (score - mean)) for score, share in shares) > 0:
            low = x
        else:
            high = x
    return [-math.log1p(x * (score - mean)) for score, _ in shares]
