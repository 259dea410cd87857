"""Forced wins proved by full-width search, for every open game: every move of both players is tried."""

from typing import Any

from ...kernels import game_kernel as game
from ...kernels.game_kernel import GOES_ON, LOST, MOST_MOVES, QUIET_LIMIT, WON
from ...kernels.memory_kernel import compiled, inlined, integer, load, store, word

MOST_PLIES = 16
"""The longest win that can be asked about."""
NODES = 0
"""Where positions are counted."""
TABLE, TABLE_MASK = 1, 2
"""Where the address of the table stands, and its number of entries less one. An entry is a key and a result."""
NODE_LIMIT, STOP = 3, 4
"""Where the number of positions stands at which the search gives up, and whether it has."""
HELPFUL = 8
"""Where the move stands that last decided a position so many plies before the end: the first to be tried."""
MOVES = HELPFUL + MOST_PLIES
SIZE = MOVES + MOST_PLIES * MOST_MOVES
"""Words of memory."""

_NOT_FORCED, _FORCED = 1, 2
_OLD = QUIET_LIMIT - MOST_PLIES
"""From so many quiet plies on, what is forced depends on how many there are."""


@inlined
def _table_key(key: int, quiet: int, plies: int) -> int:
    """The hash of a question: the position, the plies and, where they matter, the quiet plies."""
    key ^= word(plies) * word(0x9E3779B97F4A7C15)
    return key if quiet < _OLD else key ^ word(quiet) * word(0xC2B2AE3D27D4EB4F)


@inlined
def _put_first(memory: int, at: int, moves: int, helpful: int) -> None:
    """Exchange a move, if it is among those listed, with the first."""
    for number in range(at + 1, at + moves):
        if load(memory, number) == helpful:
            store(memory, number, load(memory, at))
            store(memory, at, helpful)
            return


@inlined
def _is_won_by(after: Any, rules: int, decided: int) -> bool:
    """Whether a move has won that led here, by itself or by leaving no move."""
    return decided == LOST or (decided == GOES_ON and game.count(after, rules) == 0)


@compiled
def is_forced(state: Any, rules: int, memory: int, key: int, plies: int) -> bool:
    """Whether the attacker wins within ``plies`` plies, at least 1, whatever the other player does.

    The attacker is to move where ``plies`` is odd, the other player where it is even. Repetition is not looked at: with
    less than eight plies no position occurs for the third time that has not occurred before. Results are kept in a
    table by hash. An answer after ``STOP`` was set means nothing.
    """
    nodes = load(memory, NODES) + 1
    store(memory, NODES, nodes)
    if nodes > load(memory, NODE_LIMIT):
        store(memory, STOP, 1)
    if load(memory, STOP):
        return False
    attacking = plies & 1 == 1
    quiet = game.quiet(state)
    hashed = integer(_table_key(key, quiet, plies))
    table = load(memory, TABLE)
    entry = 2 * (hashed & load(memory, TABLE_MASK))
    if load(table, entry) == hashed and load(table, entry + 1) != 0:
        return load(table, entry + 1) == _FORCED
    at = MOVES + plies * MOST_MOVES
    moves = game.generate(state, rules, memory, at)
    if moves == 0:
        return not attacking
    if quiet >= QUIET_LIMIT:
        return False
    _put_first(memory, at, moves, load(memory, HELPFUL + plies))
    forced = not attacking
    for number in range(at, at + moves):
        move = load(memory, number)
        after = game.make(state, rules, move)
        decided = game.decision(after, rules)
        if plies == 1:
            good = _is_won_by(after, rules, decided)
        elif decided == GOES_ON:
            good = is_forced(after, rules, memory, game.rekey(state, rules, key, move), plies - 1)
        else:
            good = decided == (LOST if attacking else WON)
        if load(memory, STOP):
            return False
        if good == attacking:
            forced = attacking
            store(memory, HELPFUL + plies, move)
            break
    store(table, entry, hashed)
    store(table, entry + 1, _FORCED if forced else _NOT_FORCED)
    return forced
