"""A database in a temporary file, for tables that outgrow memory."""

import contextlib
import sqlite3
from collections.abc import Iterator

from ...core.errors import JunqiError


class SpillError(JunqiError, OSError):
    """A temporary file that cannot be written, most often because the disk is full."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the temporary file for what memory does not hold: {reason} (TMPDIR names its folder)")
        self.reason = reason


def open_temporary(cache: int) -> sqlite3.Connection:
    """A database that nobody else sees and that is gone when it is closed, or its process ends in whatever way.

    SQLite opens the file in the folder for temporary files when ``cache`` bytes of memory are full. Source: "Temporary
    Databases" in "In-Memory Databases" and section 2.3 of "Temporary Files Used By SQLite".
    """
    database = sqlite3.connect("", isolation_level=None)
    with spilling():
        database.execute("PRAGMA journal_mode = OFF")
        database.execute("PRAGMA synchronous = OFF")
        database.execute(f"PRAGMA cache_size = -{max(1, cache >> 10)}")
    return database


@contextlib.contextmanager
def spilling() -> Iterator[None]:
    """Tell what goes wrong with the temporary file in one sentence.

    Raises:
        SpillError: for any error of the database.
    """
    try:
        yield
    except sqlite3.Error as error:
        raise SpillError(str(error)) from None
