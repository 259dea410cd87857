"""Principal variation search compiled, for every open game.

Sources: "Principal Variation Search", "Null Move Pruning", "Late Move Reductions", "Reverse Futility Pruning",
"Quiescence Search" and "Mate Distance Pruning" in the chess programming literature.
"""

import math
from typing import Any

from ...kernels import game_kernel as game
from ...kernels.game_kernel import DRAWN, GOES_ON, LOST, QUIET_LIMIT
from ...kernels.memory_kernel import compiled, inlined, integer, load, part, signed_table, store, word
from ...kernels.move_kernel import victim
from ...kernels.zobrist_kernel import TURN_KEY
from . import evaluation_kernel as evaluation
from .memory_map import (
    EXCLUDED,
    EXCLUDED_MOVES,
    MATE,
    MATE_IN_SIGHT,
    MOST_MOVES,
    MOST_PLIES,
    MOVES,
    NODE_LIMIT,
    NODES,
    ROOT_SCORE,
    SELDEPTH,
    STOP,
)
from .ordering_kernel import pick, praise, score_moves, score_of
from .repetition_kernel import enter, is_repeated
from .table_kernel import EXACT, LOWER, UPPER, bound_in, depth_in, move_in, probe, record, score_in
from .variation_kernel import clear, extend

_REDUCTIONS = signed_table(
    int(0.3 + math.log(depth) * math.log(number) / 2.1) if depth and number else 0
    for depth in range(64)
    for number in range(64)
)
"""By how much a late move is searched less deep, at index ``depth * 64 + number``."""

_FUTILE = 130
"""How much a quiet move can hardly gain, for each ply of depth."""
_OLD = 80
"""From so many quiet plies on, results depend on how many there are."""


@inlined
def visit(memory: int, ply: int) -> bool:
    """Count a position; whether the search is to end."""
    nodes = load(memory, NODES) + 1
    store(memory, NODES, nodes)
    if nodes >= load(memory, NODE_LIMIT):
        store(memory, STOP, 1)
    if ply > load(memory, SELDEPTH):
        store(memory, SELDEPTH, ply)
    return load(memory, STOP) != 0


@inlined
def end_score(decided: int, ply: int) -> int:
    """The score of a game that is over, from what the player to move sees."""
    if decided == DRAWN:
        return 0
    return ply - MATE if decided == LOST else MATE - ply


@inlined
def table_key(key: int, quiet: int) -> int:
    """The hash under which results are kept: near the end by quiet plies they hold for that many alone."""
    return key if quiet < _OLD else key ^ (word(quiet) * word(0x9E3779B97F4A7C15))


@part
def quiesce(state: Any, rules: int, memory: int, alpha: int, beta: int, ply: int) -> int:
    """The score of a state once captures that gain have been played out."""
    if visit(memory, ply):
        return 0
    decided = game.decision(state, rules)
    if decided != GOES_ON:
        return end_score(decided, ply)
    best = evaluation.evaluate(state, rules, memory)
    if best >= beta or ply >= MOST_PLIES:
        return best
    alpha = max(alpha, best)
    at = MOVES + ply * 2 * MOST_MOVES
    moves = game.generate_captures(state, rules, memory, at)
    score_moves(state, rules, memory, 0, at, moves, 0, ply, 0)
    for number in range(at, at + moves):
        move = pick(memory, number, at + moves)
        if victim(move) and score_of(memory, number) < 0:
            break
        score = -quiesce(game.make(state, rules, move), rules, memory, -beta, -alpha, ply + 1)
        if score > best:
            best = score
            alpha = max(alpha, score)
            if score >= beta:
                break
    return best


@inlined
def _is_excluded(memory: int, move: int) -> bool:
    for index in range(load(memory, EXCLUDED)):
        if load(memory, EXCLUDED_MOVES + index) == move:
            return True
    return False


@inlined
def _reduction(depth: int, number: int) -> int:
    return _REDUCTIONS[min(depth, 63) * 64 + min(number, 63)]


