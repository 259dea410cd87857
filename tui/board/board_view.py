"""The widget that shows a board, and lets squares be chosen by keys and by clicks."""

from dataclasses import dataclass
from typing import ClassVar

import attrs
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...core.board import Square
from ...core.rules import RuleSet
from .canvas import Row
from .drawing import Drawing
from .look import Lay, Look
from .motion import Direction, neighbour
from .orientation import Orientation
from .plan import Plan
from .scene import Scene
from .sizes import plan_for, smallest


class BoardView(Widget, can_focus=True):
    """A board drawn as large as there is room for, with a cursor that moves as seen on the screen.

    There is no cursor where the widget cannot have the focus.

    ``ranks`` limits the drawing to some ranks (rows from 0 at the bottom seat), for instance to the own half. With
    ``width: auto`` and ``height: auto`` the widget is just as large as the drawing that fits into its container.
    """

    DEFAULT_CSS = """
    BoardView { width: 1fr; height: 1fr; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move('UP')", "Up", id="board.up", show=False, tooltip="Move the cursor up"),
        Binding("down,j", "move('DOWN')", "Down", id="board.down", show=False, tooltip="Move the cursor down"),
        Binding("left,h", "move('LEFT')", "Left", id="board.left", show=False, tooltip="Move the cursor left"),
        Binding("right,l", "move('RIGHT')", "Right", id="board.right", show=False, tooltip="Move the cursor right"),
        Binding("enter,space", "choose", "Choose", id="board.choose", tooltip="Choose the square under the cursor"),
    ]

    @dataclass
    class SquareChosen(Message):
        """A square was chosen, by key or click."""

        board_view: "BoardView"
        square: Square

        @property
        def control(self) -> "BoardView":
            """The board on which it was chosen."""
            return self.board_view

    @dataclass
    class CursorMoved(Message):
        """The cursor has moved to another square."""

        board_view: "BoardView"
        square: Square

        @property
        def control(self) -> "BoardView":
            """The board on which it moved."""
            return self.board_view

    def __init__(
        self,
        rules: RuleSet,
        *,
        look: Look | None = None,
        ranks: range | None = None,
        scene: Scene | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._rules = rules
        self._look = look or Look()
        self._ranks = ranks if ranks is not None else range(rules.board.ranks)
        self._scene = scene or Scene(rules.start().board)
        self._cursor = _first_square(rules, self._ranks, self._look)
        self._drawing: Drawing | None = None
        self._rows: tuple[Row, ...] = ()

    # What is shown

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self._scene

    @property
    def look(self) -> Look:
        """How it is shown."""
        return self._look

    @property
    def plan(self) -> Plan | None:
        """The plan of the drawing on the screen; ``None`` while there is no room for any."""
        return self._drawing.plan if self._drawing else None

    @property
    def cursor(self) -> Square:
        """The square under the cursor."""
        return self._cursor

    @cursor.setter
    def cursor(self, square: Square) -> None:
        if square != self._cursor:
            self._cursor = square
            self._redraw()
            self.post_message(self.CursorMoved(self, square))

    def other_lay(self) -> Lay:
        """The lay that turns what is seen now between upright and on its side."""
        if self.plan is None:
            return Lay.AUTO
        sideways = self.plan.orientation.sideways
        by_itself = self._plan_for(self.size, attrs.evolve(self._look, lay=Lay.AUTO))
        if by_itself is not None and by_itself.orientation.sideways != sideways:
            return Lay.AUTO
        return Lay.UPRIGHT if sideways else Lay.SIDEWAYS

    def show(self, scene: Scene) -> None:
        """Show a scene."""
        self._scene = scene
        self._redraw()

    def set_look(self, look: Look) -> None:
        """Draw with another look."""
        self._look = look
        self._replan(self.size)
        self.refresh(layout=True)

    # Drawing

    def _replan(self, size: Size) -> None:
        plan = self._plan_for(size, self._look)
        self._drawing = Drawing(self._rules, self._look, plan) if plan else None
        self._rows = self._drawn()

    def _plan_for(self, size: Size, look: Look) -> Plan | None:
        return plan_for(self._rules.board, look, size.width, size.height, self._ranks)

    def _drawn(self) -> tuple[Row, ...]:
        cursor = self._cursor if self.can_focus else None
        return self._drawing.rows(self._scene, cursor) if self._drawing else ()

    def _redraw(self) -> None:
        """Draw anew, and refresh the lines that differ."""
        before, self._rows = self._rows, self._drawn()
        _, top = self._offset()
        changed = [y for y, rows in enumerate(zip(before, self._rows, strict=False)) if rows[0] != rows[1]]
        if changed:
            self.refresh(*(Region(0, top + y, self.size.width, 1) for y in changed))

    def _offset(self) -> tuple[int, int]:
        """The top left cell of the drawing within the widget: it lies in the middle."""
        plan = self.plan
        if plan is None:
            return 0, 0
        return (self.size.width - plan.width) // 2, (self.size.height - plan.height) // 2

    def on_resize(self, event: events.Resize) -> None:
        """Follow the room there is."""
        self._replan(event.size)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the board, or of the message that there is no room."""
        if self.plan is None:
            return self._message_line(y)
        left, top = self._offset()
        row = self._rows[y - top] if top <= y < top + len(self._rows) else ()
        segments = [Segment(" " * left), *(Segment(text, style) for text, style in row)]
        return Strip(segments).adjust_cell_length(self.size.width).apply_style(self.rich_style)

    def _message_line(self, y: int) -> Strip:
        width, height = smallest(self._rules.board, self._look, self._ranks)
        words = ("The board needs", f"{width} x {height} cells.", "Enlarge the window.")
        text = words[y] if y < len(words) else ""
        return Strip([Segment(text, Style.null())]).adjust_cell_length(self.size.width).apply_style(self.rich_style)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        plan = self._plan_for(container, self._look)
        return plan.width if plan else container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        plan = self._plan_for(Size(width, container.height), self._look)
        return plan.height if plan else container.height

    # Choosing

    def square_at(self, x: int, y: int) -> Square | None:
        """The square at a cell of the widget."""
        left, top = self._offset()
        return self.plan.square_at(x - left, y - top) if self.plan else None

    def on_click(self, event: events.Click) -> None:
        """Choose the square that is clicked."""
        offset = event.get_content_offset(self)
        square = None if offset is None else self.square_at(offset.x, offset.y)
        if square is not None:
            self.cursor = square
            self.post_message(self.SquareChosen(self, square))

    def action_move(self, direction: str) -> None:
        """Move the cursor one square, as seen on the screen."""
        if self.plan is not None:
            self.cursor = neighbour(self.plan.orientation, self._cursor, Direction[direction])

    def action_choose(self) -> None:
        """Choose the square under the cursor."""
        self.post_message(self.SquareChosen(self, self._cursor))


def _first_square(rules: RuleSet, ranks: range, look: Look) -> Square:
    """Where the cursor begins: in the middle of the rank nearest to who looks."""
    orientation = Orientation(rules.board, ranks, flipped=look.flipped)

    def distance(square: Square) -> tuple[int, int]:
        column, row = orientation.place(square)
        return orientation.rows - row, abs(column - orientation.columns // 2)

    return min((square for square in rules.board.squares if orientation.shows(square)), key=distance)
