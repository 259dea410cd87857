"""The player of Junqi: it sees no more than an observation shows."""

import attrs

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from ..uci.assignment import Assignment
from ..uci.score import Score
from ..uci.settings import STRONGEST_LEVEL, Settings
from .budget import Budget, budget_of
from .junqi_compiled import CompiledJunqi
from .junqi_levels import foresight_of
from .junqi_search import JunqiSearch, Question
from .kept_table import KeptTable
from .outlook import score_of
from .search_memory import TranspositionTable

_LARGEST_TABLE = 32
"""Megabytes: what flips turn up makes most results useless for the next move, so that more is seldom filled."""


class JunqiThinker:
    """Chooses actions by compiled search from what the player to move may know, and from nothing else."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._compiled = CompiledJunqi(rules)
        self._table = KeptTable()
        self._compiled.load()

    def think(self, assignment: Assignment) -> Action:
        """The best action found within the limits; with a seed and a limit that is no time, always the same one."""
        seen = attrs.evolve(assignment, game=self._seen(assignment.game))
        question, table = _question(seen), self._table_for(seen.settings)
        search = JunqiSearch(self._compiled, table, question, seen.random(), seen.report)
        return self._compiled.action_of(search.run(seen.stop))

    def evaluate(self, game: Game) -> Score:
        """What the position is worth to the player to move, without looking ahead."""
        return score_of(self._compiled.static_score(game.position))

    def _seen(self, game: Game) -> Game:
        """The game as its player to move may know it, from its present position on."""
        return Game(self._rules, self._rules.public(game.position, game.position.turn), length=game.length)

    def _table_for(self, settings: Settings) -> TranspositionTable:
        """The table for one move: a new one where what was found before must not matter."""
        if settings.seed is not None:
            self._table.drop()
        return self._table.of_size(min(settings.hash_megabytes, _LARGEST_TABLE))


def _question(seen: Assignment) -> Question:
    return Question(
        game=seen.game,
        budget=_budget(seen),
        foresight=foresight_of(seen.settings.level),
        lines=seen.settings.multipv,
        allowed=seen.limits.moves,
        endless=seen.limits.infinite,
    )


def _budget(seen: Assignment) -> Budget:
    """What a search may use up, by the limits and by how far the level sees in this game."""
    given = budget_of(attrs.evolve(seen, settings=attrs.evolve(seen.settings, level=STRONGEST_LEVEL)))
    sight = foresight_of(seen.settings.level)
    share = given.nodes if seen.limits.nodes is None else round(sight.share * given.nodes)
    return Budget(
        depth=given.depth if sight.depth is None else min(given.depth, sight.depth),
        nodes=share if sight.nodes is None else min(share, sight.nodes),
        soft=sight.share * given.soft,
        hard=sight.share * given.hard,
    )
