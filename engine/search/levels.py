"""Levels of play: how far each one sees."""

import attrs

from ..uci.settings import STRONGEST_LEVEL


@attrs.frozen
class Sight:
    """How far a level looks: plies, and positions in all. ``None`` is without a limit."""

    depth: int | None
    nodes: int | None


SIGHTS = (
    Sight(1, None),
    Sight(2, None),
    Sight(3, 300),
    Sight(4, 500),
    Sight(6, 1_000),
    Sight(8, 2_200),
    Sight(None, 5_000),
    Sight(None, 11_000),
    Sight(None, 28_000),
    Sight(None, None),
)
"""By level, from 1: a weak level overlooks what comes later, as people do, and never errs on purpose."""

assert len(SIGHTS) == STRONGEST_LEVEL


def sight_of(level: int) -> Sight:
    """How far a level from 1 to ``STRONGEST_LEVEL`` looks.

    >>> sight_of(2).depth
    2
    """
    return SIGHTS[level - 1]
