"""A list of games of any length: only the lines in view are made."""

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...records.formats.game_index import GameEntry

_HERE = "> "
_NUMBER_WIDTH, _RESULT_WIDTH, _VARIANT_WIDTH = 7, 8, 18


class GameTable(ScrollView, can_focus=True):
    """Number, players, result, variant and date of each game; one is highlighted."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"game-table--cursor"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Up", show=False, id="games.up", tooltip="The game above"),
        Binding("down", "move(1)", "Down", show=False, id="games.down", tooltip="The game below"),
        Binding("pageup", "move_page(-1)", "Page up", show=False, id="games.page_up", tooltip="A page up"),
        Binding("pagedown", "move_page(1)", "Page down", show=False, id="games.page_down", tooltip="A page down"),
        Binding("home", "move_to_end(False)", "First", show=False, id="games.first", tooltip="The first game"),
        Binding("end", "move_to_end(True)", "Last", show=False, id="games.last", tooltip="The last game"),
        Binding("enter", "take", "Open", id="games.open", tooltip="Open the highlighted game"),
    ]

    class Chosen(Message):
        """A game was taken."""

        def __init__(self, entry: GameEntry) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._entries: Sequence[GameEntry] = ()
        self._row = 0

    def show(self, entries: Sequence[GameEntry]) -> None:
        """Show other games, or more of the same; the highlighted row stays where it can."""
        self._entries = entries
        self.virtual_size = Size(0, len(entries))
        self.highlight(self._row)

    def highlight(self, row: int) -> None:
        """Highlight a row, or the nearest one there is."""
        self._row = min(max(row, 0), max(len(self._entries) - 1, 0))
        self.scroll_to_region(Region(0, self._row, 1, 1), animate=False, force=True, immediate=True)
        self.refresh()

    def action_move(self, rows: int) -> None:
        """Move the highlight."""
        self.highlight(self._row + rows)

    def action_move_page(self, pages: int) -> None:
        """Move the highlight by what is in view."""
        self.highlight(self._row + pages * max(self.scrollable_content_region.height, 1))

    def action_move_to_end(self, last: bool) -> None:
        """Move the highlight to the first or last game."""
        self.highlight(len(self._entries) if last else 0)

    def action_take(self) -> None:
        """Choose the highlighted game."""
        if self._entries:
            self.post_message(self.Chosen(self._entries[self._row]))

    def on_click(self, event: Click) -> None:
        """Choose the game under the pointer."""
        row = event.y + self.scroll_offset.y
        if row < len(self._entries):
            self.highlight(row)
            self.action_take()

    def render_line(self, y: int) -> Strip:
        row, width = y + self.scroll_offset.y, self.scrollable_content_region.width
        here = row == self._row and bool(self._entries)
        style = self.get_component_rich_style("game-table--cursor") if here else self.rich_style
        mark = _HERE if here else " " * len(_HERE)
        text = mark + line_of(self._entries[row], width - len(mark)) if row < len(self._entries) else ""
        return Strip([Segment(text, style)]).adjust_cell_length(width, style)


def line_of(entry: GameEntry, width: int) -> str:
    """A game as one line of ``width`` cells: the players take what the other columns leave."""
    players = f"{entry.first} - {entry.second}"
    fixed = _NUMBER_WIDTH + _RESULT_WIDTH + _VARIANT_WIDTH + 10
    room = max(width - fixed, 20)
    shown = set_cell_size(players, room - 1) if cell_len(players) < room else set_cell_size(players, room - 2) + "…"
    number = f"{entry.number}. ".rjust(_NUMBER_WIDTH)
    return f"{number}{shown} {entry.result:<{_RESULT_WIDTH}}{entry.variant:<{_VARIANT_WIDTH}}{entry.date}"
