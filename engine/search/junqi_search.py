"""One search of Junqi: expectations over flips, and alpha-beta over everything else, deeper and deeper.

The players know the same: what lies face down is a set to both. So a flip is worth the mean over all that it may turn
up, and beyond the first ply the flips of a turn stand together as one move that changes nothing. Source of the means:
"Expectimax" in the literature on games of chance.
"""

import threading
import time
from collections.abc import Callable
from random import Random

import attrs

from ...core.action import Action
from ...core.game import Game
from ..uci.info import Info
from ..uci.spoken import action_text
from .budget import Budget
from .junqi_compiled import CompiledJunqi
from .junqi_levels import Foresight
from .junqi_weights import MATERIAL_ALONE
from .memory_map import MATE, MATE_IN_SIGHT
from .outlook import Outlook, by_score, info_of, score_of
from .search_memory import SearchMemory, TranspositionTable
from .watching import watched

_WIDEST = MATE + 1_000
_HOPELESS = 250
"""A flip that was worth so much less than the best move is not looked at again."""
_BLIND_DEPTH = 2
"""While colours are not known, nothing is to be seen beyond a flip and the answer: only flips are possible."""


@attrs.frozen
class Question:
    """What is to be searched.

    ``foresight`` says how flips are looked at, and by which weights; ``lines`` is the number of best lines wanted,
    ``allowed`` the actions to choose from (none: all), ``endless`` whether not even a proved win ends it.
    """

    game: Game
    budget: Budget
    foresight: Foresight
    lines: int
    allowed: tuple[Action, ...] = ()
    endless: bool = False


