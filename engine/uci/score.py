"""Scores: how good a position is, or in how many moves it is won."""

from __future__ import annotations

import attrs

from ...core.seat import Player


@attrs.frozen
class Score:
    """A judgement from the point of view of the side to move; exactly one field is set.

    ``centipawns`` is an evaluation in hundredths of the game's common unit, positive where the side to move stands
    better. ``mate`` is a proved end in so many moves of the winner, negative where the side to move loses; 0 says that
    it has lost already.

    >>> str(Score.of_centipawns(-135)), str(Score.of_mate(3)), str(Score.of_mate(-2))
    ('-1.35', '#3', '#-2')
    """

    centipawns: int | None = None
    mate: int | None = None

    @classmethod
    def of_centipawns(cls, centipawns: int) -> Score:
        """An evaluation."""
        return cls(centipawns=centipawns)

    @classmethod
    def of_mate(cls, moves: int) -> Score:
        """A proved win, or with a negative number a proved loss."""
        return cls(mate=moves)

    def negated(self) -> Score:
        """The same judgement from the other side's point of view.

        >>> Score.of_mate(3).negated()
        Score(centipawns=None, mate=-3)
        """
        return Score(
            None if self.centipawns is None else -self.centipawns,
            None if self.mate is None else -self.mate,
        )

    def from_first(self, turn: Player) -> Score:
        """The judgement from the first player's point of view, given the player to move."""
        return self if turn is Player.FIRST else self.negated()

    def __str__(self) -> str:
        if self.mate is not None:
            return f"#{self.mate}"
        return f"{(self.centipawns or 0) / 100:+.2f}"


def format_score(score: Score) -> str:
    """A score as the protocol writes it.

    >>> format_score(Score.of_centipawns(31)), format_score(Score.of_mate(-2))
    ('cp 31', 'mate -2')
    """
    return f"cp {score.centipawns or 0}" if score.mate is None else f"mate {score.mate}"
