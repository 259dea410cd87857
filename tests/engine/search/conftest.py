"""What a compiled evaluation says of a position, asked from Python; and what lines told must be like."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from junqi.core.action import Action
from junqi.core.piece import EMPTY, SIDE_BIT
from junqi.core.position import Position
from junqi.core.rules import RuleSet
from junqi.core.seat import OPPONENT
from junqi.engine.search import evaluation_kernel as evaluation
from junqi.engine.search.compiled_game import CompiledGame
from junqi.engine.search.search_memory import SearchMemory, TranspositionTable
from junqi.engine.uci.info import Info
from junqi.engine.uci.score import Score
from junqi.kernels import game_kernel as game
from junqi.kernels.game_kernel import MOST_MOVES
from junqi.kernels.memory_kernel import compiled, memory_block


@compiled
def _score(state: Any, rules: int, memory: int) -> int:
    return evaluation.evaluate(state, rules, memory)


@compiled
def _score_of_skipping(state: Any, rules: int, memory: int) -> int:
    return evaluation.evaluate(game.skip(state, rules), rules, memory)


@compiled
def _exchange(state: Any, rules: int, memory: int, move: int) -> int:
    return evaluation.exchange(state, rules, memory, move)


@compiled
def _urgent(state: Any, rules: int) -> bool:
    return evaluation.urgent(state, rules)


@compiled
def _captures(state: Any, rules: int, memory: int) -> int:
    return game.generate_captures(state, rules, memory, 0)


class Judge:
    """The compiled evaluation of one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._game = CompiledGame(rules)
        self._memory = SearchMemory(self._game.weights, TranspositionTable(1), (), Random(0))

    def score(self, position: Position) -> int:
        return int(_score(self._game.state_of(position), self._game.word, self._memory.address))

    def score_of_skipping(self, position: Position) -> int:
        """What the position is worth to the other player, were it that one's turn."""
        return int(_score_of_skipping(self._game.state_of(position), self._game.word, self._memory.address))

    def is_urgent(self, position: Position) -> bool:
        return bool(_urgent(self._game.state_of(position), self._game.word))

    def exchanges(self, position: Position) -> dict[Action, int]:
        """What each capture brings in."""
        state, word, memory = self._game.state_of(position), self._game.word, memory_block(MOST_MOVES)
        moves = memory[: _captures(state, word, memory.ctypes.data)].tolist()
        return {self._game.action_of(move): int(_exchange(state, word, self._memory.address, move)) for move in moves}


@pytest.fixture(scope="session")
def judge_of() -> Callable[[RuleSet], Judge]:
    return cache(Judge)


@pytest.fixture(scope="session")
def lasting_positions(
    random_positions: Callable[[RuleSet, int, int], list[Position]],
) -> Callable[[RuleSet, int, int], list[Position]]:
    """Makes possible positions in which the game goes on: ``lasting_positions(rules, seed, at most so many)``."""
    return lambda *asked: [position for position in random_positions(*asked) if asked[0].outcome(position) is None]


@pytest.fixture(scope="session")
def turned() -> Callable[[Position], Position]:
    """Exchanges the colours of a position and turns its board round."""

    def turn(position: Position) -> Position:
        board = bytes(code ^ SIDE_BIT if code else EMPTY for code in reversed(position.board))
        return Position(board, OPPONENT[position.turn], position.quiet)

    return turn


@pytest.fixture(scope="session")
def check_lines() -> Callable[[list[Info], str, int], None]:
    """Checks that the last lines told are all of one depth, best first, and begin with the move that was chosen."""

    def worth(score: Score) -> tuple[int, int]:
        if score.mate is None:
            return 0, score.centipawns or 0
        return (1 if score.mate > 0 else -1), -score.mate

    def check(told: list[Info], chosen: str, lines: int) -> None:
        last = told[-lines:]
        assert [info.multipv for info in last] == list(range(1, lines + 1))
        assert len({info.depth for info in last}) == 1
        assert last[0].pv[0] == chosen
        assert len({info.pv[0] for info in last}) == lines
        worths = [worth(info.score) for info in last]
        assert worths == sorted(worths, reverse=True)

    return check