class JunqiSearch:
    """A search under way; ``report`` gets the best lines of each depth."""

    def __init__(
        self,
        compiled: CompiledJunqi,
        table: TranspositionTable,
        question: Question,
        random: Random,
        report: Callable[[Info], None],
    ) -> None:
        self._compiled = compiled
        self._table = table
        self._question = question
        self._report = report
        self._state = compiled.state_of(question.game.position)
        self._key = compiled.hash_of(self._state)
        table.begin_search()
        weights = compiled.weights if question.foresight.plans else MATERIAL_ALONE
        self._memory = SearchMemory(weights, table, (), random)
        moves = self._moves()
        random.shuffle(moves)
        self._flips = [move for move in moves if compiled.is_flip(move)]
        self._steps = [move for move in moves if not compiled.is_flip(move)]
        self._worthwhile_flips: list[Outlook] = []
        self._only_one = len(moves) == 1
        self._forbidden = compiled.other_moves(self._state, self._memory, self._steps)
        self._began = time.monotonic()

    def _moves(self) -> list[int]:
        """The kernel's moves to choose from."""
        moves, allowed = self._compiled.moves_of(self._state, self._memory), self._question.allowed
        return [move for move in moves if self._compiled.action_of(move) in allowed] if allowed else moves

    def run(self, stop: threading.Event) -> int:
        """The best move, as the kernel's integer."""
        with watched(self._memory.stop, self._began + self._question.budget.hard, stop):
            return self._deepen()

    def _is_stopped(self) -> bool:
        return self._memory.stopped

    def _deepen(self) -> int:
        best = [Outlook(0, ((self._steps or self._flips)[0],))]
        for depth in range(1, self._deepest() + 1):
            if depth == 2:  # the first ply is looked at whatever the nodes are
                self._memory.limit_nodes(self._question.budget.nodes)
            found = self._look(depth)
            if found:
                best = found
                self._tell(best, depth)
            if self._is_stopped() or self._is_enough(best[0], depth):
                break
        return best[0].moves[0]

    def _deepest(self) -> int:
        """The last depth worth searching, however much time there is."""
        blind = self._question.game.position.status.first_side is None
        return min(self._question.budget.depth, _BLIND_DEPTH) if blind else self._question.budget.depth

    def _look(self, depth: int) -> list[Outlook]:
        """The best lines of a depth, best first; none if the search ends before those without flips are known."""
        found = self._steps_ahead(depth)
        if self._is_stopped():
            return found if depth == 1 else []
        best = max((outlook.score for outlook in found), default=-_WIDEST)
        return sorted([*found, *self._flips_ahead(depth, best)], key=by_score)

    def _steps_ahead(self, depth: int) -> list[Outlook]:
        """The best lines that begin with no flip."""
        if not self._question.foresight.answers:
            return self._at_a_glance()
        found: list[Outlook] = []
        for _ in range(min(self._question.lines, len(self._steps))):
            self._memory.exclude([*self._forbidden, *(outlook.moves[0] for outlook in found)])
            line = self._compiled.search_steps(self._state, self._memory, self._key, depth)
            if not line or (self._is_stopped() and depth > 1):
                break
            found.append(Outlook(self._memory.root_score, line))
        return found

    def _at_a_glance(self) -> list[Outlook]:
        """The moves that are no flips, by what the board is worth after them, whatever the answer."""
        found = [Outlook(self._compiled.glance(self._state, self._memory, step), (step,)) for step in self._steps]
        return sorted(found, key=by_score)[: self._question.lines]

    def _flips_ahead(self, depth: int, best: int) -> list[Outlook]:
        """The flips looked at in a depth; those for which no time is left keep what they were worth before."""
        if not self._question.foresight.flips:
            return self._any_flip(depth)
        looked_at: list[Outlook] = []
        for flip in self._flips:
            score = self._compiled.flip_score(self._state, self._memory, flip, depth)
            if self._is_stopped():
                return looked_at + self._worthwhile_flips[len(looked_at) :]
            looked_at.append(Outlook(score, (flip,)))
        looked_at.sort(key=by_score)
        self._worthwhile_flips = self._worthwhile(looked_at, best)
        self._flips = [outlook.moves[0] for outlook in self._worthwhile_flips]
        return looked_at

    def _worthwhile(self, looked_at: list[Outlook], best: int) -> list[Outlook]:
        """The flips to look at in the next depth, best first; at least one."""
        few = looked_at[: self._question.foresight.flips]
        return [outlook for outlook in few if outlook.score > best - _HOPELESS] or few[:1]

    def _any_flip(self, depth: int) -> list[Outlook]:
        """A flip as good as any other: worth what it is worth to leave the turn to the other player."""
        if not self._flips:
            return []
        return [Outlook(self._compiled.elsewhere_score(self._state, self._memory, depth), (self._flips[0],))]

    def _is_enough(self, best: Outlook, depth: int) -> bool:
        """Whether a deeper search is not worth beginning."""
        if self._question.endless:
            return False
        if self._only_one:
            return True
        proved = abs(best.score) > MATE_IN_SIGHT and MATE - abs(best.score) <= depth
        return proved or time.monotonic() - self._began >= self._question.budget.soft

    def _tell(self, found: list[Outlook], depth: int) -> None:
        elapsed = time.monotonic() - self._began
        for number, outlook in enumerate(found[: self._question.lines], 1):
            self._report(
                attrs.evolve(
                    self._line_of(outlook),
                    depth=depth,
                    seldepth=self._memory.deepest,
                    multipv=number,
                    nodes=self._memory.nodes,
                    nps=int(self._memory.nodes / max(elapsed, 1e-6)),
                    hashfull=self._table.fullness(),
                    time=int(elapsed * 1000),
                )
            )

    def _line_of(self, outlook: Outlook) -> Info:
        """The score and the moves of a line, which ends with a flip."""
        if not self._compiled.is_flip(outlook.moves[0]):
            return info_of(self._compiled, self._question.game, outlook)
        text = action_text(self._question.game.rules, self._compiled.action_of(outlook.moves[0]))
        return Info(depth=0, score=score_of(outlook.score), pv=(text,))
