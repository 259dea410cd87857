"""Playing a match: several games at once, stopped at any time with all that has been played."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator

import attrs

from ..signals import stopped_by_signals
from .plan import MatchPlan
from .played import Played
from .standing import Standing
from .table import Table


@attrs.define
class Match:
    """The games of a plan that a standing lacks. ``took`` is called with each game once it is counted.

    ``interrupted`` says that it was stopped from outside.
    """

    plan: MatchPlan
    standing: Standing
    took: Callable[[Played], None]
    interrupted: bool = attrs.field(init=False, default=False)

    async def play(self) -> None:
        """Play until all games are over, the test has decided, or the process is told to end (Ctrl-C).

        Raises:
            EngineStartError: if a program cannot play at all.
            NoOpeningError: if there are no openings of the style.
        """
        missing, plan = self.standing.missing, self.plan
        numbers, stop = iter(missing), asyncio.Event()
        tables = [
            Table(plan.rules, plan.contestants, plan.control, plan.patience)
            for _ in range(min(plan.jobs, len(missing)))
        ]
        with stopped_by_signals(stop):
            try:
                await _all_done([self._work(table, numbers, stop) for table in tables], stop)
            finally:
                for table in tables:
                    await table.close()
        self.interrupted = stop.is_set() and self.standing.verdict is None

    async def _work(self, table: Table, numbers: Iterator[int], stop: asyncio.Event) -> None:
        """Play game after game at one table."""
        await table.start()
        for number in numbers:
            if stop.is_set():
                break
            self._count(await table.play(self.plan.fixture(number)), stop)

    def _count(self, played: Played, stop: asyncio.Event) -> None:
        self.standing.add(played)
        self.took(played)
        if self.standing.verdict is not None:
            stop.set()


async def _all_done(works: list[Coroutine[None, None, None]], stop: asyncio.Event) -> None:
    """Wait until all is done, one has failed, or all are to stop; what still goes on then is broken off."""
    workers = [asyncio.create_task(work) for work in works]
    stopping = asyncio.create_task(stop.wait())
    try:
        running = set(workers)
        while running and not stopping.done():
            done, _ = await asyncio.wait({*running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            running -= done
            if any(task in workers and task.exception() for task in done):
                break
    finally:
        for task in (*workers, stopping):
            task.cancel()
        ends = await asyncio.gather(*workers, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
