"""Scores as columns of tables."""

from .score import Score
from .table import Cell, Column, Kind

SCORE_COLUMNS = (
    Column("games", "games"),
    Column("won", "won"),
    Column("drawn", "drawn"),
    Column("lost", "lost"),
    Column("unfinished", "open"),
    Column("score", "score", Kind.SHARE),
    Column("low", "from", Kind.SHARE),
    Column("high", "to", Kind.SHARE),
)
SCORE_NOTE = "A draw is half a win; with 95 % confidence the score lies between 'from' and 'to'; 'open' has no result."


def score_cells(score: Score) -> tuple[Cell, ...]:
    """The cells of a score, one for each of ``SCORE_COLUMNS``."""
    low, high = score.interval or (None, None)
    return score.games, score.won, score.drawn, score.lost, score.unfinished, score.share, low, high
