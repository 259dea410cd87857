"""Tables as values, whatever they are written as."""

import enum
from collections.abc import Iterable
from typing import TypeAlias

import attrs

Cell: TypeAlias = str | int | float | None
Row: TypeAlias = tuple[Cell, ...]


class Kind(enum.Enum):
    """What a column holds."""

    NAME = "name"
    """Text that says what the row is about."""
    COUNT = "count"
    NUMBER = "number"
    SHARE = "share"
    """From 0 to 1; people read it in per cent."""
    BAR = "bar"
    """From 0 to 1; people see its length, and programs do not need it."""


@attrs.frozen
class Column:
    """``name`` is for programs, ``heading`` for people. What is only for programs has no heading."""

    name: str
    heading: str | None
    kind: Kind = Kind.COUNT


@attrs.frozen(eq=False)
class Table:
    """Rows under columns. ``rows`` may come from a database one by one, so they can be read once.

    ``name`` is for programs, ``title`` for people; ``note`` is a sentence that people need to read the table.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Iterable[Row]
    note: str = ""
