"""The move list: two columns, the current ply marked, moves taken back dimmed."""

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ...core.game import Game
from ..move_rows import MoveCell, MoveRow, MoveTexts, move_rows, taken_back_text

_NUMBER_WIDTH, _CELL_WIDTH = 5, 11
_CURRENT = Style(reverse=True, bold=True)
_TAKEN_BACK = Style(dim=True, italic=True)
_PLAIN = Style()


class MoveList(ScrollView, can_focus=False):
    """Shows a line of play and scrolls to its current ply."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._played, self._taken_back = MoveTexts(), MoveTexts(taken_back_text)
        self._rows: list[MoveRow] = []
        self._current = 0

    def show(self, line: list[Game], current: int) -> None:
        """Show the moves of ``line``; ``current`` is the index of the game on the board."""
        self._rows = move_rows(line, self._texts(line, current + 1))
        self._current = current
        self.virtual_size = Size(_NUMBER_WIDTH + 2 * _CELL_WIDTH, max(1, len(self._rows)))
        self.scroll_to(y=self._current_row() - self.size.height // 2, animate=False)
        self.refresh()

    def _texts(self, line: list[Game], played: int) -> list[str]:
        """The texts of a line of which the first ``played`` games have not been taken back."""
        played_texts = self._played.of(line[:played])
        return played_texts if played == len(line) else played_texts + self._taken_back.of(line)[played:]

    def _current_row(self) -> int:
        indices = [max(cell.index for cell in row.cells if cell) for row in self._rows]
        return sum(index < self._current for index in indices)

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        width, style = self.size.width, self.rich_style
        if at >= len(self._rows):
            text = "No move yet" if not self._rows and y == 0 else ""
            return Strip([Segment(text.ljust(width), style + Style(dim=True))])
        row = self._rows[at]
        number = Segment(f"{row.number}.".rjust(_NUMBER_WIDTH - 1) + " ", style)
        cells = [segment for cell in row.cells for segment in self._cell(cell, style)]
        return Strip([number, *cells]).adjust_cell_length(width, style)

    def _cell(self, cell: MoveCell | None, style: Style) -> list[Segment]:
        text = cell.text if cell else ""
        gap = Segment(" " * max(1, _CELL_WIDTH - len(text)), style)
        return [Segment(text, style + self._cell_style(cell)), gap]

    def _cell_style(self, cell: MoveCell | None) -> Style:
        if cell is None or cell.index < self._current:
            return _PLAIN
        return _CURRENT if cell.index == self._current else _TAKEN_BACK
