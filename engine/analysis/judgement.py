"""How bad a move is, from the scores before and after it.

Scores become chances of winning, so that a piece less matters while the game is open and not once it is decided. The
logistic curve and the thresholds are those of Lichess (https://lichess.org/page/accuracy; "Advice" in its source).
"""

import enum
import math

from ..uci.score import Score

_SLOPE = 0.00368208
"""Of the logistic curve, for centipawns."""
_LIMIT = 1000
"""Centipawns at which a loss is no longer counted: what is won is won."""


class Judgement(enum.Enum):
    """A move that is clearly worse than the best. The value is the least loss of chances; each has its NAG."""

    INACCURACY = 0.1
    MISTAKE = 0.2
    BLUNDER = 0.3

    @property
    def nag(self) -> int:
        """The sign for it: ``?!``, ``?`` or ``??``."""
        return {Judgement.INACCURACY: 6, Judgement.MISTAKE: 2, Judgement.BLUNDER: 4}[self]


def chances(score: Score) -> float:
    """A score as chances between -1, lost, and 1, won.

    >>> chances(Score.of_centipawns(0)), round(chances(Score.of_centipawns(100)), 3), chances(Score.of_mate(-3))
    (0.0, 0.182, -1.0)
    """
    if score.mate is not None:
        return 1.0 if score.mate > 0 else -1.0
    centipawns = max(-10 * _LIMIT, min(10 * _LIMIT, score.centipawns or 0))
    return 2 / (1 + math.exp(-_SLOPE * centipawns)) - 1


def judge(best: Score, played: Score) -> Judgement | None:
    """What to say of a move, from the mover's scores of the best move and of the one played; ``None`` for a fair one.

    >>> judge(Score.of_centipawns(50), Score.of_centipawns(-150))
    <Judgement.BLUNDER: 0.3>
    """
    lost = chances(best) - chances(played)
    return next((judgement for judgement in reversed(Judgement) if lost >= judgement.value), None)


def loss(best: Score, played: Score) -> int:
    """What a move gives away, in centipawns; never less than nothing, and at most from clearly won to clearly lost."""
    return max(0, _bounded(best) - _bounded(played))


def _bounded(score: Score) -> int:
    if score.mate is not None:
        return _LIMIT if score.mate > 0 else -_LIMIT
    return max(-_LIMIT, min(_LIMIT, score.centipawns or 0))
