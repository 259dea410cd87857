"""Scores as comment commands of records."""

from ..core.seat import Player
from .uci.score import Score

_LARGEST = 99_999_999
"""The largest number of centipawns that the command can hold."""


def eval_command(score: Score, mover: Player) -> str:
    """A score of the side to move as ``[%eval]``, which is from the first player's point of view.

    >>> eval_command(Score.of_centipawns(-31), Player.SECOND), eval_command(Score.of_mate(-2), Player.FIRST)
    ('[%eval +0.31]', '[%eval #-2]')
    """
    first = score.from_first(mover)
    if first.centipawns is not None:
        first = Score.of_centipawns(max(-_LARGEST, min(_LARGEST, first.centipawns)))
    return f"[%eval {first}]"
