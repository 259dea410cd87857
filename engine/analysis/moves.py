"""The moves of a game's main line with what was found out about them."""

import attrs

from ...core.game import Game
from ...core.seat import Player
from ..uci.score import Score
from .evaluator import Evaluation
from .judgement import Judgement, judge, loss


@attrs.frozen
class JudgedMove:
    """A move of the main line.

    ``node`` is its index in the record. ``before`` is the game before it, ``best`` what was best there. ``played`` is
    the score of the move itself and ``after`` that of the position it led to, if the game goes on there, as its mover
    sees them; they differ where chance decides. What is not known is ``None``.
    """

    node: int
    before: Game
    best: Evaluation | None
    played: Score | None
    after: Score | None
    is_best: bool = False

    @property
    def mover(self) -> Player:
        """Who made it."""
        return self.before.position.turn

    @property
    def judgement(self) -> Judgement | None:
        """What is to be said of it; ``None`` for a fair move, and where not enough is known."""
        if self.best is None or self.played is None or self.is_best:
            return None
        return judge(self.best.score, self.played)

    @property
    def loss(self) -> int | None:
        """What it gives away, in centipawns."""
        if self.best is None or self.played is None:
            return None
        return 0 if self.is_best else loss(self.best.score, self.played)
