"""The order in which moves are tried: table move, good captures, killers, counter-move, history, bad captures.

Sources: "Killer Heuristic", "Countermove Heuristic" and "History Heuristic" in the chess programming literature.
"""

from typing import Any

from ...kernels.memory_kernel import inlined, load, store
from ...kernels.move_kernel import kind, target, victim
from . import evaluation_kernel as evaluation
from .memory_map import COUNTERS, HISTORY, KILLERS, MOST_MOVES

TABLE_MOVE = 1 << 30
GOOD_CAPTURE = 1 << 24
_KILLER = 1 << 22
_COUNTER = 1 << 21
_MOST_HISTORY = 1 << 14


@inlined
def _piece_to(side: int, move: int) -> int:
    return side * 1024 + kind(move) * 64 + target(move)


@inlined
def score_moves(
    state: Any, rules: int, memory: int, side: int, at: int, end: int, best: int, ply: int, previous: int
) -> None:
    """Write a score behind each of the moves from ``at`` to ``end``."""
    counter = load(memory, COUNTERS + _piece_to(1 - side, previous)) if previous else 0
    first, second = load(memory, KILLERS + 2 * ply), load(memory, KILLERS + 2 * ply + 1)
    for number in range(at, end):
        move = load(memory, number)
        if move == best:
            score = TABLE_MOVE
        elif victim(move):
            gain = evaluation.exchange(state, rules, memory, move)
            score = GOOD_CAPTURE + gain if gain >= 0 else gain - GOOD_CAPTURE
        elif move == first:
            score = _KILLER + 1
        elif move == second:
            score = _KILLER
        elif move == counter:
            score = _COUNTER
        else:
            score = load(memory, HISTORY + _piece_to(side, move))
        store(memory, number + MOST_MOVES, score)


@inlined
def pick(memory: int, number: int, end: int) -> int:
    """Bring the best of the moves from ``number`` to ``end`` to the front, and return it."""
    best = number
    for other in range(number + 1, end):
        if load(memory, other + MOST_MOVES) > load(memory, best + MOST_MOVES):
            best = other
    move, score = load(memory, best), load(memory, best + MOST_MOVES)
    if best != number:
        store(memory, best, load(memory, number))
        store(memory, best + MOST_MOVES, load(memory, number + MOST_MOVES))
        store(memory, number, move)
        store(memory, number + MOST_MOVES, score)
    return move


@inlined
def score_of(memory: int, number: int) -> int:
    """The score of a move that has been picked."""
    return load(memory, number + MOST_MOVES)


@inlined
def _learn(memory: int, place: int, bonus: int) -> None:
    """Add to a history count so that it never leaves its bounds."""
    old = load(memory, place)
    store(memory, place, old + bonus - old * abs(bonus) // _MOST_HISTORY)


@inlined
def praise(memory: int, side: int, ply: int, depth: int, at: int, tried: int, previous: int) -> None:
    """Remember that the last of the moves tried, a quiet one, refuted the position, and that those before did not."""
    move = load(memory, tried)
    bonus = min(depth * depth * 16, 1600)
    _learn(memory, HISTORY + _piece_to(side, move), bonus)
    for number in range(at, tried):
        other = load(memory, number)
        if victim(other) == 0:
            _learn(memory, HISTORY + _piece_to(side, other), -bonus)
    if load(memory, KILLERS + 2 * ply) != move:
        store(memory, KILLERS + 2 * ply + 1, load(memory, KILLERS + 2 * ply))
        store(memory, KILLERS + 2 * ply, move)
    if previous:
        store(memory, COUNTERS + _piece_to(1 - side, previous), move)
