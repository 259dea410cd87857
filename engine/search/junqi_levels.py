"""Levels of play in Junqi: how far each one looks, and at how many flips."""

import attrs

from ..uci.settings import STRONGEST_LEVEL


@attrs.frozen
class Foresight:
    """How a level looks ahead: plies, positions in all (``None`` is without a limit), flips beyond the first ply."""

    depth: int | None
    nodes: int | None
    flips: int


FORESIGHTS = (
    Foresight(1, 200, 0),
    Foresight(1, 1_500, 0),
    Foresight(2, 2_000, 0),
    Foresight(2, 5_000, 2),
    Foresight(3, 5_000, 2),
    Foresight(3, 8_000, 4),
    Foresight(4, 8_000, 4),
    Foresight(5, 12_000, 6),
    Foresight(7, 20_000, 8),
    Foresight(None, None, 12),
)
"""By level, from 1: a weak level overlooks what comes later, as people do, and never errs on purpose."""

assert len(FORESIGHTS) == STRONGEST_LEVEL


def foresight_of(level: int) -> Foresight:
    """How a level from 1 to ``STRONGEST_LEVEL`` looks ahead.

    >>> foresight_of(1).depth
    1
    """
    return FORESIGHTS[level - 1]
