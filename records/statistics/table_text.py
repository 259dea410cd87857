"""Tables as plain text, for terminals and pipes: the same everywhere, without colours."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from ..text.presentable import presentable
from .table import Cell, Column, Kind, Table

WIDTH = 80
"""How many columns of a terminal a table may take."""
_BAR = 20
_GAP = "  "
_LEFT = frozenset({Kind.NAME, Kind.BAR})
_ROUNDED = 10_000
_SHORTEST_NAME = 8
NOTHING = "-"


def table_lines(table: Table, width: int = WIDTH) -> Iterator[str]:
    """The lines of a table: its title, its note, its headings and its rows.

    Where they are too wide, large numbers are rounded to thousands or millions; then long names are shortened.
    """
    yield table.title
    yield from wrap(table.note, width)
    places = [place for place, column in enumerate(table.columns) if column.heading is not None]
    columns = [table.columns[place] for place in places]
    rows = [[row[place] for place in places] for row in table.rows]
    yield from grid_lines(columns, rows, width)


def grid_lines(columns: Sequence[Column], rows: Sequence[Sequence[Cell]], width: int = WIDTH) -> Iterator[str]:
    """The headings and rows, aligned."""
    if not rows:
        yield "  none"
        return
    texts = [[cell_text(cell, column.kind) for cell, column in zip(row, columns, strict=True)] for row in rows]
    widths = _widths(columns, texts)
    if _total(widths) > width:
        texts = [[rounded_text(cell, column.kind) for cell, column in zip(row, columns, strict=True)] for row in rows]
        widths = _shortened(columns, _widths(columns, texts), width)
    headings = [column.heading or "" for column in columns]
    if any(headings):
        yield _line(headings, columns, widths)
    for row in texts:
        yield _line(row, columns, widths)


def cell_text(cell: Cell, kind: Kind) -> str:
    """A cell as people read it."""
    if cell is None:
        return NOTHING
    if isinstance(cell, str):
        return presentable(cell)
    if kind is Kind.SHARE:
        return f"{100 * cell:.1f} %"
    if kind is Kind.BAR:
        return "#" * round(_BAR * cell) or ("." if cell else "")
    return f"{cell:.1f}" if kind is Kind.NUMBER else str(cell)


def rounded_text(cell: Cell, kind: Kind) -> str:
    """As ``cell_text``, large counts in thousands or millions.

    >>> rounded_text(9999, Kind.COUNT), rounded_text(12345, Kind.COUNT), rounded_text(34567890, Kind.COUNT)
    ('9999', '12k', '35M')
    """
    if kind is Kind.COUNT and isinstance(cell, int) and cell >= _ROUNDED:
        return f"{cell / 1e3:.0f}k" if cell < 999_500 else f"{cell / 1e6:.0f}M"
    return cell_text(cell, kind)


def _widths(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> list[int]:
    from rich.cells import cell_len

    headings = [column.heading or "" for column in columns]
    return [max(map(cell_len, column)) for column in zip(headings, *rows, strict=True)]


def _total(widths: Sequence[int]) -> int:
    return sum(widths) + len(_GAP) * (len(widths) - 1)


def _shortened(columns: Sequence[Column], widths: list[int], width: int) -> list[int]:
    """Widths with those of names cut, the longest first, until all fit or no name can be cut further."""
    widths = list(widths)
    names = [place for place, column in enumerate(columns) if column.kind is Kind.NAME]
    while _total(widths) > width and (longest := max((widths[place] for place in names), default=0)) > _SHORTEST_NAME:
        widths[next(place for place in names if widths[place] == longest)] -= 1
    return widths


def _line(texts: Sequence[str], columns: Sequence[Column], widths: Sequence[int]) -> str:
    cells = (
        padded(text, width, left=column.kind in _LEFT)
        for text, column, width in zip(texts, columns, widths, strict=True)
    )
    return _GAP.join(cells).rstrip()


def padded(text: str, width: int, *, left: bool) -> str:
    """A text that takes so many columns of a terminal, shortened if need be.

    >>> padded("Ann", 5, left=True), padded("Bartholomew", 8, left=True), padded("象", 4, left=False)
    ('Ann  ', 'Bartho..', '  象')
    """
    from rich.cells import cell_len, set_cell_size

    size = cell_len(text)
    if size > width:
        return set_cell_size(text, width - 2) + ".."
    return text + " " * (width - size) if left else " " * (width - size) + text
