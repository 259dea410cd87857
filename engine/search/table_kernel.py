"""The transposition table: buckets of four entries, two words an entry, read and written by several threads.

The first word of an entry is the hash xor the second, so that an entry torn by another thread fits no position. Source:
R. Hyatt and T. Mann, "A lock-less transposition table implementation for parallel search chess engines", 2002.

The second word: move in bits 0-21, score + 32768 in 22-37, depth in 38-45, bound in 46-47, generation in 48-53.
"""

from ...kernels.memory_kernel import inlined, integer, load, store, word
from .memory_map import GENERATION, MATE_IN_SIGHT, TABLE, TABLE_MASK

UPPER, LOWER, EXACT = 1, 2, 3
"""What a score is: at most, at least, or exactly what was stored."""

_ENTRIES = 4
_WORDS = 2 * _ENTRIES
_MOVE_BITS = (1 << 22) - 1


_OLD = 80
"""From so many quiet plies on, results depend on how many there are."""


@inlined
def table_key(key: int, quiet: int) -> int:
    """The hash under which results are kept: near the end by quiet plies they hold for that many alone."""
    return key if quiet < _OLD else key ^ (word(quiet) * word(0x9E3779B97F4A7C15))


@inlined
def _bucket(memory: int, key: int) -> int:
    return (integer(key) & load(memory, TABLE_MASK)) * _WORDS


@inlined
def probe(memory: int, key: int) -> int:
    """The entry of a position; 0 if there is none."""
    table = load(memory, TABLE)
    at = _bucket(memory, key)
    for entry in range(at, at + _WORDS, 2):
        data = load(table, entry + 1)
        if load(table, entry) ^ data == integer(key) and data != 0:
            return data
    return 0


@inlined
def move_in(entry: int) -> int:
    """The best move of an entry; 0 if it has none."""
    return entry & _MOVE_BITS


@inlined
def depth_in(entry: int) -> int:
    """The depth that an entry was searched to."""
    return entry >> 38 & 255


@inlined
def bound_in(entry: int) -> int:
    """What an entry's score is: UPPER, LOWER or EXACT."""
    return entry >> 46 & 3


@inlined
def score_in(entry: int, ply: int) -> int:
    """The score of an entry; proved ends are counted from the root, not from the entry's position."""
    score = (entry >> 22 & 65535) - 32768
    if score > MATE_IN_SIGHT:
        return score - ply
    return score + ply if score < -MATE_IN_SIGHT else score


@inlined
def cuts(entry: int, depth: int, alpha: int, beta: int, ply: int) -> bool:
    """Whether an entry settles what a search of so many plies between alpha and beta would find."""
    if entry == 0 or depth_in(entry) < depth:
        return False
    score, bound = score_in(entry, ply), bound_in(entry)
    return bound == EXACT or (bound == LOWER and score >= beta) or (bound == UPPER and score <= alpha)


@inlined
def _from_position(score: int, ply: int) -> int:
    if score > MATE_IN_SIGHT:
        return score + ply
    return score - ply if score < -MATE_IN_SIGHT else score


@inlined
def record(memory: int, key: int, move: int, score: int, depth: int, bound: int, ply: int) -> None:
    """Keep a result, in place of the same position's, or of the shallowest and oldest one of its bucket."""
    table = load(memory, TABLE)
    at = _bucket(memory, key)
    generation = load(memory, GENERATION)
    place = at
    least = 1 << 20
    for entry in range(at, at + _WORDS, 2):
        data = load(table, entry + 1)
        if load(table, entry) ^ data == integer(key):
            if move == 0:
                move = data & _MOVE_BITS
            place = entry
            break
        worth = (data >> 38 & 255) + (256 if data >> 48 & 63 == generation else 0)
        if worth < least:
            least = worth
            place = entry
    data = move | (_from_position(score, ply) + 32768) << 22 | max(depth, 0) << 38 | bound << 46 | generation << 48
    store(table, place, integer(key) ^ data)
    store(table, place + 1, data)
