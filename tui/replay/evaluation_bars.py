"""The evaluations of a line of play drawn as bars of text, apart from any widget."""

from __future__ import annotations

from collections.abc import Sequence

from ...records.model.comment_command import Evaluation
from ...records.model.evaluation_share import share
from .scale import place_at

_EIGHTHS = " ▁▂▃▄▅▆▇█"


def shares_of(evaluations: Sequence[Evaluation | None]) -> tuple[float, ...]:
    """The shares at each place; where a place says nothing, what was said last holds."""
    shares: list[float] = []
    for evaluation in evaluations:
        shares.append(share(evaluation.score) if evaluation else shares[-1] if shares else 0.5)
    return tuple(shares)


def bars(shares: Sequence[float], width: int, height: int, *, ascii_only: bool) -> tuple[str, ...]:
    """Rows from the top, ``width`` columns each: the filled part of a column is First's share there.

    >>> bars((0.5, 1.0), 2, 2, ascii_only=True)
    (' #', '##')
    """
    steps = 1 if ascii_only else 8
    glyphs = " #" if ascii_only else _EIGHTHS
    last = len(shares) - 1
    filled = [round(shares[place_at(column, last, width)] * height * steps) for column in range(width)]
    return tuple(_row(filled, row * steps, glyphs) for row in range(height - 1, -1, -1))


def _row(filled: Sequence[int], below: int, glyphs: str) -> str:
    """One row, above ``below`` steps."""
    return "".join(glyphs[min(max(level - below, 0), len(glyphs) - 1)] for level in filled)
