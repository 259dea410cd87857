"""Values by key that keep to a limit of memory."""

from collections.abc import Iterator

from .database import spilling
from .table import SpillingTable, insert

_ENTRY = 180
"""About how many bytes a key with its value takes in memory, beside their lengths (measured)."""


class SpillingMap(SpillingTable):
    """Values by key. Methods raise ``SpillError`` if the temporary file cannot be written."""

    def __init__(self, memory: int) -> None:
        super().__init__(memory)
        self._found: dict[bytes, bytes] = {}

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
        if self._is_full():
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
        """Move what is held to the database."""
        insert(
            self._opened("CREATE TABLE found (key BLOB PRIMARY KEY, value BLOB) WITHOUT ROWID"),
            "INSERT OR REPLACE INTO found VALUES (?, ?)",
            sorted(self._found.items()),
        )
        self._found.clear()
        self._held = 0
