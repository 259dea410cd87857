"""Quiescence search: captures are played out until nothing more is gained by them."""

from typing import Any

from ...kernels import game_kernel as game
from ...kernels.memory_kernel import load, part
from ...kernels.move_kernel import victim
from . import evaluation_kernel as evaluation
from .ends_kernel import UNKNOWN, decided_score, quiet_score, visit
from .memory_map import MOST_MOVES, MOST_PLIES, MOVES, SHORT_SIGHTED
from .ordering_kernel import pick, score_moves, score_of


@part
def quiesce(state: Any, rules: int, memory: int, alpha: int, beta: int, ply: int) -> int:
    """The score of a state once captures that gain have been played out."""
    if visit(memory, ply):
        return 0
    score = decided_score(state, rules, ply)
    if score == UNKNOWN:
        score = quiet_score(state, rules, ply, game.quiet(state))
    if score != UNKNOWN:
        return score
    best = evaluation.evaluate(state, rules, memory)
    if best >= beta or ply >= MOST_PLIES or load(memory, SHORT_SIGHTED):
        return best
    alpha = max(alpha, best)
    at = MOVES + ply * 2 * MOST_MOVES
    end = at + game.generate_captures(state, rules, memory, at)
    score_moves(state, rules, memory, 0, at, end, 0, ply, 0)
    for number in range(at, end):
        move = pick(memory, number, end)
        if victim(move) and score_of(memory, number) < 0:
            break
        score = -quiesce(game.make(state, rules, move), rules, memory, -beta, -alpha, ply + 1)
        best = max(best, score)
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    return best
