"""The panel of an analysis: evaluation bar and best lines."""

from __future__ import annotations

import math
from collections.abc import Iterator

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from ...engine.uci.score import Score
from ...notation.words import PLAYER_NAMES, Names
from ...records.model.evaluation_share import share
from ..replay.tree_layout import cut
from .advice import AnalysisView
from .analyst import LINES
from .lines import Line, short_moves

_FIRST, _SECOND = "█░"
_SCORE_WIDTH = 6


class AnalysisPanel(Widget):
    """One row of words, one of the bar, and one a line; hidden while neither bar nor lines are asked for."""

    DEFAULT_CSS = "AnalysisPanel { height: auto; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._view, self._names, self._height = AnalysisView(), PLAYER_NAMES, 0
        self.display = False

    def show(self, view: AnalysisView, names: Names) -> None:
        """Show what was found; the names are the players'."""
        self._view, self._names = view, names
        self.display = view.bar or view.lines
        height = 1 + view.bar + LINES * view.lines
        self.refresh(layout=height != self._height)
        self._height = height

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._height

    def render(self) -> Content:
        rows = panel_rows(self._view, self._names, self.size.width)
        return Content("\n").join(Content.styled(row, "bold" if at == 0 else "") for at, row in enumerate(rows))


def panel_rows(view: AnalysisView, names: Names, width: int) -> Iterator[str]:
    """The rows of the panel; none is wider than ``width`` cells."""
    best = view.found[0] if view.found else None
    yield _fitted(_title(best, names, width) if best else "Analysing ...", width)
    if view.bar:
        yield bar_row(best.score if best else Score.of_centipawns(0), width)
    if view.lines:
        yield from (_line_row(view, line, width) for line in view.found[:LINES])


def in_words(score: Score, names: Names) -> str:
    """A judgement from First's point of view.

    >>> in_words(Score.of_centipawns(-35), ("Ann", "Bob")), in_words(Score.of_mate(3), ("Ann", "Bob"))
    ('-0.35 for Ann', 'Ann wins in 3')
    """
    if score.mate is None:
        return f"{score} for {names[0]}"
    return f"{names[score.mate < 0]} wins in {abs(score.mate)}"


def bar_row(score: Score, width: int) -> str:
    """First's share of a row, filled, and Second's.

    >>> bar_row(Score.of_centipawns(300), 8)
    '██████░░'
    """
    pawns = (score.centipawns or 0) / 100 if score.mate is None else math.copysign(math.inf, score.mate)
    filled = round(share(pawns) * width)
    return _FIRST * filled + _SECOND * (width - filled)


def _title(best: Line, names: Names, width: int) -> str:
    """The judgement and its depth: where there is little room the player's name is cut, and not the depth."""
    depth = f", depth {best.depth}"
    whole = in_words(best.score, names) + depth
    excess = cell_len(whole) - width
    if excess <= 0:
        return whole
    short = cut(names[0], cell_len(names[0]) - excess), cut(names[1], cell_len(names[1]) - excess)
    return in_words(best.score, short) + depth


def _line_row(view: AnalysisView, line: Line, width: int) -> str:
    """A score from First's point of view, and as many moves as there is room for."""
    row = f"{line.score!s:>{_SCORE_WIDTH}}"
    assert view.seen is not None
    for move in short_moves(view.seen, line.moves):
        if cell_len(row) + 1 + cell_len(move) > width:
            break
        row += f" {move}"
    return row


def _fitted(text: str, width: int) -> str:
    """A text cut to so many cells."""
    while cell_len(text) > width:
        text = text[:-1]
    return text
