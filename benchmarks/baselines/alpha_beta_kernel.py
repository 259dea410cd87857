"""A plain alpha-beta compiled: fixed depth, material alone, no quiescence, no ordering but captures first."""

from typing import Any

from junqi.kernels import game_kernel as game
from junqi.kernels.game_kernel import DRAWN, GOES_ON, LOST, MOST_MOVES, QUIET_LIMIT
from junqi.kernels.memory_kernel import compiled, inlined, load, store
from junqi.kernels.move_kernel import ATTACKER_FALLS, ATTACKER_STAYS, kind, result, victim

WIN = 1_000_000
VALUES = 0
"""Where the value of each kind stands in memory."""
NODES = 16
"""Where positions are counted."""
MOVES = 32
"""Where the lists of moves begin, one for each ply."""


@inlined
def gain(memory: int, move: int) -> int:
    """What a move changes in the mover's material."""
    if victim(move) == 0:
        return 0
    lost = 0 if result(move) == ATTACKER_STAYS else load(memory, VALUES + kind(move))
    won = 0 if result(move) == ATTACKER_FALLS else load(memory, VALUES + victim(move))
    return won - lost


@inlined
def captures_first(memory: int, at: int, moves: int) -> None:
    """Exchange moves so that captures stand first."""
    front = at
    for number in range(at, at + moves):
        move = load(memory, number)
        if victim(move):
            store(memory, number, load(memory, front))
            store(memory, front, move)
            front += 1


@compiled
def alpha_beta(state: Any, rules: int, memory: int, depth: int, alpha: int, beta: int, material: int, ply: int) -> int:
    """The score of a state, ``depth`` plies deep, for the player to move, who is ``material`` ahead."""
    store(memory, NODES, load(memory, NODES) + 1)
    decided = game.decision(state, rules)
    if decided != GOES_ON:
        return 0 if decided == DRAWN else (ply - WIN if decided == LOST else WIN - ply)
    if depth <= 0:
        return material
    at = MOVES + ply * MOST_MOVES
    moves = game.generate(state, rules, memory, at)
    if moves == 0:
        return ply - WIN
    if game.quiet(state) >= QUIET_LIMIT:
        return 0
    captures_first(memory, at, moves)
    best = -WIN
    for number in range(at, at + moves):
        move = load(memory, number)
        after = game.make(state, rules, move)
        score = -alpha_beta(after, rules, memory, depth - 1, -beta, -alpha, -material - gain(memory, move), ply + 1)
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                if alpha >= beta:
                    break
    return best
