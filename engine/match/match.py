"""Playing a match: several games at once, stopped at any time with all that has been played."""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Iterator

import attrs

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
        numbers = iter(self.standing.missing)
        jobs = min(self.plan.jobs, len(self.standing.missing))
        stop = asyncio.Event()
        with _stopped_by_signals(stop):
            workers = [asyncio.create_task(self._work(numbers, stop)) for _ in range(jobs)]
            waiting = asyncio.create_task(stop.wait())
            try:
                await _first_end(workers, waiting)
            finally:
                waiting.cancel()
                for worker in workers:
                    worker.cancel()
                ends = await asyncio.gather(*workers, return_exceptions=True)
        self.interrupted = stop.is_set() and self.standing.verdict is None
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _work(self, numbers: Iterator[int], stop: asyncio.Event) -> None:
        """Play game after game at one table."""
        plan = self.plan
        table = Table(plan.rules, plan.contestants, plan.control, plan.patience)
        try:
            await table.start()
            for number in numbers:
                self._count(await table.play(plan.fixture(number)), stop)
        finally:
            await table.close()

    def _count(self, played: Played, stop: asyncio.Event) -> None:
        self.standing.add(played)
        self.took(played)
        if self.standing.verdict is not None:
            stop.set()


async def _first_end(workers: list[asyncio.Task[None]], stop: asyncio.Task[bool]) -> None:
    """Wait until all workers are done, one has failed, or all are to stop."""
    running = set(workers)
    while running and not stop.done():
        done, _ = await asyncio.wait({*running, stop}, return_when=asyncio.FIRST_COMPLETED)
        running -= done
        if any(task is not stop and task.exception() for task in done):
            return


@contextlib.contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Let Ctrl-C and a request to terminate set ``stop`` instead of ending the process."""
    loop = asyncio.get_running_loop()
    caught = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # only the main thread of POSIX can
            loop.add_signal_handler(number, stop.set)
            caught.append(number)
    try:
        yield
    finally:
        for number in caught:
            loop.remove_signal_handler(number)
