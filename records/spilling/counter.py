"""Counts by key that keep to a limit of memory."""

import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from types import TracebackType
from typing import Self, TypeAlias

from .database import open_temporary, spilling

Counts: TypeAlias = tuple[int, ...]
"""What is counted for a key, always the same number of things in the same order."""

_ENTRY = 330
"""About how many bytes a key with its counts takes in memory, beside the length of the key (measured)."""
_PASSED = 1 << 16
"""How many entries are handed to the database at a time."""


class SpillingCounter:
    """Counts by key: in memory as long as they fit there, in a temporary database when they do not.

    ``width`` is how many numbers are counted for a key, ``memory`` about how many bytes all may take. What is read
    from it is the same wherever it lies. Use it as a context manager: closing removes the temporary file.
    """

    def __init__(self, width: int, memory: int) -> None:
        self._width = width
        self._memory = memory
        self._counts: dict[bytes, Counts] = {}
        self._held = 0
        self._sorted: list[bytes] | None = None
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

    def add(self, counted: Mapping[bytes, Counts]) -> None:
        """Add the counts of some keys.

        Raises:
            SpillError: if the temporary file cannot be written.
        """
        self._sorted = None
        for key, more in counted.items():
            known = self._counts.get(key)
            if known is None:
                self._held += _ENTRY + len(key)
                self._counts[key] = more
            else:
                self._counts[key] = tuple(map(int.__add__, known, more))
        # Once spilled, the database's cache has the other half.
        if self._held > (self._memory // 2 if self.spilled else self._memory):
            self._spill()

    def items(self) -> Iterator[tuple[bytes, Counts]]:
        """All keys in order, each with its counts."""
        return self.of_prefix(b"")

    def of_prefix(self, prefix: bytes) -> Iterator[tuple[bytes, Counts]]:
        """The keys that begin with some bytes, in order, each with its counts."""
        if self._database is not None:
            where, values = _where(prefix)
            yield from self._select(f"{where} ORDER BY key", values)
            return
        if self._sorted is None:
            self._sorted = sorted(self._counts)
        for at in range(bisect_left(self._sorted, prefix), len(self._sorted)):
            key = self._sorted[at]
            if not key.startswith(prefix):
                return
            yield key, self._counts[key]

    def largest(self, prefix: bytes = b"") -> Iterator[tuple[bytes, Counts]]:
        """The keys that begin with some bytes, those of the largest first count first, equal ones by key."""
        if self._database is not None:
            where, values = _where(prefix)
            yield from self._select(f"{where} ORDER BY n0 DESC, key", values)
        else:
            yield from sorted(self.of_prefix(prefix), key=lambda item: -item[1][0])

    def __len__(self) -> int:
        if self._database is None:
            return len(self._counts)
        self._spill()
        with spilling():
            return int(self._database.execute("SELECT count(*) FROM counts").fetchone()[0])

    def _select(self, clause: str, values: Iterable[bytes]) -> Iterator[tuple[bytes, Counts]]:
        self._spill()
        assert self._database is not None
        with spilling():
            for key, *counts in self._database.execute(f"SELECT * FROM counts {clause}", tuple(values)):
                yield key, tuple(counts)

    def _spill(self) -> None:
        """Move what is held to the database, in the order of its keys: that is quickest."""
        database = self._opened()
        names = [f"n{place}" for place in range(self._width)]
        sums = ", ".join(f"{name} = {name} + excluded.{name}" for name in names)
        marks = ", ".join("?" for _ in range(self._width + 1))
        statement = f"INSERT INTO counts VALUES ({marks}) ON CONFLICT (key) DO UPDATE SET {sums}"
        rows = ((key, *self._counts[key]) for key in sorted(self._counts))
        with spilling():
            while some := list(islice(rows, _PASSED)):
                database.execute("BEGIN")
                database.executemany(statement, some)
                database.execute("COMMIT")
        self._counts.clear()
        self._held = 0

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            self._database = open_temporary(self._memory // 2)
            columns = ", ".join(f"n{place} INTEGER" for place in range(self._width))
            with spilling():
                self._database.execute(f"CREATE TABLE counts (key BLOB PRIMARY KEY, {columns}) WITHOUT ROWID")
        return self._database


def _where(prefix: bytes) -> tuple[str, tuple[bytes, ...]]:
    """The condition for keys that begin with some bytes, and its values."""
    end = _after(prefix)
    return ("WHERE key >= ?", (prefix,)) if end is None else ("WHERE key >= ? AND key < ?", (prefix, end))


def _after(prefix: bytes) -> bytes | None:
    """The first key after all that begin with a prefix; ``None`` where there is none.

    >>> _after(b"ab"), _after(b"a" + bytes([255])), _after(b"")
    (b'ac', b'b', None)
    """
    rest = prefix.rstrip(b"\xff")
    return rest[:-1] + bytes([rest[-1] + 1]) if rest else None
