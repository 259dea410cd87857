"""Games of compiled search against itself at fixed numbers of nodes, without clocks or protocol: some twenty a second.

A player is a vector of weights, and the code that reads them: of this package, or of a copy under another name.
"""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

from tune_kernel import decided, made

from junqi.core.game import Game
from junqi.core.rules import RuleSet
from junqi.engine.search.deploying import deployment_for
from junqi.engine.uci.settings import Settings
from junqi.kernels.game_kernel import QUIET_LIMIT

LONGEST = 400
"""Plies after which a game is called a draw."""
_HOPELESS = 12_000
"""At such a score the game is called: only decided ones have it."""
_WIDEST = 31_000
_BUCKETS = 1 << 12
_RESULTS = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
"""By how the player to move sees the end, and whether that is the second: the first one's score."""


class Player:
    """Compiled search with weights; ``package`` is the name of this package or of a copy of it."""

    def __init__(self, variant: str, weights: Sequence[int] | None = None, package: str = "junqi") -> None:
        compiled_game = import_module(f"{package}.engine.search.compiled_game")
        rules = import_module(f"{package}.core.registry").rule_set(variant)
        self.compiled = compiled_game.CompiledGame(rules)
        self.map = import_module(f"{package}.engine.search.memory_map")
        self.weights = tuple(self.compiled.weights if weights is None else weights)
        memory = import_module(f"{package}.kernels.memory_kernel")
        self._table = memory.memory_block(_BUCKETS * 8)
        self.block = memory.memory_block(self.map.SIZE)
        self.block[self.map.WEIGHTS : self.map.WEIGHTS + len(self.weights)] = self.weights
        self.block[self.map.TABLE] = self._table.ctypes.data
        self.block[self.map.TABLE_MASK] = _BUCKETS - 1
        self.address = self.block.ctypes.data
        self._constant = memory.constant
        kernel = import_module(f"{package}.kernels.{rules.game}_kernel")
        self._state = getattr(kernel, f"{rules.game.capitalize()}State")

    def forget(self) -> None:
        """Begin a game anew."""
        self._table[:] = 0
        self.block[self.map.KILLERS : self.map.WEIGHTS] = 0

    def state(self, words: Sequence[int]) -> Any:  # noqa: ANN401  each game has its own
        """The state with these words."""
        return self._state(*map(self._constant, words))

    def think(self, words: Sequence[int], past: Sequence[int], nodes: int, depth: int = 60) -> tuple[int, int]:
        """The best move and its score."""
        block, at = self.block, self.map
        state = self.state(words)
        key = self.compiled.hash_of(state)
        block[at.STOP] = block[at.NODES] = block[at.ROOT_SCORE] = 0
        block[at.NODE_LIMIT] = nodes
        block[at.PAST] = len(past)
        block[at.KEYS : at.KEYS + len(past)] = past
        block[at.GENERATION] = (block[at.GENERATION] + 1) % 64
        search, word = self.compiled.search.search, self.compiled.word
        move, score = 0, 0
        for iteration in range(1, depth + 1):
            search(state, word, self.address, key, iteration, -_WIDEST, _WIDEST, 0, 0)
            if block[at.VARIATIONS]:
                move, score = int(block[at.VARIATIONS]), int(block[at.ROOT_SCORE])
            if block[at.STOP] or abs(score) > at.MATE_IN_SIGHT:
                break
        return move or self.moves(state)[0], score

    def moves(self, state: Any) -> list[int]:  # noqa: ANN401
        """The kernel's legal moves."""
        count = self.compiled.search.list_moves(state, self.compiled.word, self.address)
        return self.block[self.map.MOVES : self.map.MOVES + count].tolist()


def begun(rules: RuleSet, random: Random) -> Game:
    """A game before its first move, both sides having deployed as the program does."""
    game = Game.begin(rules, rules.start())
    while game.position.status.deploying:
        game = game.play(deployment_for(game, Settings(variant=rules.id, seed=random.getrandbits(32))))
    return game


def opening(rules: RuleSet, random: Random, most: int = 10) -> Game:
    """A position after some random plies in which the game goes on."""
    while True:
        game = begun(rules, random)
        for _ in range(random.randrange(2, most + 1)):
            if game.outcome is None:
                game = game.play(random.choice(rules.legal_actions(game.position)))
        if game.outcome is None:
            return game


def play(start: Game, first: Player, second: Player, arbiter: Player, nodes: int) -> float:
    """The score, 1, 1/2 or 0, of ``first``, who is to move; ``arbiter`` is of this package."""
    first.forget()
    second.forget()
    words = tuple(map(int, arbiter.compiled.state_of(start.position)))
    past: list[int] = []
    calls = 0
    for number in range(LONGEST):
        state = arbiter.state(words)
        ended = decided(state, arbiter.compiled.word)
        if ended:
            return _RESULTS[ended][number & 1]
        key = _signed(int(arbiter.compiled.hash_of(state)))
        if past.count(key) >= 2 or len(past) >= QUIET_LIMIT:
            break
        move, score = (first, second)[number & 1].think(words, past, nodes)
        calls = calls + 1 if abs(score) > _HOPELESS else 0
        if calls == 2:
            return _RESULTS[1 if score > 0 else 2][number & 1]
        past = [] if move >> 16 & 15 else [*past, key]
        words = tuple(map(int, made(state, arbiter.compiled.word, move)))
    return 0.5


def _signed(key: int) -> int:
    return key - (1 << 64) if key >> 63 else key
