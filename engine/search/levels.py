"""Levels of play: how far each one sees."""

import attrs

from ..uci.settings import STRONGEST_LEVEL


@attrs.frozen
class Sight:
    """How far a level looks.

    ``depth`` is in plies, ``nodes`` in positions; ``None`` is without a limit. ``share`` is the part that it uses of
    the nodes or the time that it is given, so that levels always differ. ``exchanges`` says whether captures are
    followed beyond the depth.
    """

    depth: int | None
    nodes: int | None
    share: float
    exchanges: bool = True


SIGHTS = (
    Sight(1, None, 1.0, exchanges=False),
    Sight(2, None, 1.0, exchanges=False),
    Sight(2, 300, 0.01),
    Sight(3, 900, 0.025),
    Sight(5, 1_600, 0.04),
    Sight(6, 3_000, 0.055),
    Sight(None, 8_000, 0.13),
    Sight(None, 25_000, 0.23),
    Sight(None, 100_000, 0.48),
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
