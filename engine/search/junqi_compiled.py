"""Everything compiled that a search of Junqi needs. Numba is imported when the first is made."""

from collections.abc import Iterable
from random import Random
from typing import Any

from ...core.position import Position
from ...core.rules import RuleSet
from .compiled_game import CompiledGame
from .memory_map import MATE
from .search_memory import SearchMemory, TranspositionTable

_WIDEST = MATE + 1_000


class CompiledJunqi(CompiledGame):
    """The kernel of Junqi with the search compiled for it; flips of unknown pieces are foreseen as one move."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__(rules)
        from ...kernels import junqi_moves_kernel
        from . import junqi_flip_kernel

        self._moves: Any = junqi_moves_kernel
        self._flips: Any = junqi_flip_kernel
        self.rules_alone = self.word
        self.word |= junqi_moves_kernel.FORESEEING

    def load(self) -> None:
        """See ``CompiledGame``; what only weak levels call, or nobody at the start of a game, is among it."""
        state, table = self.state_of(self.rules.start()), TranspositionTable(1)
        memory = SearchMemory(self.weights, table, (), Random(0))
        memory.limit_nodes(1)
        self.search.static_score(state, self.word, memory.address)
        self.search_steps(state, memory, self.hash_of(state), 1)
        self.flip_score(state, memory, self.moves_of(state, memory)[0], 1)
        self.elsewhere_score(state, memory, 1)
        self.glance(state, memory, self._moves.ELSEWHERE)

    def state_of(self, position: Position) -> Any:  # noqa: ANN401  each game has its own
        """The state of a possible position as its players see it, whatever is known of face-down pieces."""
        return super().state_of(self.rules.public(position, position.turn))

    def moves_of(self, state: Any, memory: SearchMemory) -> list[int]:  # noqa: ANN401
        """The kernel's moves, each flip by itself."""
        return memory.root_moves(self.search.list_moves(state, self.rules_alone, memory.address))

    def is_flip(self, move: int) -> bool:
        """Whether a move turns a piece up."""
        return move & 63 == move >> 6 & 63 and move >> 20 & 3 == self._moves.FLIP

    def other_moves(self, state: Any, memory: SearchMemory, wanted: Iterable[int]) -> list[int]:  # noqa: ANN401
        """The moves of a foreseeing search that are not wanted at the root: all flips among them."""
        moves = memory.root_moves(self.search.list_moves(state, self.word, memory.address))
        return sorted(set(moves) - set(wanted))

    def search_steps(self, state: Any, memory: SearchMemory, key: int, depth: int) -> tuple[int, ...]:  # noqa: ANN401
        """The best line from a state, up to the first flip in it; none where the search ended before it was found."""
        self.search.search(state, self.word, memory.address, key, depth, -_WIDEST, _WIDEST, 0, 0)
        line = memory.best_line()
        return line[: line.index(self._moves.ELSEWHERE)] if self._moves.ELSEWHERE in line else line

    def flip_score(self, state: Any, memory: SearchMemory, flip: int, depth: int) -> int:  # noqa: ANN401
        """The mean of what a flip is worth."""
        return int(self._flips.flip_score(state, self.word, memory.address, flip & 63, depth))

    def elsewhere_score(self, state: Any, memory: SearchMemory, depth: int) -> int:  # noqa: ANN401
        """What a flip is worth of which no more is said."""
        return int(self._flips.elsewhere_score(state, self.word, memory.address, depth))

    def glance(self, state: Any, memory: SearchMemory, move: int) -> int:  # noqa: ANN401
        """What the board is worth after a move to whoever makes it, whatever the answer."""
        return int(self._flips.glance(state, self.word, memory.address, move))
