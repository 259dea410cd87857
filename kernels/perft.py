"""Perft at the speed of compiled code. Importing this module imports neither numba nor numpy."""

from collections.abc import Iterator

import attrs

from ..core import perft as core_perft
from ..core.action import Action
from ..core.position import PLAIN, Position
from ..core.rules import RuleSet
from .doors import has_kernel, is_open, kernel_of


class PerftCounter:
    """Counts the lines of one rule set, by compiled code wherever a position is open.

    What a position hides, or a kernel cannot hold, is counted on core, with the same result.
    """

    def __init__(self, rules: RuleSet, depth: int) -> None:
        """``depth`` is the greatest that will be asked for."""
        from .memory_kernel import specialised
        from .perft_kernel import perft, perft_memory

        self._rules = rules
        self._kernel = kernel_of(rules)
        self._word = self._kernel.rules_word(rules)
        self._memory = perft_memory(depth)
        bare = self._kernel.state_of(rules, attrs.evolve(rules.start(), board=bytes(rules.board.size), status=PLAIN))
        self._perft = specialised(perft, bare, self._word, integers=2)

    def perft(self, position: Position, depth: int) -> int:
        """The number of legal lines of ``depth`` plies, as ``core.perft.perft`` defines it.

        Raises:
            PerftDepthError: as core does.
        """
        rules = self._rules
        if depth < 1 or not is_open(position):
            return core_perft.perft(rules, position, depth)
        state = self._kernel.state_of(rules, position)
        if state is None:
            return core_perft.perft(rules, position, depth)
        return int(self._perft(state, self._word, self._memory.ctypes.data, depth)) if self._goes_on(position) else 0

    def _goes_on(self, position: Position) -> bool:
        """Whether the game is not over; a kernel sees only ends that the last ply can have brought about."""
        return self._rules.decision(position) is None

    def stop(self) -> None:
        """End a count that runs in another thread; what it returns then means nothing."""
        self._memory[0] = 1


def perft(rules: RuleSet, position: Position, depth: int) -> int:
    """What ``core.perft.perft`` counts.

    Raises:
        PerftDepthError: as core does.
    """
    return (
        PerftCounter(rules, depth).perft(position, depth)
        if has_kernel(rules)
        else core_perft.perft(rules, position, depth)
    )


def divide(rules: RuleSet, position: Position, depth: int, counter: PerftCounter) -> Iterator[tuple[Action, int]]:
    """Yield perft split by the first action, as each is counted; ``depth`` is at least 1.

    Raises:
        PerftDepthError: as core does.
    """
    if depth == 1 or not is_open(position):
        yield from core_perft.divide(rules, position, depth)
        return
    for action in rules.legal_actions(position):
        yield action, counter.perft(rules.apply(position, action), depth - 1)
