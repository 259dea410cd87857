"""Evaluations as shares of a graph."""

from __future__ import annotations

import math

_STEEPNESS = 3.0
"""A lead of this many pawns fills three quarters of the better side's half."""


def share(score: float) -> float:
    """First's share of the graph, from 0 to 1, for a score in pawns from First's side.

    >>> share(0.0), share(math.inf), share(-math.inf)
    (0.5, 1.0, 0.0)
    """
    return 0.5 + math.atan(score / _STEEPNESS) / math.pi
