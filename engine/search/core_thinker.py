"""The player that needs nothing compiled: it answers at once, until the compiled search is there."""

import threading
import time
from collections.abc import Callable
from random import Random

from ...core.action import Action
from ...core.game import Game
from ...core.piece import UNKNOWN
from ...core.rules import RuleSet
from ..uci.info import Info
from ..uci.limits import Limits
from ..uci.score import Score
from ..uci.settings import Settings
from ..uci.spoken import action_text
from .budget import budget_of
from .core_chooser import Chooser
from .core_evaluation import Evaluation
from .core_search import CoreSearch, score_of
from .deploying import deployment_for


class CoreThinker:
    """Plays one rule set by the rules alone: alpha-beta where all is open, expectations where pieces are unknown."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._evaluation = Evaluation(rules)

    def think(
        self,
        game: Game,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Callable[[Info], None],
    ) -> Action:
        """See the protocol ``Thinker``."""
        if game.position.status.deploying:
            return deployment_for(game, settings)
        random = _random(game, settings)
        actions = list(limits.moves) or self._rules.legal_actions(game.position)
        if UNKNOWN in game.position.board:
            return self._expect(game, actions, stop, report, random)
        search = CoreSearch(game, self._evaluation, budget_of(game, limits, settings), stop)
        return search.run(actions, settings.multipv, report, random).actions[0]

    def evaluate(self, game: Game) -> Score:
        """See the protocol ``Thinker``."""
        return Score.of_centipawns(self._evaluation(game.position))

    def _expect(
        self, game: Game, actions: list[Action], stop: threading.Event, report: Callable[[Info], None], random: Random
    ) -> Action:
        began = time.monotonic()
        chooser = Chooser(self._rules, self._evaluation, game.position)
        action, value = chooser.best(actions, stop, random)
        milliseconds = round((time.monotonic() - began) * 1000)
        pv = (action_text(self._rules, action),)
        report(Info(depth=2, score=score_of(value), nodes=chooser.nodes, time=milliseconds, pv=pv))
        return action


def _random(game: Game, settings: Settings) -> Random:
    """Chance, or with a seed what it and the position give."""
    if settings.seed is None:
        return Random()
    return Random(f"{settings.seed} {game.length} {game.position.board.hex()}")
