"""Principal variation search compiled, for every open game.

Sources: "Principal Variation Search", "Null Move Pruning", "Internal Iterative Reductions" and "Mate Distance Pruning"
in the chess programming literature.
"""

from typing import Any

from ...kernels import game_kernel as game
from ...kernels.memory_kernel import compiled, inlined, integer, load, store
from ...kernels.move_kernel import victim
from ...kernels.zobrist_kernel import TURN_KEY
from . import evaluation_kernel as evaluation
from .ends_kernel import UNKNOWN, decided_score, drawn_score, visit
from .memory_map import (
    EXCLUDED,
    EXCLUDED_MOVES,
    MATE,
    MATE_IN_SIGHT,
    MOST_MOVES,
    MOST_PLIES,
    MOVES,
    PLAIN,
    ROOT_SCORE,
    STOP,
)
from .ordering_kernel import pick, praise, score_moves, score_of
from .pruning_kernel import ROOM, is_beyond_doubt, is_futile, reduction, skip_depth
from .quiescence_kernel import quiesce
from .repetition_kernel import enter, is_repeated
from .table_kernel import EXACT, LOWER, UPPER, cuts, move_in, probe, record, score_in, table_key
from .variation_kernel import clear, extend


@compiled
def search(
    state: Any, rules: int, memory: int, key: int, depth: int, alpha: int, beta: int, ply: int, previous: int
) -> int:
    """The score of a state, searched ``depth`` plies deep, between ``alpha`` and ``beta`` or a bound outside them.

    ``previous`` is the move that led here, 0 at the root and after a null move. The best line is left in memory.
    What is returned after ``STOP`` was set means nothing.
    """
    clear(memory, ply)
    plain = load(memory, PLAIN) != 0
    urgent = evaluation.urgent(state, rules)
    if urgent and not plain:
        depth += 1
    if depth <= 0:
        if is_repeated(memory, key, ply, game.quiet(state)):
            return 0
        return quiesce(state, rules, memory, alpha, beta, ply)
    if visit(memory, ply):
        return 0
    quiet = game.quiet(state)
    score = decided_score(state, rules, ply)
    if score == UNKNOWN and ply > 0:
        score = drawn_score(state, rules, memory, key, ply, quiet)
    if score != UNKNOWN:
        return score
    if ply >= MOST_PLIES:
        return evaluation.evaluate(state, rules, memory)
    enter(memory, key, ply)
    alpha, beta = max(alpha, ply - MATE), min(beta, MATE - ply - 1)
    if alpha >= beta:
        return alpha

    is_principal = beta - alpha > 1
    hashed = table_key(key, quiet)
    entry = probe(memory, hashed)
    if ply > 0 and not is_principal and cuts(entry, depth, alpha, beta, ply):
        return score_in(entry, ply)
    best_move = move_in(entry)
    careful = is_principal or urgent or plain
    standing = 0
    if not careful:
        standing = evaluation.evaluate(state, rules, memory)
        if abs(beta) < MATE_IN_SIGHT:
            if is_beyond_doubt(depth, standing, beta):
                return standing
            if previous and depth >= 3 and standing >= beta and game.count(state, rules) >= ROOM:
                skipped, skipped_key = game.skip(state, rules), key ^ TURN_KEY
                score = -search(
                    skipped, rules, memory, skipped_key, skip_depth(depth), -beta, 1 - beta, ply + 1, integer(0)
                )
                if load(memory, STOP):
                    return 0
                if beta <= score < MATE_IN_SIGHT:
                    return score
    elif is_principal and depth >= 5 and best_move == 0 and not plain:
        depth -= 1

    at = MOVES + ply * 2 * MOST_MOVES
    end = at + game.generate(state, rules, memory, at)
    if at == end:
        return ply - MATE
    side = game.side(state)
    score_moves(state, rules, memory, side, at, end, best_move, ply, previous)
    best, lowest, tried = -MATE - 1, alpha, 0
    best_move = 0
    for number in range(at, end):
        move = pick(memory, number, end)
        if ply == 0 and _is_excluded(memory, move):
            continue
        tried += 1
        is_quiet = victim(move) == 0
        after, after_key = game.make(state, rules, move), game.rekey(state, rules, key, move)
        is_good = (not is_quiet and score_of(memory, number) >= 0) or evaluation.urgent(after, rules)
        if not careful and not is_good and best > -MATE_IN_SIGHT and is_futile(depth, tried, standing, alpha):
            continue
        is_good = is_good or plain or urgent
        less = reduction(depth, tried, is_principal, is_good)
        if tried > 1:
            score = -search(
                after, rules, memory, after_key, max(depth - 1 - less, 0), -alpha - 1, -alpha, ply + 1, move
            )
            if score > alpha and less:
                score = -search(after, rules, memory, after_key, depth - 1, -alpha - 1, -alpha, ply + 1, move)
        if tried == 1 or alpha < score < beta:
            score = -search(after, rules, memory, after_key, depth - 1, -beta, -alpha, ply + 1, move)
        if load(memory, STOP):
            return 0
        best = max(best, score)
        if score > alpha:
            alpha, best_move = score, move
            _improve(memory, ply, move, score)
            if score >= beta:
                if is_quiet:
                    praise(memory, side, ply, depth, at, number, previous)
                break
    if tried == 0:
        return alpha
    bound = LOWER if best >= beta else (EXACT if best > lowest else UPPER)
    if ply > 0 or load(memory, EXCLUDED) == 0:
        record(memory, hashed, best_move, best, depth, bound, ply)
    return best


@inlined
def _improve(memory: int, ply: int, move: int, score: int) -> None:
    """Note the best line from a ply on."""
    extend(memory, ply, move)
    if ply == 0:
        store(memory, ROOT_SCORE, score)


@inlined
def _is_excluded(memory: int, move: int) -> bool:
    for index in range(load(memory, EXCLUDED)):
        if load(memory, EXCLUDED_MOVES + index) == move:
            return True
    return False


@compiled
def hash_of(state: Any, rules: int) -> int:
    """The Zobrist hash of a state."""
    return game.zobrist(state, rules)


@compiled
def list_moves(state: Any, rules: int, memory: int) -> int:
    """Write the legal moves to ``MOVES`` and return how many."""
    return game.generate(state, rules, memory, MOVES)


@compiled
def static_score(state: Any, rules: int, memory: int) -> int:
    """The evaluation of a state, without any search."""
    return evaluation.evaluate(state, rules, memory)
