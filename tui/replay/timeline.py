"""The timeline: where the present place lies on the line of play."""

from typing import ClassVar

import attrs
from rich.segment import Segment
from textual.events import Click, MouseMove
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .scale import column_of, place_at


@attrs.frozen
class TimelineMarks:
    """What a timeline shows: the place reached, the last place, and the places with a choice of continuation."""

    at: int = 0
    last: int = 0
    branching: tuple[int, ...] = ()
    caption: str = ""


class Timeline(Widget):
    """One row: a caption, then the line of play with the present place on it."""

    DEFAULT_CSS = "Timeline { height: 1; }"
    COMPONENT_CLASSES: ClassVar[set[str]] = {"timeline--rail", "timeline--played", "timeline--at"}

    class PlaceChosen(Message):
        """A place on the line was clicked, or dragged to."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, *, ascii_only: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self._marks = TimelineMarks()
        self._glyphs = tuple("=-o+" if ascii_only else "━─●┿")

    def show(self, marks: TimelineMarks) -> None:
        """Show other marks."""
        self._marks = marks
        self.tooltip = marks.caption
        self.refresh()

    @property
    def _rail_start(self) -> int:
        return len(self._marks.caption) + 1

    @property
    def _rail_width(self) -> int:
        return max(self.size.width - self._rail_start - 1, 1)

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        caption = Segment(self._marks.caption + " ", base)
        return Strip([caption, *self._rail()]).adjust_cell_length(self.size.width, base)

    def _rail(self) -> list[Segment]:
        marks, width = self._marks, self._rail_width
        played, ahead, knob, fork = self._glyphs
        at = column_of(marks.at, marks.last, width)
        forks = {column_of(place, marks.last, width) for place in marks.branching}
        before = "".join(fork if column in forks else played for column in range(at))
        after = "".join(fork if column in forks else ahead for column in range(at + 1, width))
        return [
            Segment(before, self.get_component_rich_style("timeline--played")),
            Segment(knob, self.get_component_rich_style("timeline--at")),
            Segment(after, self.get_component_rich_style("timeline--rail")),
        ]

    def on_click(self, event: Click) -> None:
        """Go to the place under the pointer."""
        self._choose(event.x)

    def on_mouse_move(self, event: MouseMove) -> None:
        """Follow the pointer while its button is down."""
        if event.button:
            self._choose(event.x)

    def _choose(self, x: int) -> None:
        column = x - self._rail_start
        if 0 <= column < self._rail_width:
            self.post_message(self.PlaceChosen(place_at(column, self._marks.last, self._rail_width)))
