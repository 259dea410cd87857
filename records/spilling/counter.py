"""Counts by key that keep to a limit of memory."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from .database import spilling
from .table import SpillingTable, insert

Counts: TypeAlias = tuple[int, ...]
"""What is counted for a key, always the same number of things in the same order."""

_ENTRY = 330
"""About how many bytes a key with its counts takes in memory, beside the length of the key (measured)."""


class SpillingCounter(SpillingTable):
    """Counts by key, ``width`` numbers for each."""

    def __init__(self, width: int, memory: int) -> None:
        super().__init__(memory)
        self._width = width
        self._counts: dict[bytes, Counts] = {}
        self._sorted: list[bytes] | None = None

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
        if self._is_full():
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
        """Move what is held to the database."""
        names = [f"n{place}" for place in range(self._width)]
        columns = ", ".join(f"{name} INTEGER" for name in names)
        sums = ", ".join(f"{name} = {name} + excluded.{name}" for name in names)
        marks = ", ".join("?" for _ in range(self._width + 1))
        insert(
            self._opened(f"CREATE TABLE counts (key BLOB PRIMARY KEY, {columns}) WITHOUT ROWID"),
            f"INSERT INTO counts VALUES ({marks}) ON CONFLICT (key) DO UPDATE SET {sums}",
            ((key, *self._counts[key]) for key in sorted(self._counts)),
        )
        self._counts.clear()
        self._held = 0


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
