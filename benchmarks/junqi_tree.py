"""Monte Carlo tree search as a player of Junqi, to be measured against the program's own."""

import threading
from random import Random

from junqi_tree_kernel import CHILDREN, COUNT, MOVE, NODES, RANDOM, RECORD, USED, VISITS, grow

from junqi.core.action import Action
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.junqi_compiled import CompiledJunqi
from junqi.engine.search.search_memory import SearchMemory, TranspositionTable
from junqi.kernels.memory_kernel import memory_block

JUNQI = rule_set("junqi")
ROOM = 1_000_000
"""Nodes of the tree at most."""
UNLIMITED = 1 << 60


class TreePlayer:
    """Chooses the move tried most often."""

    def __init__(self, seconds: float | None, simulations: int | None, exploration: float, seed: int) -> None:
        self._compiled = CompiledJunqi(JUNQI)
        self._tree = memory_block(NODES + ROOM * RECORD)
        self._seconds, self._simulations = seconds, simulations or UNLIMITED
        self._exploration = exploration
        self._random = Random(seed)
        self.done = 0

    def __call__(self, game: Game) -> Action:
        """The move for the player to move."""
        compiled, tree = self._compiled, self._tree
        state = compiled.state_of(game.position)
        memory = SearchMemory(compiled.weights, TranspositionTable(1), (), self._random)
        tree[: NODES + RECORD] = 0
        tree[USED], tree[RANDOM] = 1, self._random.getrandbits(62) | 1
        timer = threading.Timer(self._seconds, memory.stop) if self._seconds else None
        if timer:
            timer.start()
        address = tree.ctypes.data
        self.done += grow(
            state, compiled.rules_alone, memory.address, address, ROOM, self._simulations, self._exploration
        )
        if timer:
            timer.cancel()
        first, number = int(tree[NODES + CHILDREN]), int(tree[NODES + COUNT])
        records = tree[NODES + first * RECORD : NODES + (first + number) * RECORD].reshape(-1, RECORD)
        return compiled.action_of(int(records[records[:, VISITS].argmax(), MOVE]))
