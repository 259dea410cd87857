"""The transposition table that a player keeps from move to move."""

from .search_memory import TranspositionTable


class KeptTable:
    """One table at a time, and none before the first search."""

    def __init__(self) -> None:
        self._table: TranspositionTable | None = None
        self._megabytes = 0

    def of_size(self, megabytes: int) -> TranspositionTable:
        """The table as it was left, or a new one if that is of another size."""
        if self._table is None or self._megabytes != megabytes:
            self.drop()  # the old one goes before the new one comes
            self._table, self._megabytes = TranspositionTable(megabytes), megabytes
        return self._table

    def drop(self) -> None:
        """Forget all that was found."""
        self._table = None
