"""The graph of a line's evaluations."""

from typing import ClassVar

from rich.segment import Segment
from textual.events import Click
from textual.strip import Strip
from textual.widget import Widget

from .evaluation_bars import bars
from .scale import column_of, place_at
from .timeline import Timeline

TITLE = "Evaluation for First"
"""What stands above the bars: the higher they are, the better."""


class EvaluationGraph(Widget):
    """First's share of the game at each place of the line, below a title; the present place is marked.

    It is hidden where nothing is known of the line.
    """

    DEFAULT_CSS = "EvaluationGraph { height: 4; }"
    COMPONENT_CLASSES: ClassVar[set[str]] = {"evaluation-graph--bar", "evaluation-graph--at"}

    def __init__(self, *, ascii_only: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ascii_only = ascii_only
        self._shares: tuple[float, ...] = (0.5,)
        self._at = 0
        self.display = False

    def show(self, shares: tuple[float, ...], at: int) -> None:
        """Show the shares at places 0 to the last, if there are any, and mark the place ``at``."""
        self.display = bool(shares)
        self._shares, self._at = shares or (0.5,), at
        self.refresh()

    def render_line(self, y: int) -> Strip:
        width, rows = self.size.width, self.size.height - 1
        if y == 0:
            return Strip([Segment(TITLE[:width].ljust(width), self.rich_style)], width)
        row = bars(self._shares, width, rows, ascii_only=self._ascii_only)[y - 1]
        at = column_of(self._at, len(self._shares) - 1, width)
        bar = self.get_component_rich_style("evaluation-graph--bar")
        here = self.get_component_rich_style("evaluation-graph--at")
        return Strip([Segment(row[:at], bar), Segment(row[at], here), Segment(row[at + 1 :], bar)], width)

    def on_click(self, event: Click) -> None:
        """Go to the place under the pointer."""
        place = place_at(event.x, len(self._shares) - 1, self.size.width)
        self.post_message(Timeline.PlaceChosen(place))
