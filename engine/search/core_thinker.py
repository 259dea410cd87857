"""The player that needs nothing compiled: it answers at once, until the compiled search is there."""

import time

from ...core.action import Action
from ...core.game import Game
from ...core.piece import UNKNOWN
from ...core.rules import RuleSet
from ..uci.assignment import Assignment
from ..uci.info import Info
from ..uci.score import Score
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

    def think(self, assignment: Assignment) -> Action:
        """See the protocol ``Thinker``."""
        game, settings = assignment.game, assignment.settings
        if game.position.status.deploying:
            return deployment_for(game, settings)
        actions = list(assignment.limits.moves) or self._rules.legal_actions(game.position)
        if UNKNOWN in game.position.board:
            return self._expect(assignment, actions)
        search = CoreSearch(game, self._evaluation, budget_of(assignment), assignment.stop)
        return search.run(actions, settings.multipv, assignment.report, assignment.random()).actions[0]

    def evaluate(self, game: Game) -> Score:
        """See the protocol ``Thinker``."""
        return Score.of_centipawns(self._evaluation(game.position))

    def _expect(self, assignment: Assignment, actions: list[Action]) -> Action:
        """The best of some actions by expectation, since some pieces are not known."""
        began = time.monotonic()
        chooser = Chooser(self._rules, self._evaluation, assignment.game.position)
        action, value = chooser.best(actions, assignment.stop, assignment.random())
        milliseconds = round((time.monotonic() - began) * 1000)
        pv = (action_text(self._rules, action),)
        assignment.report(Info(depth=2, score=score_of(value), nodes=chooser.nodes, time=milliseconds, pv=pv))
        return action
