"""Everything compiled that the search of one game needs. Numba is imported when the first is made."""

from importlib import import_module
from random import Random
from typing import Any

import attrs

from ...core.action import Action
from ...core.game import Game
from ...core.position import PLAIN, Position
from ...core.rules import RuleSet
from ...kernels.doors import kernel_of
from .memory_map import MOST_PAST
from .search_memory import SearchMemory, TranspositionTable


class CompiledGame:
    """A rule set's kernel with the search compiled for it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.search: Any = import_module(".search_kernel", __package__)
        import_module(f".{rules.game}_evaluation_kernel", __package__)
        self.weights: tuple[int, ...] = import_module(f".{rules.game}_weights", __package__).WEIGHTS
        self._kernel = kernel_of(rules)
        self.word: int = self._kernel.rules_word(rules)

    def load(self) -> None:
        """Load, or compile, all that a search calls, so that no search has to wait for it."""
        bare = attrs.evolve(self.rules.start(), status=PLAIN)
        state, table = self.state_of(bare), TranspositionTable(1)
        memory = SearchMemory(self.weights, table, (), Random(0))
        memory.limit_nodes(1)
        self.search.list_moves(state, self.word, memory.address)
        self.search.static_score(state, self.word, memory.address)
        self.search.search(state, self.word, memory.address, self.hash_of(state), 1, -1, 1, 0, 0)

    def state_of(self, position: Position) -> Any:  # noqa: ANN401  each game has its own
        """The state of a possible position, in which nothing is hidden."""
        state = self._kernel.state_of(self.rules, position)
        assert state is not None, "only raw boards do not fit the kernel"
        return state

    def action_of(self, move: int) -> Action:
        """The action that a move of the kernel stands for."""
        action: Action = self._kernel.action_of(move)
        return action

    def hash_of(self, state: Any) -> int:  # noqa: ANN401
        """The hash of a state, as the kernel takes it."""
        from ...kernels.memory_kernel import constant

        return constant(self.search.hash_of(state, self.word))

    def static_score(self, position: Position) -> int:
        """What a position is worth to the player to move, without looking ahead."""
        memory = SearchMemory(self.weights, TranspositionTable(1), (), Random(0))
        return int(self.search.static_score(self.state_of(position), self.word, memory.address))

    def past_of(self, game: Game) -> list[int]:
        """The hashes of the positions since the last irreversible ply, oldest first, without the one on the board."""
        past: list[int] = []
        later, earlier = game, game.previous
        while earlier is not None and later.position.quiet > 0 and len(past) < MOST_PAST:
            if later.ply is not None:
                past.append(self.hash_of(self.state_of(earlier.position)))
            later, earlier = earlier, earlier.previous
        return past[::-1]
