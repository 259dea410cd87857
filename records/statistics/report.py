"""The statistics as text, JSON or CSV, a piece at a time."""

from collections.abc import Iterable, Iterator

from ...notation.counted import counted
from .data_format import DataFormat
from .table import Table
from .table_data import csv_pieces, json_pieces, long_csv_pieces
from .table_name import TableName
from .table_text import table_lines
from .tables import data_tables, shown_tables
from .totals import Counts, Totals


def report_pieces(
    totals: Totals, how: DataFormat, only: TableName | None = None, top: int | None = None
) -> Iterator[str]:
    """What ``junqi stats`` prints: all tables, or one of them. ``top`` limits the players that people are shown."""
    tables: Iterable[Table] = data_tables(totals)
    if only is not None:
        tables = [table for table in tables if table.name == only.value]
    if how is DataFormat.JSON:
        return json_pieces(tables)
    if how is DataFormat.CSV:
        return long_csv_pieces(tables) if only is None else (piece for table in tables for piece in csv_pieces(table))
    if only is TableName.SUMMARY:
        return text_pieces(summary_lines(totals.counts), ())
    if only is not None:
        return text_pieces((), tables)
    return text_pieces(summary_lines(totals.counts), shown_tables(totals, top))


def text_pieces(head: Iterable[str], tables: Iterable[Table]) -> Iterator[str]:
    """Some lines, then tables, each after an empty line."""
    separator = ""
    for line in head:
        yield f"{line}\n"
        separator = "\n"
    for table in tables:
        yield separator
        separator = "\n"
        yield from (f"{line}\n" for line in table_lines(table))


def summary_lines(counts: Counts) -> Iterator[str]:
    """What was counted, in sentences."""
    dates = "" if counts.dates is None else f", played {' to '.join(dict.fromkeys(counts.dates))}"
    yield f"{counted(counts.games, 'game')}, {counts.plies} plies{dates}"
    if counts.with_errors:
        yield f"{counted(counts.with_errors, 'game')} with errors: each counts as far as it was understood"
    if counts.in_part:
        yield f"{counted(counts.in_part, 'game')} of which not all moves were understood"
    if counts.unnamed:
        yield f"{counted(counts.unnamed, 'player')} without a name: in no row of the players"
