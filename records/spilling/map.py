"""Values by key that keep to a limit of memory."""

import sqlite3
from collections.abc import Iterator
from itertools import islice
from types import TracebackType
from typing import Self

from .database import open_temporary, spilling

_ENTRY = 180
"""About how many bytes a key with its value takes in memory, beside their lengths (measured)."""
_PASSED = 1 << 16
"""How many entries are handed to the database at a time."""


class SpillingMap:
    """Values by key: in memory as long as they fit there, then in a temporary database.

    ``memory`` is about how many bytes all may take. What is read from it is the same wherever it lies. Use it as a
    context manager: closing removes the temporary file. Methods raise ``SpillError`` if that cannot be written.
    """

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._found: dict[bytes, bytes] = {}
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
        """Whether they outgrew memory."""
        return self._database is not None

    def get(self, key: bytes) -> bytes | None:
        """The value of a key, ``None`` if it has none."""
        known = self._found.get(key)
        if known is not None or self._database is None:
            return known
        with spilling():
            row = self._database.execute("SELECT value FROM found WHERE key = ?", (key,)).fetchone()
        return None if row is None else bytes(row[0])

    def put(self, key: bytes, value: bytes) -> None:
        """Give a key a value, in place of one that it may have."""
        if key not in self._found:
            self._held += _ENTRY + len(key) + len(value)
        self._found[key] = value
        # Once spilled, the database's cache has the other half.
        if self._held > (self._memory // 2 if self.spilled else self._memory):
            self._spill()

    def first(self, key: bytes, value: bytes = b"") -> bytes | None:
        """The value that a key has already; ``None`` if it has none yet, and then it gets this one."""
        known = self.get(key)
        if known is None:
            self.put(key, value)
        return known

    def values(self) -> Iterator[bytes]:
        """The values of all keys, in the order of the keys."""
        if self._database is None:
            yield from (self._found[key] for key in sorted(self._found))
            return
        self._spill()
        with spilling():
            for (value,) in self._database.execute("SELECT value FROM found ORDER BY key"):
                yield value

    def _spill(self) -> None:
        """Move what is held to the database, in the order of its keys: that is quickest."""
        if self._database is None:
            self._database = open_temporary(self._memory // 2)
            with spilling():
                self._database.execute("CREATE TABLE found (key BLOB PRIMARY KEY, value BLOB) WITHOUT ROWID")
        rows = iter(sorted(self._found.items()))
        with spilling():
            while some := list(islice(rows, _PASSED)):
                self._database.execute("BEGIN")
                self._database.executemany("INSERT OR REPLACE INTO found VALUES (?, ?)", some)
                self._database.execute("COMMIT")
        self._found.clear()
        self._held = 0
