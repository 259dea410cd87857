"""The tray: the pieces still to place, with counts."""

from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...core.rules import RuleSet
from ...notation.letters import letters_of
from .draft import Draft

_NAME_WIDTH = 12


class Tray(Widget):
    """One line a kind; a click takes one in hand."""

    @dataclass
    class Taken(Message):
        """A kind was taken from the tray."""

        kind: int

    def __init__(self, rules: RuleSet, draft: Draft, id: str | None = None) -> None:
        super().__init__(id=id)
        self._rules, self._draft, self._hanzi = rules, draft, False

    def show(self, draft: Draft, hanzi: bool) -> None:
        """Show what a draft still has to place."""
        self._draft, self._hanzi = draft, hanzi
        self.refresh()

    def render_line(self, y: int) -> Strip:
        style = self.rich_style
        if y >= len(self._draft.tray):
            return Strip.blank(self.size.width, style)
        kind, left = self._draft.tray[y]
        table = letters_of(self._rules)
        sign = table.letters[y] + (f" {table.hanzi[y]}" if self._hanzi else "")
        in_hand = kind.number == self._draft.hand
        mark = ">" if in_hand else " "
        text = f"{mark} {sign}  {kind.name:{_NAME_WIDTH}} {left}"
        look = Style(bold=True, reverse=True) if in_hand else Style(dim=left == 0)
        return Strip([Segment(text, style + look)]).adjust_cell_length(self.size.width, style)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None and offset.y < len(self._draft.tray):
            self.post_message(self.Taken(self._draft.tray[offset.y][0].number))
