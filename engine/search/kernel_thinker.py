"""The program's player where its kernels are compiled: open games, and deployments before them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

import attrs

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from ..uci.assignment import Assignment
from ..uci.score import Score
from .budget import Budget, budget_of
from .careful import careful_action
from .compiled_game import CompiledGame
from .deploying import deployment_for
from .forced_win import PLIES, prove
from .kept_table import KeptTable
from .kernel_search import KernelSearch, Task
from .last_word import LastWord
from .outlook import score_of
from .prover import Prover

_Search: TypeAlias = Callable[[Budget, Callable[[Action], bool]], tuple[Action, int]]
"""A search with a budget for the best of the actions that are allowed, and its score."""


class KernelThinker:
    """Chooses moves by compiled search. It keeps its table from move to move."""

    def __init__(self, rules: RuleSet) -> None:
        self._compiled = CompiledGame(rules)
        self._table = KeptTable()
        self._compiled.load()
        self._prover = Prover(rules)

    def think(self, assignment: Assignment) -> Action:
        """The best move found within the limits; a deployment needs no search."""
        if assignment.game.position.status.deploying:
            return deployment_for(assignment.game, assignment.settings)
        budget, wanted = budget_of(assignment), assignment.limits.moves
        if wanted or assignment.settings.multipv > 1 or budget.depth < PLIES:
            return self._search(assignment)(budget, lambda action: not wanted or action in wanted)[0]
        last_word = LastWord(assignment.game, assignment.report)
        heard = attrs.evolve(assignment, report=last_word.hear)
        return last_word.choose(self._proved(self._search(heard), budget, heard))

    def _search(self, assignment: Assignment) -> _Search:
        """The searches for one move, which share a seed and a table."""
        settings = assignment.settings
        seed = Random().getrandbits(32) if settings.seed is None else settings.seed

        def search(budget: Budget, allowed: Callable[[Action], bool]) -> tuple[Action, int]:
            endless = assignment.limits.infinite
            task = Task(assignment.game, budget, settings.multipv, settings.threads, seed, endless)
            table = self._table.of_size(settings.hash_megabytes)
            kernel_search = KernelSearch(self._compiled, table, task, assignment.report)
            found = kernel_search.run(assignment.stop, lambda move: allowed(self._compiled.action_of(move)))
            return self._compiled.action_of(found.moves[0]), found.score

        return search

    def _proved(self, search: _Search, budget: Budget, assignment: Assignment) -> Action:
        """The best move of a search that knows what is forced within the next few plies."""
        game, stop = assignment.game, assignment.stop
        proof = prove(self._prover, game, budget, stop)
        if proof.action is not None:
            return search(proof.budget, lambda action: action == proof.action)[0]

        def search_without(part: Budget, losing: Sequence[Action]) -> tuple[Action, int]:
            return search(part, lambda action: action not in losing)

        return careful_action(search_without, self._prover, game, proof.budget, stop)

    def evaluate(self, game: Game) -> Score:
        """The static evaluation."""
        return score_of(self._compiled.static_score(game.position))
