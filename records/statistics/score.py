"""Results counted from one side, and how far they can be trusted."""

import math
from statistics import NormalDist
from typing import TypeAlias

import attrs

from ...core.seat import Player
from ..model.record import Result

_Z = NormalDist().inv_cdf(0.975)
"""The quantile of the normal distribution that leaves 2.5 % on either side."""

Counts: TypeAlias = tuple[int, int, int, int]
"""Games won, drawn, lost and not finished."""

_PLACES: dict[Result, int] = {"1-0": 0, "1/2-1/2": 1, "0-1": 2, "*": 3}


def counts_of(result: Result, player: Player = Player.FIRST) -> Counts:
    """One game, counted from the side of a player.

    >>> counts_of("0-1"), counts_of("0-1", Player.SECOND)
    ((0, 0, 1, 0), (1, 0, 0, 0))
    """
    place = _PLACES[result]
    if player is Player.SECOND and place < 3:
        place = 2 - place
    won, drawn, lost, unfinished = (int(index == place) for index in range(4))
    return won, drawn, lost, unfinished


@attrs.frozen
class Score:
    """Games from one side. A win is worth 1 and a draw 1/2; a game with the result ``*`` has no score."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    unfinished: int = 0

    @property
    def games(self) -> int:
        """All games, finished or not."""
        return self.won + self.drawn + self.lost + self.unfinished

    @property
    def share(self) -> float | None:
        """The mean score of a finished game, from 0 to 1; ``None`` where there is none."""
        finished = self.won + self.drawn + self.lost
        return (self.won + self.drawn / 2) / finished if finished else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the expected score lies with 95 % confidence; ``None`` where no game is finished.

        The score interval of E. B. Wilson ("Probable inference, the law of succession, and statistical inference",
        JASA 22, 1927), which L. D. Brown, T. T. Cai and A. DasGupta ("Interval estimation for a binomial proportion",
        Statistical Science 16, 2001) recommend for few games, too; it never leaves 0 to 1. A draw counts as half a
        win. Scores with draws vary less than wins and losses of the same mean, so the interval is at least as wide as
        it need be.

        >>> [round(bound, 4) for bound in Score(won=8, lost=2).interval or ()]
        [0.4902, 0.9433]
        """
        share, finished = self.share, self.won + self.drawn + self.lost
        if share is None:
            return None
        spread = _Z**2 / finished
        middle = (share + spread / 2) / (1 + spread)
        margin = _Z / (1 + spread) * math.sqrt(share * (1 - share) / finished + spread / (4 * finished))
        return max(0.0, middle - margin), min(1.0, middle + margin)
