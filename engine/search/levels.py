"""Levels of play: how far each one sees."""

import attrs

from ..uci.settings import STRONGEST_LEVEL


@attrs.frozen
class Sight:
    """How far a level looks.

    ``depth`` is in plies, ``nodes`` in positions; ``None`` is without a limit. ``share`` is the part that it uses of
    the nodes or the time that it is given, so that levels differ whatever they are given.
    """

    depth: int | None
    nodes: int | None
    share: float


SIGHTS = (
    Sight(1, None, 1.0),
    Sight(2, None, 1.0),
    Sight(3, 500, 0.01),
    Sight(4, 1_000, 0.02),
    Sight(5, 2_000, 0.04),
    Sight(7, 4_000, 0.07),
    Sight(None, 9_000, 0.12),
    Sight(None, 30_000, 0.22),
    Sight(None, 120_000, 0.45),
    Sight(None, None, 1.0),
)
"""By level, from 1: a weak level overlooks what comes later, as people do, and never errs on purpose."""

assert len(SIGHTS) == STRONGEST_LEVEL


def sight_of(level: int) -> Sight:
    """How far a level from 1 to ``STRONGEST_LEVEL`` looks.

    >>> sight_of(2).depth
    2
    """
    return SIGHTS[level - 1]
