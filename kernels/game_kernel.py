"""What every game's kernel offers. These are names only: each ``<game>_kernel`` implements them for its state.

A *state* is a named tuple of 64-bit words, seen by the player to move: small enough to be passed and returned in
registers, never changed. ``rules`` is a word of the rule set's parameters. A *move* is one integer: ``move_kernel``.
Moves are written to a memory block from index ``at`` on; no state has more than ``MOST_MOVES``.
"""

from typing import Any

MOST_MOVES = 512
"""Room for the moves of one state."""

QUIET_LIMIT = 100
"""Plies without capture after which a game is drawn."""

GOES_ON, WON, LOST, DRAWN = 0, 1, 2, 3
"""What ``decision`` answers, as the player to move sees it."""


def generate(state: Any, rules: int, memory: int, at: int) -> int:
    """Write the legal moves as if the game were not over; return how many."""
    raise NotImplementedError


def generate_captures(state: Any, rules: int, memory: int, at: int) -> int:
    """Write the legal moves that capture, attack or win the game at once; return how many."""
    raise NotImplementedError


def count(state: Any, rules: int) -> int:
    """How many legal moves there are, as if the game were not over."""
    raise NotImplementedError


def nth(state: Any, rules: int, number: int) -> int:
    """The legal move before which ``number`` others are generated."""
    raise NotImplementedError


def make(state: Any, rules: int, move: int) -> Any:
    """The state after a legal move, as the other player sees it."""
    raise NotImplementedError


def skip(state: Any, rules: int) -> Any:
    """The state after no move at all, as the other player sees it: what a null move leads to."""
    raise NotImplementedError


def decision(state: Any, rules: int) -> int:
    """The end that the ply just made brought about by itself, as the player to move sees it."""
    raise NotImplementedError


def side(state: Any) -> int:
    """The colour of the player to move: 0 White, 1 the dark side."""
    raise NotImplementedError


def quiet(state: Any) -> int:
    """Consecutive plies without capture, battle or flip."""
    raise NotImplementedError


def zobrist(state: Any, rules: int) -> int:
    """The hash of a state: pieces, squares and the player to move, without the quiet plies."""
    raise NotImplementedError


def rekey(state: Any, rules: int, key: int, move: int) -> int:
    """The hash of the state after a move, from the hash of the state before it."""
    raise NotImplementedError
