"""Proofs of forced wins."""

import attrs

from ...core.action import Action
from ...core.game import Game
from ...core.position import PLAIN, Position
from ...core.rules import RuleSet
from ...kernels.doors import kernel_of

_ENTRIES = 1 << 20
_UNLIMITED = 1 << 62


class Prover:
    """Proves wins by trying every move of both players. Numba is imported when it is made."""

    def __init__(self, rules: RuleSet) -> None:
        from ...kernels.memory_kernel import memory_block
        from . import prove_kernel

        self._compiled = prove_kernel
        self._rules = rules
        self._kernel = kernel_of(rules)
        self._word = self._kernel.rules_word(rules)
        self._table = memory_block(2 * _ENTRIES)
        self._memory = memory_block(prove_kernel.SIZE)
        self._memory[prove_kernel.TABLE] = self._table.ctypes.data
        self._memory[prove_kernel.TABLE_MASK] = _ENTRIES - 1
        self._allow(_UNLIMITED)
        self._load()

    def _load(self) -> None:
        """Load what is compiled, or compile it now, so that no proof has to wait for it."""
        bare = attrs.evolve(self._rules.start(), status=PLAIN)
        self._is_forced_from(bare, 1)

    def _allow(self, nodes: int) -> None:
        """Let the searches to come visit so many positions more."""
        self._memory[self._compiled.NODE_LIMIT] = min(_UNLIMITED, self.nodes + nodes)
        self._memory[self._compiled.STOP] = 0

    def stop(self) -> None:
        """End a search under way, from another thread."""
        self._memory[self._compiled.STOP] = 1

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return int(self._memory[self._compiled.NODES])

    def is_winning(self, game: Game, action: Action, plies: int) -> bool:
        """Whether ``action`` wins within ``plies`` plies, itself included, whatever the other player does.

        ``plies`` is odd and at most 15. The past of the game is not looked at: positions are taken to occur for the
        first time.
        """
        after = Game.begin(self._rules, game.position).play(action)
        if after.outcome is not None:
            return after.outcome.winner is game.position.turn
        return plies > 1 and self._is_forced_from(after.position, plies - 1)

    def winning_actions(self, game: Game, plies: int, most: int) -> list[Action]:
        """The actions that win within ``plies`` plies; the search ends once ``most`` are found."""
        found: list[Action] = []
        for action in self._rules.legal_actions(game.position):
            if len(found) < most and self.is_winning(game, action, plies):
                found.append(action)
        return found

    def shortest_win(self, game: Game, plies: int, nodes: int) -> tuple[Action, int] | None:
        """A move that wins in the fewest plies, at most ``plies``, and how many; ``None`` if there is none.

        ``None`` comes also once ``nodes`` positions have been visited, or the search was stopped.
        """
        plies_to_win = self.plies_to_win(game, plies, nodes)
        if plies_to_win is None:
            return None
        actions = self._rules.legal_actions(game.position)
        return next(a for a in actions if self.is_winning(game, a, plies_to_win)), plies_to_win

    def plies_to_win(self, game: Game, plies: int, nodes: int) -> int | None:
        """In how few plies, at most ``plies``, the player to move wins by force; ``None`` as in ``shortest_win``."""
        self._allow(nodes)
        for within in range(1, plies + 1, 2):
            won = self._is_forced_from(game.position, within)
            if self._memory[self._compiled.STOP]:
                break
            if won:
                self._allow(_UNLIMITED)
                return within
        self._allow(_UNLIMITED)
        return None

    def losing_actions(self, game: Game, plies: int, nodes: int) -> tuple[Action, ...]:
        """The actions after which the other player wins by force within ``plies`` plies, an odd number.

        Only as many are looked at as ``nodes`` positions allow, or until the search is stopped.
        """
        self._allow(nodes)
        found: list[Action] = []
        for action in self._rules.legal_actions(game.position):
            lost = self._is_lost(Game.begin(self._rules, game.position).play(action), plies)
            if self._memory[self._compiled.STOP]:
                break
            found += [action] if lost else []
        self._allow(_UNLIMITED)
        return tuple(found)

    def _is_lost(self, after: Game, plies: int) -> bool:
        """Whether the player to move wins within an odd number of plies, or has won."""
        if after.outcome is not None:
            return after.outcome.winner is after.position.turn
        return self._is_forced_from(after.position, plies)

    def _is_forced_from(self, position: Position, plies: int) -> bool:
        from ...kernels.memory_kernel import constant
        from .search_kernel import hash_of

        state = self._kernel.state_of(self._rules, position)
        assert state is not None, "only raw boards do not fit the kernel"
        key = constant(hash_of(state, self._word))
        return bool(self._compiled.is_forced(state, self._word, self._memory.ctypes.data, key, plies))
