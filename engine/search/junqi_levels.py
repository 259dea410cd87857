"""Levels of play in Junqi: how far each one looks, and at how many flips."""

import attrs

from ..uci.settings import STRONGEST_LEVEL


@attrs.frozen
class Foresight:
    """How a level looks ahead: plies, positions in all, flips beyond the first ply; ``None`` is without a limit.

    ``share`` is the part that it uses of the nodes or the time that it is given, so that levels differ whatever they
    are given. To whom looks at no ``flips`` one is as good as another. Who makes no ``plans`` counts material alone:
    nothing of Flags, shelter or the hunt for what is left. Who sees no ``answers`` looks at the board right after a
    move, as if the other player could do nothing.
    """

    depth: int | None
    nodes: int | None
    share: float
    flips: int
    plans: bool = True
    answers: bool = True


FORESIGHTS = (
    Foresight(1, None, 0.02, 0, plans=False, answers=False),
    Foresight(1, None, 0.02, 0, plans=False),
    Foresight(1, None, 0.03, 0),
    Foresight(2, 1_500, 0.03, 1),
    Foresight(3, 3_000, 0.05, 2),
    Foresight(3, 6_000, 0.08, 3),
    Foresight(5, 12_000, 0.18, 4),
    Foresight(6, 40_000, 0.3, 6),
    Foresight(8, 120_000, 0.6, 10),
    Foresight(None, None, 1.0, 12),
)
"""By level, from 1: a weak level overlooks what comes later, as people do, and never errs on purpose."""

assert len(FORESIGHTS) == STRONGEST_LEVEL


def foresight_of(level: int) -> Foresight:
    """How a level from 1 to ``STRONGEST_LEVEL`` looks ahead.

    >>> foresight_of(1).depth
    1
    """
    return FORESIGHTS[level - 1]
