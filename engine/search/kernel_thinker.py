"""The program's player where its kernels are compiled: open games, and deployments before them."""

import threading
from collections.abc import Callable, Sequence
from random import Random

from ...core.action import Action
from ...core.game import Game
from ...core.rules import RuleSet
from ..uci.info import Info
from ..uci.limits import Limits
from ..uci.score import Score
from ..uci.settings import Settings
from .budget import Budget, budget_of
from .careful import careful_action
from .compiled_game import CompiledGame
from .deploying import deployment_for
from .forced_win import PLIES, prove
from .kernel_search import KernelSearch, Task
from .outlook import score_of
from .prover import Prover
from .search_memory import SearchMemory, TranspositionTable

_SMALL_TABLE = 1


class KernelThinker:
    """Chooses moves by compiled search. It keeps its table from move to move."""

    def __init__(self, rules: RuleSet) -> None:
        self._compiled = CompiledGame(rules)
        self._table: TranspositionTable | None = None
        self._megabytes = 0
        self._compiled.load()
        self._prover = Prover(rules)

    def think(
        self,
        game: Game,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Callable[[Info], None],
    ) -> Action:
        """The best move found within the limits; a deployment needs no search."""
        if game.position.status.deploying:
            return deployment_for(game, settings)
        budget = budget_of(game, limits, settings)
        seed = Random().getrandbits(32) if settings.seed is None else settings.seed

        def search(part: Budget, allowed: Callable[[Action], bool]) -> tuple[Action, int]:
            task = Task(game, part, settings.multipv, settings.threads, seed, limits.infinite)
            kernel_search = KernelSearch(self._compiled, self._table_of(settings.hash_megabytes), task, report)
            found = kernel_search.run(stop, lambda move: allowed(self._compiled.action_of(move)))
            return self._compiled.action_of(found.moves[0]), found.score

        if limits.moves or settings.multipv > 1 or budget.depth < PLIES:
            return search(budget, lambda action: not limits.moves or action in limits.moves)[0]
        return self._proved(search, game, budget, stop)

    def _proved(
        self,
        search: Callable[[Budget, Callable[[Action], bool]], tuple[Action, int]],
        game: Game,
        budget: Budget,
        stop: threading.Event,
    ) -> Action:
        """The best move of a search that knows what is forced within the next few plies."""
        proof = prove(self._prover, game, budget, stop)
        if proof.action is not None:
            return search(proof.budget, lambda action: action == proof.action)[0]

        def search_without(part: Budget, losing: Sequence[Action]) -> tuple[Action, int]:
            return search(part, lambda action: action not in losing)

        return careful_action(search_without, self._prover, game, proof.budget, stop)

    def evaluate(self, game: Game) -> Score:
        """The static evaluation."""
        memory = SearchMemory(self._compiled.weights, TranspositionTable(_SMALL_TABLE), (), Random(0))
        state = self._compiled.state_of(game.position)
        return score_of(int(self._compiled.search.static_score(state, self._compiled.word, memory.address)))

    def _table_of(self, megabytes: int) -> TranspositionTable:
        if self._table is None or self._megabytes != megabytes:
            self._table, self._megabytes = None, megabytes  # the old one goes before the new one comes
            self._table = TranspositionTable(megabytes)
        return self._table
