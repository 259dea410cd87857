"""What a kernel says of a position, asked from Python."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from junqi.core.action import Action
from junqi.core.position import Position
from junqi.core.rules import RuleSet
from junqi.kernels import game_kernel as game
from junqi.kernels.doors import kernel_of
from junqi.kernels.game_kernel import MOST_MOVES
from junqi.kernels.memory_kernel import compiled, constant, load, memory_block, store

_ANSWERS, _CAPTURES, _NTH = MOST_MOVES, 2 * MOST_MOVES, 3 * MOST_MOVES


@compiled
def _ask(state: Any, rules: int, memory: int) -> None:
    store(memory, _ANSWERS, game.generate(state, rules, memory, 0))
    store(memory, _ANSWERS + 1, game.generate_captures(state, rules, memory, _CAPTURES))
    store(memory, _ANSWERS + 2, game.count(state, rules))
    store(memory, _ANSWERS + 3, game.decision(state, rules))
    store(memory, _ANSWERS + 4, game.quiet(state))
    store(memory, _ANSWERS + 5, game.zobrist(state, rules))
    for number in range(load(memory, _ANSWERS)):
        store(memory, _NTH + number, game.nth(state, rules, number))


@compiled
def _follow(state: Any, rules: int, memory: int, move: int) -> Any:
    store(memory, 0, game.rekey(state, rules, game.zobrist(state, rules), move))
    return game.make(state, rules, move)


@attrs.frozen
class Answers:
    """What a kernel says of one state; moves as the kernel's integers."""

    moves: tuple[int, ...]
    captures: tuple[int, ...]
    nth: tuple[int, ...]
    count: int
    decision: int
    quiet: int
    zobrist: int


@attrs.frozen
class Probe:
    """A kernel for one rule set."""

    rules: RuleSet
    kernel: Any

    def state_of(self, position: Position) -> Any:
        return self.kernel.state_of(self.rules, position)

    def action_of(self, move: int) -> Action:
        action: Action = self.kernel.action_of(move)
        return action

    def ask(self, state: Any) -> Answers:
        memory = memory_block(4 * MOST_MOVES)
        _ask(state, self.kernel.rules_word(self.rules), memory.ctypes.data)
        found = memory.tolist()
        moves, captures, *rest = found[_ANSWERS : _ANSWERS + 6]
        count, decision, quiet, zobrist = rest
        return Answers(
            tuple(found[:moves]),
            tuple(found[_CAPTURES : _CAPTURES + captures]),
            tuple(found[_NTH : _NTH + moves]),
            count,
            decision,
            quiet,
            zobrist % 2**64,
        )

    def follow(self, state: Any, move: int) -> tuple[Any, int]:
        """The state after a move, and its hash worked out from that of the state before it."""
        memory = memory_block(1)
        after = _follow(state, self.kernel.rules_word(self.rules), memory.ctypes.data, move)
        return type(after)(*map(constant, after)), memory.tolist()[0] % 2**64


@pytest.fixture(scope="session")
def probe() -> Callable[[RuleSet], Probe]:
    return lambda rules: Probe(rules, kernel_of(rules))
