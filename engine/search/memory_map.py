"""Where everything lies in the memory block of a search: indices of 64-bit integers.

Plain numbers, so that both compiled code and Python use them.
"""

STOP = 0
"""Not 0 when the search is to end at once."""
NODES = 1
"""Positions visited."""
NODE_LIMIT = 2
SELDEPTH = 3
"""The farthest ply reached from the root."""
TABLE = 4
"""The address of the transposition table."""
TABLE_MASK = 5
"""The number of its buckets, a power of two, less one."""
GENERATION = 6
"""The number of the search, modulo 64: entries of earlier ones are replaced first."""
PAST = 7
"""How many positions of the game before the root are known."""
EXCLUDED = 8
"""How many root moves are left out, since better lines begin with them or the caller forbids them."""
PLAIN = 9
"""If not 0, nothing is pruned, reduced or extended: every line is searched to the full depth, as proofs want it."""
ROOT_SCORE = 10
"""The score of the best line from the root so far."""
SHORT_SIGHTED = 11
"""If not 0, captures are not followed beyond the depth of the search."""

MOST_PLIES = 120
"""No line is searched farther from the root."""
MOST_PAST = 128

EXCLUDED_MOVES = 16
_MOST_EXCLUDED = 512
KEYS = EXCLUDED_MOVES + _MOST_EXCLUDED
"""Hashes of the game's positions, then of those on the line being searched."""
KILLERS = KEYS + MOST_PAST + MOST_PLIES + 8
"""Two moves for each ply."""
VARIATIONS = KILLERS + 2 * (MOST_PLIES + 2)
"""Principal variations: a row of ``MOST_PLIES`` moves for each ply, ended by 0."""
HISTORY = VARIATIONS + (MOST_PLIES + 2) * MOST_PLIES
"""How often a quiet move was best: side, kind, target."""
HISTORY_SIZE = 2 * 16 * 64
COUNTERS = HISTORY + HISTORY_SIZE
"""The best answer to a move, by its side, kind and target."""
COUNTERS_SIZE = HISTORY_SIZE
WEIGHTS = COUNTERS + COUNTERS_SIZE
"""The weights of the evaluation."""
MOST_WEIGHTS = 1024
MOVES = WEIGHTS + MOST_WEIGHTS
"""For each ply: moves, then their scores."""
MOST_MOVES = 512
SIZE = MOVES + (MOST_PLIES + 2) * 2 * MOST_MOVES

MATE = 30_000
"""The score of a game won at the root; each ply until it is won costs 1."""
MATE_IN_SIGHT = MATE - 1_000
"""Scores beyond this are proved wins."""
