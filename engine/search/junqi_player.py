"""The player of Junqi: it sees no more than an observation shows."""

import threading
from collections.abc import Callable
from random import Random

import attrs

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from ..uci.info import Info
from ..uci.limits import Limits
from ..uci.score import Score
from ..uci.settings import STRONGEST_LEVEL, Settings
from .budget import Budget, budget_of
from .junqi_compiled import CompiledJunqi
from .junqi_levels import foresight_of
from .junqi_search import JunqiSearch, Question
from .outlook import score_of
from .search_memory import SearchMemory, TranspositionTable

_SMALL_TABLE = 1
_LARGEST_TABLE = 32
"""Megabytes: what flips turn up makes most results useless for the next move, so that more is seldom filled."""


class JunqiThinker:
    """Chooses actions by compiled search from what the player to move may know, and from nothing else."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._compiled = CompiledJunqi(rules)
        self._table: TranspositionTable | None = None
        self._megabytes = 0
        self._compiled.load()

    def think(
        self,
        game: Game,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Callable[[Info], None],
    ) -> Action:
        """The best action found within the limits; with a seed and a limit that is no time, always the same one."""
        seen = self._seen(game)
        question = Question(
            game=seen,
            budget=_budget(seen, limits, settings),
            foresight=foresight_of(settings.level),
            lines=settings.multipv,
            allowed=limits.moves,
            endless=limits.infinite,
        )
        search = JunqiSearch(self._compiled, self._table_for(settings), question, _random(seen, settings), report)
        return self._compiled.action_of(search.run(stop))

    def evaluate(self, game: Game) -> Score:
        """What the position is worth to the player to move, without looking ahead."""
        state = self._compiled.state_of(self._seen(game).position)
        memory = SearchMemory(self._compiled.weights, TranspositionTable(_SMALL_TABLE), (), Random(0))
        return score_of(int(self._compiled.search.static_score(state, self._compiled.word, memory.address)))

    def _seen(self, game: Game) -> Game:
        """The game as its player to move may know it, from its present position on."""
        return Game(self._rules, self._rules.public(game.position, game.position.turn), length=game.length)

    def _table_for(self, settings: Settings) -> TranspositionTable:
        """The table for one move: a new one where what was found before must not matter."""
        megabytes = min(settings.hash_megabytes, _LARGEST_TABLE)
        if self._table is None or self._megabytes != megabytes or settings.seed is not None:
            self._table, self._megabytes = None, megabytes  # the old one goes before the new one comes
            self._table = TranspositionTable(megabytes)
        return self._table


def _budget(game: Game, limits: Limits, settings: Settings) -> Budget:
    """What a search may use up, by the limits and by how far the level sees in this game."""
    given = budget_of(game, limits, attrs.evolve(settings, level=STRONGEST_LEVEL))
    sight = foresight_of(settings.level)
    share = given.nodes if limits.nodes is None else round(sight.share * given.nodes)
    return Budget(
        depth=given.depth if sight.depth is None else min(given.depth, sight.depth),
        nodes=share if sight.nodes is None else min(share, sight.nodes),
        soft=sight.share * given.soft,
        hard=sight.share * given.hard,
    )


def _random(game: Game, settings: Settings) -> Random:
    """Chance, or with a seed what it and the position give."""
    if settings.seed is None:
        return Random()
    return Random(f"{settings.seed} {game.length} {game.position.board.hex()}")
