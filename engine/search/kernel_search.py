"""One search by compiled code: deeper and deeper, until its budget is used up or it is stopped."""

import threading
import time
from collections.abc import Callable, Iterator
from random import Random

import attrs

from ...core.game import Game
from ..uci.info import Info
from .budget import Budget
from .compiled_game import CompiledGame
from .memory_map import MATE, MATE_IN_SIGHT
from .outlook import Outlook, by_score, info_of
from .search_memory import SearchMemory, TranspositionTable
from .watching import watched

_WINDOW = 30
"""Centipawns on each side of the last score, between which the next one is expected."""
_WIDEST = MATE + 1_000
_WINDOWS_FROM_DEPTH = 4
_GIVES_UP = 500
"""A window that has failed at this width is opened wholly."""


@attrs.frozen
class Task:
    """What is to be searched.

    ``lines`` is the number of best lines wanted, ``endless`` says whether not even a proved win ends it.
    """

    game: Game
    budget: Budget
    lines: int
    threads: int
    seed: int
    endless: bool = False


class KernelSearch:
    """A search under way; ``report`` gets each line of each depth."""

    def __init__(
        self, compiled: CompiledGame, table: TranspositionTable, task: Task, report: Callable[[Info], None]
    ) -> None:
        self._compiled = compiled
        self._table = table
        self._task = task
        self._report = report
        self._state = compiled.state_of(task.game.position)
        self._key = compiled.hash_of(self._state)
        past = compiled.past_of(task.game)
        table.begin_search()
        self._memories = [
            SearchMemory(compiled.weights, table, past, Random(task.seed + number)) for number in range(task.threads)
        ]
        if not task.budget.exchanges:
            for memory in self._memories:
                memory.look_no_further()
        self._began = time.monotonic()
        self._has_looked = False
        """Whether the first ply has been searched, which is done at any cost: what is played must have been seen."""

    def run(self, stop: threading.Event, allowed: Callable[[int], bool]) -> Outlook:
        """The best line that begins with an allowed move of the kernel; at least one must be."""
        moves = self._root_moves()
        forbidden = [move for move in moves if not allowed(move)]
        helpers = [
            threading.Thread(target=self._help, args=(memory, number % 2, forbidden), daemon=True)
            for number, memory in enumerate(self._memories[1:], 1)
        ]
        with watched(self._end_if_looked, self._began + self._task.budget.hard, stop):
            for thread in helpers:
                thread.start()
            try:
                return self._deepen(moves, forbidden)
            finally:
                self._end()
                for thread in helpers:
                    thread.join()

    def _end_if_looked(self) -> None:
        if self._has_looked:
            self._end()

    def _end(self) -> None:
        for memory in self._memories:
            memory.stop()

    def _root_moves(self) -> list[int]:
        memory = self._memories[0]
        count = self._compiled.search.list_moves(self._state, self._compiled.word, memory.address)
        return memory.root_moves(count)

    def _help(self, memory: SearchMemory, head_start: int, forbidden: list[int]) -> None:
        """Search the same position in another thread, to fill the table. Source: "Lazy SMP"."""
        memory.exclude(forbidden)
        for depth in range(1 + head_start, self._task.budget.depth + 1):
            self._search(memory, depth, -_WIDEST, _WIDEST)
            if memory.stopped:
                break

    def _search(self, memory: SearchMemory, depth: int, alpha: int, beta: int) -> int:
        word, search = self._compiled.word, self._compiled.search.search
        return int(search(self._state, word, memory.address, self._key, depth, alpha, beta, 0, 0))

    def _deepen(self, moves: list[int], forbidden: list[int]) -> Outlook:
        lines = min(self._task.lines, len(moves) - len(forbidden))
        found = [Outlook(0, tuple(m for m in moves if m not in forbidden)[:1])] + [Outlook(0, ())] * (lines - 1)
        for depth in range(1, self._task.budget.depth + 1):
            found = self._deeper(depth, forbidden, found)
            if depth == 1:
                self._limit_nodes()
                self._has_looked = True
            if self._memories[0].stopped or self._is_enough(found[0], depth):
                break
        return found[0]

    def _deeper(self, depth: int, forbidden: list[int], before: list[Outlook]) -> list[Outlook]:
        """The best lines of a depth, told; those ``before`` where the search ends before all of several are found.

        Lines of different depths cannot be compared: of those it would not be known which is the best.
        """
        found = sorted(self._best_lines(depth, forbidden, before), key=by_score)
        if not found or (depth > 1 and len(before) > 1 and self._memories[0].stopped):
            return before
        self._tell(found, depth)
        return found

    def _limit_nodes(self) -> None:
        """Count nodes from now on, each thread for itself: only the first ply is searched at any cost."""
        for memory in self._memories:
            memory.limit_nodes(self._task.budget.nodes)

    def _best_lines(self, depth: int, forbidden: list[int], expected: list[Outlook]) -> Iterator[Outlook]:
        """The best line of a depth, the best of those that begin otherwise, and so on, as far as they are found.

        What one search leaves in the table can make the next one see further, so that its line is worth more.
        """
        begun: list[int] = []
        for before in tuple(expected):
            self._memories[0].exclude([*forbidden, *begun])
            outlook = self._best_line(depth, before.score)
            if outlook is None:
                return
            yield outlook
            begun.append(outlook.moves[0])

    def _best_line(self, depth: int, expected: int) -> Outlook | None:
        """Search in a window around the score expected, widened until the score lies within.

        Source: "Aspiration Windows" in the chess programming literature.
        """
        memory = self._memories[0]
        below = above = _WINDOW if depth >= _WINDOWS_FROM_DEPTH else 2 * _WIDEST
        best: Outlook | None = None
        while True:
            alpha, beta = max(expected - below, -_WIDEST), min(expected + above, _WIDEST)
            score = self._search(memory, depth, alpha, beta)
            line = memory.best_line()
            if line:
                best = Outlook(memory.root_score, line)
            if memory.stopped or alpha < score < beta:
                return best
            if score <= alpha:
                below = 2 * _WIDEST if below > _GIVES_UP else below * 4
            else:
                above = 2 * _WIDEST if above > _GIVES_UP else above * 4

    def _is_enough(self, best: Outlook, depth: int) -> bool:
        """Whether a deeper search is not worth beginning."""
        if self._task.endless:
            return False
        proved = abs(best.score) > MATE_IN_SIGHT and MATE - abs(best.score) <= depth
        return proved or time.monotonic() - self._began >= self._task.budget.soft

    def _tell(self, found: list[Outlook], depth: int) -> None:
        """Report the lines of a depth, best first."""
        elapsed = time.monotonic() - self._began
        nodes = sum(memory.nodes for memory in self._memories)
        for number, outlook in enumerate(found, 1):
            self._report(
                attrs.evolve(
                    info_of(self._compiled, self._task.game, outlook),
                    depth=depth,
                    seldepth=max(memory.deepest for memory in self._memories),
                    multipv=number,
                    nodes=nodes,
                    nps=int(nodes / max(elapsed, 1e-6)),
                    hashfull=self._table.fullness(),
                    time=int(elapsed * 1000),
                )
            )
