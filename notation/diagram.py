"""Any board as plain text, drawn from its geometry alone: for ``--plain``, help and tests."""

import attrs

from ..core.board import Board, Drawing, Link, LinkKind, Square, Zone
from ..core.piece import Code
from ..core.rules import RuleSet
from .canvas import Canvas, width_of
from .piece_text import back_mark, flag_mark, piece_sign

ZONE_MARKS = {
    Zone.LAND: ".",
    Zone.WATER: "~",
    Zone.TRAP: "x",
    Zone.DEN: "@",
    Zone.STATION: ".",
    Zone.CAMP: "()",
    Zone.HEADQUARTERS: "[]",
    Zone.MOUNTAIN: "/\\",
    Zone.FRONT_LINE: "",
}
"""What stands for an empty place. Brackets enclose its piece, ``~ x @`` follow it."""

_ENCLOSING = frozenset({Zone.CAMP, Zone.HEADQUARTERS})
_FOLLOWING = frozenset({Zone.WATER, Zone.TRAP, Zone.DEN})

LINK_MARKS = {LinkKind.ROAD: "-|/\\", LinkKind.RAILWAY: "=#/\\"}
"""What links are drawn with: along a rank, along a file, and the two diagonals."""


@attrs.frozen
class _Place:
    """A place's text; its first sign, after ``before``, stands where the board's geometry has the place."""

    before: str
    text: str

    @property
    def width(self) -> int:
        return width_of(self.before + self.text)


@attrs.frozen
class _Grid:
    """Where the places of a board stand on a canvas."""

    board: Board
    flipped: bool
    column_step: int
    row_step: int

    @property
    def margin(self) -> int:
        """The column of the leftmost file; left of it stand the ranks' numbers."""
        return len(str(self.board.ranks)) + 3

    def canvas(self) -> Canvas:
        """An empty canvas, with a row for the files' letters below the board."""
        return Canvas(self.margin + self.column_step * self.board.files, self.row_step * (self.board.ranks - 1) + 2)

    def cell(self, square: Square) -> tuple[int, int]:
        """The column and row of a square."""
        file, rank = self.board.point(square)
        across, down = file, self.board.ranks - 1 - rank
        if self.flipped:
            across, down = self.board.files - 1 - file, rank
        return self.margin + across * self.column_step, down * self.row_step


def draw(rules: RuleSet, board: bytes, *, hanzi: bool = False, flipped: bool = False) -> str:
    """A position's board, its files and ranks named, the South seat at the bottom unless ``flipped``.

    >>> from junqi.core.registry import rule_set
    >>> jungle = rule_set("jungle")
    >>> print(draw(jungle, jungle.start().board).splitlines()[2])
    7   r   .   p   .   w   .   e
    """
    places = [_place(rules, square, code, hanzi) for square, code in enumerate(board)]
    grid = _grid(rules.board, places, hanzi, flipped)
    canvas = grid.canvas()
    for link in rules.board.links:
        _draw_link(canvas, grid, link)
    for square, place in enumerate(places):
        column, row = grid.cell(square)
        canvas.put(column - width_of(place.before), row, place.before + place.text)
    _draw_labels(canvas, grid)
    return str(canvas)


def _grid(board: Board, places: list[_Place], hanzi: bool, flipped: bool) -> _Grid:
    """Steps wide enough for the widest place; even, so that a diagonal's middle falls on a column."""
    is_graph = board.drawing is Drawing.GRAPH
    least = 4 if hanzi or is_graph else 2
    widest = max(least, *(place.width for place in places))
    step = widest + (4 if is_graph else 2)
    return _Grid(board, flipped, step + step % 2, 2 if is_graph else 1)


def _place(rules: RuleSet, square: Square, code: Code, hanzi: bool) -> _Place:
    zone = rules.board.zones[square]
    mark = ZONE_MARKS[zone]
    before, after = "", ""
    if zone in _ENCLOSING:
        before, after = mark[0], mark[1]
    elif rules.board.drawing is Drawing.GRAPH and mark:
        before, after = " ", " "
    if not code:
        return _Place(before, (" " if zone in _ENCLOSING else mark) + after)
    zone_mark = mark if zone in _FOLLOWING else ""
    sign = piece_sign(rules, code, hanzi=hanzi) + flag_mark(rules, code, hanzi=hanzi)
    return _Place(before + back_mark(code), sign + zone_mark + after)


def _draw_link(canvas: Canvas, grid: _Grid, link: Link) -> None:
    """Draw what lies between the ends of a road or railway; tiles that touch need no line."""
    marks = LINK_MARKS.get(link.kind)
    if marks is None:
        return
    (left, top), (right, bottom) = sorted((grid.cell(link.a), grid.cell(link.b)), key=lambda cell: (cell[1], cell[0]))
    if top == bottom:
        canvas.put(left, top, marks[0] * (right - left))
    for row in range(top + 1, bottom):
        column = left + (right - left) * (row - top) // (bottom - top)
        canvas.put(column, row, marks[1] if left == right else marks[2] if right < left else marks[3])


def _shown_mark(zone: Zone) -> str:
    """An empty place's mark; brackets stand apart as they do on the board."""
    return ZONE_MARKS[zone][0] + " " + ZONE_MARKS[zone][1] if zone in _ENCLOSING else ZONE_MARKS[zone]


def _draw_labels(canvas: Canvas, grid: _Grid) -> None:
    board = grid.board
    for rank in range(board.ranks):
        _, row = grid.cell(rank * board.files)
        canvas.put(0, row, str(rank + 1).rjust(len(str(board.ranks))))
    for file, letter in enumerate(board.file_letters()):
        column, _ = grid.cell(file)
        canvas.put(column, grid.row_step * (board.ranks - 1) + 1, letter)


def legend(rules: RuleSet) -> tuple[str, ...]:
    """What the marks of ``draw`` mean: places, then lines, then pieces."""
    zones = dict.fromkeys(zone for zone in rules.board.zones if ZONE_MARKS[zone])
    places = [f"{_shown_mark(zone)} {zone.value}" for zone in zones]
    kinds = [kind for kind in LINK_MARKS if any(link.kind is kind for link in rules.board.links)]
    lines = [f"{' '.join(LINK_MARKS[kind])} {kind.value}" for kind in kinds]
    light, dark = rules.side_names
    signs = [f"upper case {light}", f"lower case {dark}"]
    hidden = ["? face down", "~E face down, its identity known"] if rules.hides_pieces else []
    flags = ["E^ carries the enemy Flag", f"E_f stands on {dark}'s Flag"] if rules.hides_pieces else []
    return tuple(", ".join(part) for part in (places, lines, signs + hidden, flags) if part)
