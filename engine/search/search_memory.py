"""The memory that a search works on. Importing this module imports neither numba nor numpy."""

from collections.abc import Iterable, Sequence
from random import Random

from . import memory_map as at

_BYTES_A_BUCKET = 64
_WORDS_A_BUCKET = 8
_UNLIMITED = 1 << 60
_SMALL = 64
"""Random numbers below this in the history decide between moves of which nothing is known yet."""


class TranspositionTable:
    """The results of searches, shared by all threads; ``megabytes`` is the most it takes."""

    def __init__(self, megabytes: int) -> None:
        from ...kernels.memory_kernel import memory_block

        buckets = megabytes * 1024 * 1024 // _BYTES_A_BUCKET
        self.buckets = 1 << max(buckets.bit_length() - 1, 4)
        self._block = memory_block(self.buckets * _WORDS_A_BUCKET)
        self.generation = 0

    @property
    def address(self) -> int:
        """Where it lies."""
        return int(self._block.ctypes.data)

    def begin_search(self) -> None:
        """From now on, what was kept before is the first to be replaced."""
        self.generation = (self.generation + 1) % 64

    def fullness(self) -> int:
        """How much of it the present search has filled, in thousandths, by a sample."""
        sample = self._block[1 : min(self.buckets, 250) * _WORDS_A_BUCKET : 2]
        used = (sample != 0) & ((sample >> 48) & 63 == self.generation)
        return int(used.sum() * 1000 // len(sample))


class SearchMemory:
    """The memory of one searching thread: see ``memory_map``."""

    def __init__(self, weights: Sequence[int], table: TranspositionTable, past: Sequence[int], random: Random) -> None:
        from ...kernels.memory_kernel import memory_block

        self._block = memory_block(at.SIZE)
        self._block[at.WEIGHTS : at.WEIGHTS + len(weights)] = weights
        self._block[at.TABLE] = table.address
        self._block[at.TABLE_MASK] = table.buckets - 1
        self._block[at.GENERATION] = table.generation
        self._block[at.NODE_LIMIT] = _UNLIMITED
        self._block[at.PAST] = len(past)
        for index, key in enumerate(past):
            self._block[at.KEYS + index] = int(key) - (1 << 64) if int(key) >> 63 else int(key)
        self._vary(random)

    def _vary(self, random: Random) -> None:
        """Let chance choose the order in which equal moves are tried."""
        self._block[at.HISTORY : at.HISTORY + at.HISTORY_SIZE] = [
            number % _SMALL for number in random.randbytes(at.HISTORY_SIZE)
        ]

    @property
    def address(self) -> int:
        """Where it lies."""
        return int(self._block.ctypes.data)

    def limit_nodes(self, nodes: int) -> None:
        """End the search when so many positions have been visited, which may be now."""
        self._block[at.NODE_LIMIT] = nodes
        if self.nodes >= nodes:
            self.stop()

    def look_no_further(self) -> None:
        """Follow no captures beyond the depth of a search."""
        self._block[at.SHORT_SIGHTED] = 1

    @property
    def stopped(self) -> bool:
        """Whether the search has been stopped, or has visited as many positions as it may."""
        return bool(self._block[at.STOP])

    def stop(self) -> None:
        """End the search at its next position."""
        self._block[at.STOP] = 1

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return int(self._block[at.NODES])

    @property
    def deepest(self) -> int:
        """The farthest ply reached from the root."""
        return int(self._block[at.SELDEPTH])

    @property
    def root_score(self) -> int:
        """The score of the best line so far."""
        return int(self._block[at.ROOT_SCORE])

    def best_line(self) -> tuple[int, ...]:
        """The moves of the best line so far; none where none has been found."""
        row = self._block[at.VARIATIONS : at.VARIATIONS + at.MOST_PLIES].tolist()
        return tuple(row[: row.index(0)])

    def root_moves(self, count: int) -> list[int]:
        """The moves listed at the root."""
        moves: list[int] = self._block[at.MOVES : at.MOVES + count].tolist()
        return moves

    def exclude(self, moves: Iterable[int]) -> None:
        """Leave moves out at the root."""
        left_out = list(moves)
        self._block[at.EXCLUDED_MOVES : at.EXCLUDED_MOVES + len(left_out)] = left_out
        self._block[at.EXCLUDED] = len(left_out)