@compiled
def search(
    state: Any,
    rules: int,
    memory: int,
    key: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    previous: int,
) -> int:
    """The score of a state, searched ``depth`` plies deep, between ``alpha`` and ``beta`` or a bound outside them.

    ``previous`` is the move that led here, 0 at the root and after a null move. The best line is left in memory.
    What is returned after ``STOP`` was set means nothing.
    """
    clear(memory, ply)
    urgent = evaluation.urgent(state, rules)
    if urgent:
        depth += 1
    if depth <= 0:
        return quiesce(state, rules, memory, alpha, beta, ply)
    if visit(memory, ply):
        return 0
    decided = game.decision(state, rules)
    if decided != GOES_ON:
        return end_score(decided, ply)
    quiet = game.quiet(state)
    enter(memory, key, ply)
    if ply > 0:
        if quiet >= QUIET_LIMIT:
            return 0 if game.count(state, rules) else ply - MATE
        if is_repeated(memory, key, ply, quiet):
            return 0
        alpha = max(alpha, ply - MATE)
        beta = min(beta, MATE - ply - 1)
        if alpha >= beta:
            return alpha
    if ply >= MOST_PLIES:
        return evaluation.evaluate(state, rules, memory)
    is_principal = beta - alpha > 1
    hashed = table_key(key, quiet)
    entry = probe(memory, hashed)
    best_move = move_in(entry)
    if entry and ply > 0 and not is_principal and depth_in(entry) >= depth:
        known, bound = score_in(entry, ply), bound_in(entry)
        if bound == EXACT or (bound == LOWER and known >= beta) or (bound == UPPER and known <= alpha):
            return known

    standing = -MATE if urgent else evaluation.evaluate(state, rules, memory)
    if not is_principal and not urgent and abs(beta) < MATE_IN_SIGHT:
        if depth <= 5 and standing - _FUTILE * depth >= beta:
            return standing
        if previous and depth >= 3 and standing >= beta:
            reduced = depth - 3 - depth // 4
            score = -search(
                game.skip(state, rules), rules, memory, key ^ TURN_KEY, reduced, -beta, 1 - beta, ply + 1, integer(0)
            )
            if load(memory, STOP):
                return 0
            if score >= beta and score < MATE_IN_SIGHT:
                return score
    if depth >= 5 and best_move == 0 and is_principal:
        depth -= 1

    at = MOVES + ply * 2 * MOST_MOVES
    moves = game.generate(state, rules, memory, at)
    if moves == 0:
        return ply - MATE
    side = game.side(state)
    score_moves(state, rules, memory, side, at, moves, best_move, ply, previous)
    best, first_alpha = -MATE - 1, alpha
    best_move = 0
    tried = 0
    for number in range(at, at + moves):
        move = pick(memory, number, at + moves)
        if ply == 0 and _is_excluded(memory, move):
            continue
        is_quiet = victim(move) == 0
        tried += 1
        if ply > 0 and best > -MATE_IN_SIGHT and is_quiet and not urgent and not is_principal and depth <= 3:
            if tried > 6 + 4 * depth or standing + _FUTILE * depth + 60 <= alpha:
                continue
        after = game.make(state, rules, move)
        after_key = game.rekey(state, rules, key, move)
        deeper = depth - 1
        score = 0
        if tried == 1:
            score = -search(after, rules, memory, after_key, deeper, -beta, -alpha, ply + 1, move)
        else:
            less = 0
            if depth >= 3 and tried > 2 and (is_quiet or score_of(memory, number) < 0) and not urgent:
                less = max(_reduction(depth, tried) - is_principal, 0)
            score = -search(after, rules, memory, after_key, max(deeper - less, 0), -alpha - 1, -alpha, ply + 1, move)
            if score > alpha and less:
                score = -search(after, rules, memory, after_key, deeper, -alpha - 1, -alpha, ply + 1, move)
            if alpha < score < beta:
                score = -search(after, rules, memory, after_key, deeper, -beta, -alpha, ply + 1, move)
        if load(memory, STOP):
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                best_move = move
                extend(memory, ply, move)
                if ply == 0:
                    store(memory, ROOT_SCORE, score)
                if score >= beta:
                    if is_quiet:
                        praise(memory, side, ply, depth, at, number, previous)
                    break
    if best < -MATE:
        return alpha
    bound = LOWER if best >= beta else (EXACT if best > first_alpha else UPPER)
    if ply > 0 or load(memory, EXCLUDED) == 0:
        record(memory, hashed, best_move, best, depth, bound, ply)
    return best


@compiled
def hash_of(state: Any, rules: int) -> int:
    """The Zobrist hash of a state."""
    return game.zobrist(state, rules)


@compiled
def make_move(state: Any, rules: int, move: int) -> Any:
    """The state after a move."""
    return game.make(state, rules, move)


@compiled
def list_moves(state: Any, rules: int, memory: int) -> int:
    """Write the legal moves to ``MOVES`` and return how many."""
    return game.generate(state, rules, memory, MOVES)


@compiled
def static_score(state: Any, rules: int, memory: int) -> int:
    """The evaluation of a state, without any search."""
    return evaluation.evaluate(state, rules, memory)
