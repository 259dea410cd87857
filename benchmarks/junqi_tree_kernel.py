"""What Junqi's player is compared with: Monte Carlo tree search with chance nodes, compiled.

Each simulation walks down by the upper confidence bound, draws what flips turn up from the pieces still unknown, and
ends with the score of a quiescence search in place of a long random game. Sources: L. Kocsis and C. Szepesvári, "Bandit
Based Monte-Carlo Planning", 2006; M. Lanctot and others, "Monte Carlo *-Minimax Search", 2013.
"""

import math
from typing import Any

from junqi.core.army_pieces import FLAG
from junqi.engine.search import evaluation_kernel as evaluation
from junqi.engine.search.memory_map import MATE, STOP
from junqi.engine.search.quiescence_kernel import quiesce
from junqi.kernels import game_kernel as game
from junqi.kernels.game_kernel import GOES_ON, LOST, MOST_MOVES, QUIET_LIMIT, WON
from junqi.kernels.junqi_moves_kernel import FLIP, does, flip_of
from junqi.kernels.junqi_state_kernel import in_pool
from junqi.kernels.memory_kernel import compiled, inlined, integer, load, part, store, word
from junqi.kernels.move_kernel import origin
from junqi.kernels.playout_kernel import below, next_random

MOVE, VISITS, VALUE, CHILDREN, COUNT = 0, 1, 2, 3, 4
"""A node: the move that leads to it, how often it was tried and with what sum of results, its children."""
RECORD = 5
USED, RANDOM = 0, 1
"""Where the number of nodes in use and the state of the random numbers lie; path, moves and nodes follow."""
_PATH = 8
_LONGEST = 200
_MOVES = _PATH + _LONGEST
NODES = _MOVES + MOST_MOVES
_OUTCOMES = 2 * FLAG
_ONE = 1_000_000
"""A win; results are whole numbers up to it."""
_SCALE = 700.0
"""Centipawns that make a win about three times as likely as a loss."""


@inlined
def _at(node: int, field: int) -> int:
    return NODES + node * RECORD + field


@inlined
def _chance(score: int) -> int:
    """The chance of winning that a score stands for."""
    return integer(_ONE / (1.0 + math.exp(-score / _SCALE)))


@inlined
def _new_nodes(tree: int, number: int, room: int) -> int:
    """The first of some unused nodes; -1 if there are not so many."""
    first = load(tree, USED)
    if first + number > room:
        return -1
    store(tree, USED, first + number)
    for node in range(first, first + number):
        for field in range(RECORD):
            store(tree, _at(node, field), 0)
    return first


@part
def _expand(state: Any, rules: int, memory: int, tree: int, node: int, room: int) -> int:
    """Give a node its children, each tried once by the board after it; return how many."""
    number = game.generate(state, rules, tree, _MOVES)
    first = _new_nodes(tree, number, room)
    if number == 0 or first < 0:
        return 0
    store(tree, _at(node, CHILDREN), first)
    store(tree, _at(node, COUNT), number)
    waiting = _chance(-evaluation.evaluate(game.skip(state, rules), rules, memory))
    for index in range(number):
        move = load(tree, _MOVES + index)
        value = waiting
        if does(move) != FLIP:
            value = _chance(-evaluation.evaluate(game.make(state, rules, move), rules, memory))
        store(tree, _at(first + index, MOVE), move)
        store(tree, _at(first + index, VISITS), 1)
        store(tree, _at(first + index, VALUE), value)
    return number


@part
def _select(tree: int, node: int, exploration: float) -> int:
    """The child with the highest upper confidence bound."""
    first, number = load(tree, _at(node, CHILDREN)), load(tree, _at(node, COUNT))
    logarithm = math.log(float(load(tree, _at(node, VISITS)) + number))
    best, most = first, -1.0
    for child in range(first, first + number):
        visits = load(tree, _at(child, VISITS))
        bound = load(tree, _at(child, VALUE)) / (visits * float(_ONE)) + exploration * math.sqrt(logarithm / visits)
        if bound > most:
            best, most = child, bound
    return best


@part
def _draw(state: Any, seed: int) -> int:
    """Which of the unknown pieces a flip turns up: ``side * FLAG + kind - 1``."""
    total = 0
    for side in range(2):
        for kind in range(1, FLAG + 1):
            total += in_pool(state, kind, side)
    rest = below(seed, total)
    for side in range(2):
        for kind in range(1, FLAG + 1):
            rest -= in_pool(state, kind, side)
            if rest < 0:
                return side * FLAG + kind - 1
    return 0


@part
def _leaf(state: Any, rules: int, memory: int) -> int:
    """What a state without children is worth to its player to move."""
    return _chance(quiesce(state, rules, memory, integer(-MATE), integer(MATE), integer(1)))


@compiled
def grow(state: Any, rules: int, memory: int, tree: int, room: int, simulations: int, exploration: float) -> int:
    """Run simulations from a state, whose node is 0, until there are enough or ``STOP`` is set; return how many."""
    done = 0
    while done < simulations and not load(memory, STOP):
        _simulate(state, rules, memory, tree, room, exploration)
        done += 1
    return done


@part
def _simulate(state: Any, rules: int, memory: int, tree: int, room: int, exploration: float) -> None:
    node, length = 0, 0
    value = -1
    while value < 0:
        decided = game.decision(state, rules)
        if decided != GOES_ON:
            value = _ONE if decided == WON else 0 if decided == LOST else _ONE // 2
        elif game.quiet(state) >= QUIET_LIMIT:
            value = _ONE // 2
        elif length >= _LONGEST - 2 or (load(tree, _at(node, VISITS)) == 0 and node != 0):
            value = _leaf(state, rules, memory)
        elif load(tree, _at(node, COUNT)) == 0 and _expand(state, rules, memory, tree, node, room) == 0:
            value = _leaf(state, rules, memory) if game.count(state, rules) else 0
        else:
            child = _select(tree, node, exploration)
            move = load(tree, _at(child, MOVE))
            store(tree, _PATH + length, child)
            length += 1
            node = child
            if does(move) == FLIP:
                seed = next_random(word(load(tree, RANDOM)))
                store(tree, RANDOM, integer(seed))
                outcome = _draw(state, seed)
                if load(tree, _at(child, CHILDREN)) == 0:
                    store(tree, _at(child, CHILDREN), max(_new_nodes(tree, _OUTCOMES, room), 0))
                block = load(tree, _at(child, CHILDREN))
                move = flip_of(origin(move), outcome % FLAG + 1, outcome // FLAG)
                state = game.make(state, rules, move)
                if block == 0:
                    value = _leaf(state, rules, memory)
                else:
                    node = block + outcome
                    store(tree, _PATH + length, -node)
                    length += 1
            else:
                state = game.make(state, rules, move)
    _learn(tree, length, value)


@part
def _learn(tree: int, length: int, value: int) -> None:
    """Add a result to all nodes of the path; outcomes of flips, which nobody chooses, only count their visits."""
    store(tree, _at(0, VISITS), load(tree, _at(0, VISITS)) + 1)
    for index in range(length - 1, -1, -1):
        node = load(tree, _PATH + index)
        if node < 0:
            store(tree, _at(-node, VISITS), load(tree, _at(-node, VISITS)) + 1)
            continue
        value = _ONE - value
        store(tree, _at(node, VISITS), load(tree, _at(node, VISITS)) + 1)
        store(tree, _at(node, VALUE), load(tree, _at(node, VALUE)) + value)
