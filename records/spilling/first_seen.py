"""Which keys have been seen, and what came with each first, within a limit of memory."""

import sqlite3
from itertools import islice
from types import TracebackType
from typing import Self

from .database import open_temporary, spilling

_ENTRY = 180
"""About how many bytes a key with its value takes in memory, beside their lengths (measured)."""
_PASSED = 1 << 16


class FirstSeen:
    """What came first with each key: in memory as long as it fits there, then in a temporary database.

    ``memory`` is about how many bytes all may take. Use it as a context manager: closing removes the temporary file.
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

    def first(self, key: bytes, value: bytes = b"") -> bytes | None:
        """What came with a key the first time; ``None`` if this is the first time, and then ``value`` is kept.

        Raises:
            SpillError: if the temporary file cannot be written.
        """
        known = self._found.get(key)
        if known is None and self._database is not None:
            known = self._look_up(key)
        if known is None:
            self._found[key] = value
            self._held += _ENTRY + len(key) + len(value)
            # Once spilled, the database's cache has the other half.
            if self._held > (self._memory // 2 if self.spilled else self._memory):
                self._spill()
        return known

    def _look_up(self, key: bytes) -> bytes | None:
        assert self._database is not None
        with spilling():
            row = self._database.execute("SELECT value FROM seen WHERE key = ?", (key,)).fetchone()
        return None if row is None else bytes(row[0])

    def _spill(self) -> None:
        """Move what is held to the database, in the order of its keys: that is quickest."""
        if self._database is None:
            self._database = open_temporary(self._memory // 2)
            with spilling():
                self._database.execute("CREATE TABLE seen (key BLOB PRIMARY KEY, value BLOB) WITHOUT ROWID")
        rows = iter(sorted(self._found.items()))
        with spilling():
            while some := list(islice(rows, _PASSED)):
                self._database.execute("BEGIN")
                self._database.executemany("INSERT INTO seen VALUES (?, ?)", some)
                self._database.execute("COMMIT")
        self._found.clear()
        self._held = 0
