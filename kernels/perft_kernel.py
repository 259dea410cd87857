"""Perft compiled, for every game."""

from typing import Any

from numba import literally

from . import game_kernel as game
from .game_kernel import GOES_ON, MOST_MOVES, QUIET_LIMIT
from .memory_kernel import compiled, load


@compiled
def perft(state: Any, rules: int, memory: int, depth: int) -> int:
    """The number of lines of ``depth`` plies, at least 1, in which the game does not end before the last ply.

    The moves of the last ply are counted, not made. ``memory`` has room for ``MOST_MOVES`` integers a ply. It
    is compiled for each rule set by itself: known parameters make it a twentieth faster.
    """
    literally(rules)
    if game.decision(state, rules) != GOES_ON or game.quiet(state) >= QUIET_LIMIT:
        return 0
    if depth == 1:
        return game.count(state, rules)
    at = depth * MOST_MOVES
    moves = game.generate(state, rules, memory, at)
    lines = 0
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
