"""What tables that keep to a limit of memory share: how much they hold, and the database when they outgrow it."""

import sqlite3
from collections.abc import Iterable
from itertools import islice
from types import TracebackType
from typing import Self

from .database import open_temporary, spilling

_PASSED = 1 << 16
"""How many rows are handed to the database at a time."""


class SpillingTable:
    """The base of tables that lie in memory as long as they fit there, then in a temporary database.

    ``memory`` is about how many bytes all may take. What is read from a table is the same wherever it lies. Use it as
    a context manager: closing removes the temporary file.
    """

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._held = 0
        self._database: sqlite3.Connection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._database is not None:
            self._database.close()

    @property
    def spilled(self) -> bool:
        """Whether it outgrew memory."""
        return self._database is not None

    def _is_full(self) -> bool:
        """Whether what is held has to go. Once spilled, the database's cache has the other half of the memory."""
        return self._held > (self._memory // 2 if self.spilled else self._memory)

    def _opened(self, schema: str) -> sqlite3.Connection:
        """The database, made when it is first needed."""
        if self._database is None:
            self._database = open_temporary(self._memory // 2)
            with spilling():
                self._database.execute(schema)
        return self._database


def insert(database: sqlite3.Connection, statement: str, rows: Iterable[tuple[bytes | int, ...]]) -> None:
    """Hand rows to a database: quickest in the order of their keys.

    Raises:
        SpillError: if the temporary file cannot be written.
    """
    left = iter(rows)
    with spilling():
        while some := list(islice(left, _PASSED)):
            database.execute("BEGIN")
            database.executemany(statement, some)
            database.execute("COMMIT")
