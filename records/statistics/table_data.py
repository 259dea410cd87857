"""Tables for programs: JSON and CSV."""

import json
from collections.abc import Iterable, Iterator

from ..converting.cells import row_text
from .table import Cell, Kind, Row, Table

_DIGITS = 6
"""Digits after the point of shares: enough that nothing is lost, few enough that all machines write the same."""


def json_pieces(tables: Iterable[Table]) -> Iterator[str]:
    """An object with a member for each table, its rows as objects; a piece at a time, so that it may be large."""
    before = "{"
    for table in tables:
        yield f'{before}\n"{table.name}": ['
        separator = "\n"
        for row in table.rows:
            yield separator + json.dumps(_object(table, row), ensure_ascii=False)
            separator = ",\n"
        yield "\n]"
        before = ","
    yield "\n}\n"


def _object(table: Table, row: Row) -> dict[str, Cell]:
    return {
        column.name: _exact(cell)
        for column, cell in zip(table.columns, row, strict=True)
        if column.kind is not Kind.BAR
    }


def _exact(cell: Cell) -> Cell:
    return round(cell, _DIGITS) if isinstance(cell, float) else cell


def csv_pieces(table: Table) -> Iterator[str]:
    """One table as CSV: headings, then a line a row; what is unknown is empty."""
    kept = [place for place, column in enumerate(table.columns) if column.kind is not Kind.BAR]
    yield csv_line([table.columns[place].name for place in kept])
    for row in table.rows:
        yield csv_line([_exact(row[place]) for place in kept])


def long_csv_pieces(tables: Iterable[Table]) -> Iterator[str]:
    """All tables as one: each number on a line of its own, with its table, its row and its column."""
    yield csv_line(["table", "row", "column", "value"])
    for table in tables:
        for number, row in enumerate(table.rows, 1):
            yield from _long_lines(table, number, row)


def _long_lines(table: Table, number: int, row: Row) -> Iterator[str]:
    """The lines of a row; its names, joined, say which row it is, or else its number."""
    pairs = list(zip(table.columns, row, strict=True))
    names = [str(cell) for column, cell in pairs if column.kind is Kind.NAME] or [str(number)]
    for column, cell in pairs:
        if column.kind not in (Kind.NAME, Kind.BAR):
            yield csv_line([table.name, " / ".join(names), column.name, _exact(cell)])


def csv_line(cells: Iterable[Cell]) -> str:
    """One line of CSV."""
    return row_text(("" if cell is None else str(cell) for cell in cells), spreadsheet=False)
