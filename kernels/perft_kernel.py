"""Perft compiled, for every game."""

from typing import Any

from numba import literally

from . import game_kernel as game
from .game_kernel import GOES_ON, MOST_MOVES, QUIET_LIMIT
from .memory_kernel import compiled, inlined, load, memory_block

STOP = 0
"""Where in its memory a count finds whether it is to end."""
_STOPS_FROM_DEPTH = 5


def perft_memory(depth: int) -> Any:
    """Memory for counting to ``depth``: int64, one dimension."""
    return memory_block((depth + 1) * MOST_MOVES)


@inlined
def _count_last(state: Any, rules: int) -> int:
    """The moves of the last ply; a call for each would cost a third of the time."""
    if game.decision(state, rules) != GOES_ON or game.quiet(state) >= QUIET_LIMIT:
        return 0
    return game.count(state, rules)


@compiled
def perft(state: Any, rules: int, memory: int, depth: int) -> int:
    """The number of lines of ``depth`` plies, at least 1, in which the game does not end before the last ply.

    The moves of the last ply are counted, not made. ``memory`` is made by ``perft_memory``. It is compiled for each
    rule set by itself: known parameters make it a twentieth faster.
    """
    literally(rules)
    if depth >= _STOPS_FROM_DEPTH and load(memory, STOP):
        return 0
    if depth == 1:
        return _count_last(state, rules)
    if game.decision(state, rules) != GOES_ON or game.quiet(state) >= QUIET_LIMIT:
        return 0
    at = depth * MOST_MOVES
    moves = game.generate(state, rules, memory, at)
    lines = 0
    if depth == 2:
        for number in range(at, at + moves):
            lines += _count_last(game.make(state, rules, load(memory, number)), rules)
        return lines
    for number in range(at, at + moves):
        lines += perft(game.make(state, rules, load(memory, number)), rules, memory, depth - 1)
    return lines


@compiled
def perft_made(state: Any, rules: int, memory: int, depth: int) -> int:
    """As ``perft``, with the moves of the last ply made, too: what a measurement of ``make`` wants."""
    literally(rules)
    if depth == 0:
        return 1
    if game.decision(state, rules) != GOES_ON or game.quiet(state) >= QUIET_LIMIT:
        return 0
    at = depth * MOST_MOVES
    moves = game.generate(state, rules, memory, at)
    lines = 0
    for number in range(at, at + moves):
        lines += perft_made(game.make(state, rules, load(memory, number)), rules, memory, depth - 1)
    return lines
