"""A record's tree of variations laid out as lines of text cells, apart from any widget."""

from __future__ import annotations

import enum
from collections.abc import Sequence

import attrs
from rich.cells import cell_len, set_cell_size

NUMBER_WIDTH = 6
"""Columns for a move number of the main line."""
INDENT = 2
GAP = 2
"""Columns between moves on one line: the marks of the current and of the next move stand there."""
DEEPEST_INDENT = 5
"""Deeper variations say their depth instead of making ever narrower lines."""


class Role(enum.Enum):
    """What a cell of the tree shows."""

    NUMBER = "number"
    MOVE = "move"
    UNREAD = "unread"
    COMMENT = "comment"
    RESULT = "result"


@attrs.frozen
class MoveText:
    """How one node is laid out: its number (such as ``12.``), its move with marks, and its comments as one text.

    ``depth`` is 0 in the main line. ``opens`` says that a variation begins here, ``second`` that the second player
    moved.
    """

    number: str
    move: str
    comment: str
    depth: int
    opens: bool
    second: bool
    role: Role = Role.MOVE


@attrs.frozen
class TreeCell:
    """Text at a column of a line; ``node`` is what a click on it goes to."""

    x: int
    text: str
    role: Role
    node: int | None = None

    @property
    def end(self) -> int:
        """The first column after it."""
        return self.x + cell_len(self.text)


TreeLine = tuple[TreeCell, ...]


@attrs.frozen
class TreeLayout:
    """Lines, and the line of each node."""

    lines: tuple[TreeLine, ...]
    line_of: tuple[int, ...]

    def node_at(self, x: int, y: int) -> int | None:
        """The node shown at a place, if there is one."""
        if not 0 <= y < len(self.lines):
            return None
        return next((cell.node for cell in self.lines[y] if cell.x <= x < cell.end), None)


def lay_out(moves: Sequence[MoveText], opening: str, result: str, width: int) -> TreeLayout:
    """Lay out a tree: the main line in two columns, variations indented below the move that they replace.

    ``opening`` is the comment before the first move. ``width`` is in terminal cells.
    """
    layout = _Layout(max(width, 20))
    layout.comment(opening, 0, None)
    for node, move in enumerate(moves):
        layout.add(node, move)
    layout.finish(result)
    return TreeLayout(tuple(layout.lines), tuple(layout.line_of))


class _Layout:
    """The lines so far. ``_row`` is the line being filled; ``_column`` is where its next cell goes."""

    def __init__(self, width: int) -> None:
        self.lines: list[TreeLine] = []
        self.line_of: list[int] = []
        self._width = width
        self._move_width = (width - NUMBER_WIDTH) // 2
        self._row: list[TreeCell] = []
        self._depth = 0

    def add(self, node: int, move: MoveText) -> None:
        """Put one node on the present line, or on a new one."""
        if move.depth != self._depth or move.opens:
            self._end_line()
        self._depth = move.depth
        if move.depth:
            self._add_running(node, move)
        else:
            self._add_in_columns(node, move)
        self.line_of.append(len(self.lines))
        if move.comment:
            self.comment(move.comment, move.depth, node)

    def _add_in_columns(self, node: int, move: MoveText) -> None:
        """A move of the main line: number, first player's column, second player's column."""
        if not (move.second and len(self._row) == 2):
            self._end_line()
            number = move.number.rstrip(".") + "." if move.number else ""
            self._row.append(TreeCell(0, number.rjust(NUMBER_WIDTH - 1), Role.NUMBER, node))
            if move.second:
                self._row.append(TreeCell(NUMBER_WIDTH, "...", Role.NUMBER, node))
        x = NUMBER_WIDTH + (self._move_width if move.second else 0)
        room = self._width - x if move.second or move.role is Role.UNREAD else self._move_width - 1
        self._row.append(TreeCell(x, cut(move.move, room), move.role, node))

    def _add_running(self, node: int, move: MoveText) -> None:
        """A move of a variation, after the one before it as long as the line has room."""
        if self._row:
            label = move.move if move.second else f"{move.number} {move.move}"
            x = self._row[-1].end + GAP
            if x + cell_len(label) <= self._width:
                self._row.append(TreeCell(x, label, move.role, node))
                return
            self._end_line()
        label, x = f"{move.number} {move.move}".strip(), self._indent(move.depth)
        if move.opens:
            mark = opening_mark(move.depth)
            self._row.append(TreeCell(x - 1 - len(mark), mark, Role.NUMBER, node))
        self._row.append(TreeCell(x, cut(label, self._width - x), move.role, node))

    def comment(self, text: str, depth: int, node: int | None) -> None:
        """A comment on its own line, cut to it: in full it stands elsewhere."""
        if not text:
            return
        self._end_line()
        x = 0 if node is None else self._indent(depth)
        self.lines.append((TreeCell(x, cut(text, self._width - x), Role.COMMENT, node),))

    def finish(self, result: str) -> None:
        """The last line, and the result below it."""
        self._end_line()
        self.lines.append((TreeCell(NUMBER_WIDTH, cut(result, self._width - NUMBER_WIDTH), Role.RESULT),))

    def _end_line(self) -> None:
        if self._row:
            self.lines.append(tuple(self._row))
            self._row = []

    def _indent(self, depth: int) -> int:
        return NUMBER_WIDTH + INDENT * min(depth, DEEPEST_INDENT)


def opening_mark(depth: int) -> str:
    """What stands before the first move of a variation.

    >>> opening_mark(1), opening_mark(12)
    ('-', '12-')
    """
    return "-" if depth <= DEEPEST_INDENT else f"{depth}-"


def cut(text: str, width: int) -> str:
    """A text of at most ``width`` cells, an ellipsis showing that it goes on."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "…"
