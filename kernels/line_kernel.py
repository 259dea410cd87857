"""Lines of play of a recorded game, compiled: the positions that were reached, each with the one before it.

Where reading stands is kept in the memory block, see ``reading_memory``: the node reached last, how many there are, and
the nodes of the lines that wait for a variation to end.
"""

from typing import Any

from . import game_kernel as game
from . import reading_memory as m
from .bits_kernel import ZERO
from .game_kernel import GOES_ON, LOST
from .memory_kernel import compiled, inlined, integer, load, store, word
from .state_kernel import restored, save


@inlined
def node_row(node: int) -> int:
    """Where the row of a node stands in the memory block."""
    return m.NODES + m.NODE_SIZE * node


@inlined
def here(memory: int) -> int:
    """The row of the node where reading stands."""
    return node_row(load(memory, m.TIP))


@inlined
def state_here(like: Any, memory: int) -> Any:
    """The state where reading stands; ``like`` is any state of that game."""
    return restored(like, memory, here(memory) + m.N_STATE)


@inlined
def to_move(memory: int) -> int:
    """The player to move: 0 or 1."""
    return (load(memory, here(memory) + m.N_PLY) + load(memory, m.TURN)) & 1


@inlined
def move_number(memory: int) -> int:
    """The number of the next move."""
    return load(memory, m.FIRST_NUMBER) + ((load(memory, here(memory) + m.N_PLY) + load(memory, m.TURN)) >> 1)


@compiled
def begin_line(start: Any, memory: int, row: int) -> None:
    """Begin the main line with the start as the first node; ``row`` is that of the variant."""
    for slot in range(m.TIP, m.LAST_SLOT + 1):
        store(memory, slot, integer(0))
    store(memory, m.NODE_COUNT, integer(1))
    rules, node = load(memory, row + m.V_RULES), node_row(0)
    store(memory, node + m.N_PARENT, integer(-1))
    store(memory, node + m.N_PLY, integer(0))
    store(memory, node + m.N_KEY, integer(game.zobrist(start, rules) if load(memory, row + m.V_DRAW_AT) else ZERO))
    ended = game.decision(start, rules) != GOES_ON or game.quiet(start) >= load(memory, row + m.V_QUIET_PLIES)
    store(memory, node + m.N_OVER, integer(ended))
    save(start, memory, node + m.N_STATE)


@compiled
def add_move(state: Any, memory: int, row: int, move: int) -> Any:
    """Play a legal move in the state where reading stands; the state after it, where reading stands then."""
    rules, draw_at = load(memory, row + m.V_RULES), load(memory, row + m.V_DRAW_AT)
    parent, node = load(memory, m.TIP), load(memory, m.NODE_COUNT)
    before, after = node_row(parent), node_row(node)
    store(memory, after + m.N_PARENT, parent)
    store(memory, after + m.N_PLY, load(memory, before + m.N_PLY) + 1)
    if draw_at:
        store(memory, after + m.N_KEY, integer(game.rekey(state, rules, word(load(memory, before + m.N_KEY)), move)))
    reached = game.make(state, rules, move)
    quiet = game.quiet(reached)
    drawn = quiet >= load(memory, row + m.V_QUIET_PLIES)
    drawn = drawn or (draw_at > 0 and quiet > 1 and _occurrences(memory, node, quiet) >= draw_at)
    store(memory, after + m.N_OVER, integer(drawn or game.decision(reached, rules) != GOES_ON))
    save(reached, memory, after + m.N_STATE)
    store(memory, m.TIP, node)
    store(memory, m.NODE_COUNT, node + 1)
    store(memory, m.MAIN_PLIES, load(memory, m.MAIN_PLIES) + integer(load(memory, m.DEPTH) == 0))
    return reached


@compiled
def _occurrences(memory: int, node: int, quiet: int) -> int:
    """How often the position of a node has stood in its line of play since the last capture, this time included.

    Positions are told apart by their hashes. Should two hashes ever meet, a game is thought to be drawn that is not,
    and refused if it goes on or has a winner: no game is taken for that reason.
    """
    key, times = load(memory, node_row(node) + m.N_KEY), integer(1)
    before = load(memory, node_row(node) + m.N_PARENT)
    while quiet > 1 and before > 0:
        before = load(memory, node_row(before) + m.N_PARENT)
        if load(memory, node_row(before) + m.N_KEY) == key:
            times += 1
        before = load(memory, node_row(before) + m.N_PARENT)
        quiet -= 2
    return times


@compiled
def has_won(state: Any, rules: int) -> bool:
    """Whether the player who has just moved has won."""
    decided = game.decision(state, rules)
    return decided == LOST or (decided == GOES_ON and game.count(state, rules) == 0)


@inlined
def open_variation(memory: int) -> None:
    """Go back to before the last move: what follows replaces it."""
    depth = load(memory, m.DEPTH)
    store(memory, m.LINES + depth, load(memory, m.TIP))
    store(memory, m.TIP, load(memory, here(memory) + m.N_PARENT))
    store(memory, m.DEPTH, depth + 1)


@inlined
def close_variation(memory: int) -> None:
    """Go on where the variation began."""
    depth = load(memory, m.DEPTH) - 1
    store(memory, m.TIP, load(memory, m.LINES + depth))
    store(memory, m.DEPTH, depth)
