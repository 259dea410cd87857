"""Tables and charts as one HTML page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import resources

import attrs

from ..text.presentable import presentable
from .table import Cell, Column, Kind, Table
from .table_text import NOTHING, cell_text

_TEMPLATE = "page.html"
_STEP = 1.1
"""How far a row is indented for each level, in units of the font's size."""


@attrs.frozen
class PageColumn:
    """A heading, and whether what stands below it begins at the left."""

    heading: str
    is_left: bool


@attrs.frozen
class PageCell:
    """A cell as it is shown. ``bar`` is the length of a bar in per cent, ``indent`` that of what stands before."""

    text: str
    is_left: bool
    bar: str | None = None
    indent: str = ""


@attrs.frozen
class Section:
    """A part of the page. ``chart`` is an SVG document that is safe to put into a page, or empty."""

    name: str
    title: str
    note: str
    chart: str
    columns: Sequence[PageColumn]
    rows: Sequence[Sequence[PageCell]]

    @classmethod
    def of(cls, table: Table, chart: str = "", levels: Sequence[int] = ()) -> Section:
        """A table, under its chart if it has one. ``levels`` says how deep each row stands, if that differs."""
        from markupsafe import Markup

        places = [place for place, column in enumerate(table.columns) if column.heading is not None]
        columns = [table.columns[place] for place in places]
        rows = [
            [_cell(row[place], column) for place, column in zip(places, columns, strict=True)] for row in table.rows
        ]
        for row, level in zip(rows, levels, strict=bool(levels)):
            row[0] = attrs.evolve(row[0], indent=f"{0.7 + _STEP * level:g}")
        headings = [PageColumn(column.heading or "", _is_left(column)) for column in columns]
        return cls(table.name, table.title, table.note, Markup(chart), headings, rows)


def render_page(title: str, lead: Iterable[str], sections: Iterable[Section]) -> str:
    """The page. All text is escaped but the charts; the same tables always give the same page."""
    from jinja2 import Environment, StrictUndefined

    environment = Environment(autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)
    template = environment.from_string(resources.files(__package__).joinpath(_TEMPLATE).read_text("utf-8"))
    return template.render(title=presentable(title), lead=[presentable(line) for line in lead], sections=list(sections))


def _cell(cell: Cell, column: Column) -> PageCell:
    if column.kind is Kind.BAR:
        return PageCell("", is_left=True, bar=f"{100 * float(cell or 0):.1f}")
    text = cell_text(cell, column.kind)
    return PageCell("–" if text == NOTHING else text, _is_left(column))


def _is_left(column: Column) -> bool:
    return column.kind in (Kind.NAME, Kind.BAR)
