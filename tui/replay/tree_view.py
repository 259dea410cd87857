"""The tree of variations as a list of moves to scroll and to click."""

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, Resize
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...records.model.record import START
from .tree_layout import MoveText, Role, TreeCell, TreeLayout, TreeLine, lay_out

_ROLE_CLASSES = {role: f"tree-view--{role.value}" for role in Role}
CURRENT_MARKS = ("[", "]")
NEXT_MARK = ">"


class TreeView(ScrollView, can_focus=False):
    """Moves in the order in which the record holds them, variations indented.

    The node reached stands in brackets; the node that "next" enters has a pointer before it.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {*_ROLE_CLASSES.values(), "tree-view--current", "tree-view--next"}

    class NodeChosen(Message):
        """A move was clicked."""

        def __init__(self, node: int) -> None:
            super().__init__()
            self.node = node

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._moves: Sequence[MoveText] = ()
        self._opening = ""
        self._result = ""
        self._layout = TreeLayout((), ())
        self._current = START
        self._next: int | None = None

    def load(self, moves: Sequence[MoveText], opening: str, result: str) -> None:
        """Show another record's moves, with the comment before them and the result below."""
        self._moves, self._opening, self._result = moves, opening, result
        self._lay_out()

    def mark(self, current: int, following: int | None) -> None:
        """Mark the node reached and the node that "next" enters, and scroll to the former."""
        self._current, self._next = current, following
        self._scroll_to_current()
        self.refresh()

    def _lay_out(self) -> None:
        width = self.scrollable_content_region.width
        self._layout = lay_out(self._moves, self._opening, self._result, width)
        self.virtual_size = Size(width, len(self._layout.lines))
        self._scroll_to_current()
        self.refresh()

    def on_resize(self, event: Resize) -> None:
        """Lay the lines out anew for another width."""
        self._lay_out()

    def _scroll_to_current(self) -> None:
        """Put the node reached into the middle."""
        known = 0 <= self._current < len(self._layout.line_of)
        line = self._layout.line_of[self._current] if known else 0
        middle = self.scrollable_content_region.height // 2
        self.scroll_to(y=max(line - middle, 0), animate=False, force=True, immediate=True)

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        line = self._layout.lines[row] if row < len(self._layout.lines) else ()
        return self._strip(line).adjust_cell_length(self.size.width, self.rich_style)

    def _strip(self, line: TreeLine) -> Strip:
        segments: list[Segment] = []
        column = 0
        for cell in line:
            before, after = self._marks(cell)
            start = cell.x - len(before)
            segments.append(Segment(" " * max(start - column, 0), self.rich_style))
            segments.append(Segment(before + cell.text + after, self._style(cell)))
            column = cell.end + len(after)
        return Strip(segments)

    def _marks(self, cell: TreeCell) -> tuple[str, str]:
        if cell.node is None or cell.role not in (Role.MOVE, Role.UNREAD):
            return "", ""
        if cell.node == self._current:
            return CURRENT_MARKS
        return (NEXT_MARK, "") if cell.node == self._next else ("", "")

    def _style(self, cell: TreeCell) -> Style:
        style = self.get_component_rich_style(_ROLE_CLASSES[cell.role])
        if cell.node is None or cell.role not in (Role.MOVE, Role.UNREAD):
            return style
        if cell.node == self._current:
            return self.get_component_rich_style("tree-view--current")
        return self.get_component_rich_style("tree-view--next") if cell.node == self._next else style

    def on_click(self, event: Click) -> None:
        """Choose the move under the pointer."""
        node = self._layout.node_at(event.x, event.y + self.scroll_offset.y)
        if node is not None:
            self.post_message(self.NodeChosen(node))
