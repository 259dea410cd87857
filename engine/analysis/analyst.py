"""Analysing one record after the other, until all are done or one is told to stop."""

import asyncio
from collections.abc import Callable, Coroutine

import attrs

from ...core.rules import RuleSet
from ...records.model.record import Record
from ...records.model.record_rules import rules_of
from ...records.model.start import StartError
from ..uci.client import EngineClient
from ..uci.errors import EngineError
from ..uci.limits import Limits
from ..uci.program import Program
from .annotate import annotated
from .main_line import MainLine
from .summary import Play, played

Advance = Callable[[int, int], None]
"""Called with how many positions of a game are done, and how many there are."""


@attrs.frozen
class Analysed:
    """A record with its annotations, and how each player did."""

    record: Record
    played: list[tuple[str, Play]]


@attrs.define
class Analyst:
    """A program that looks at games; it is started when the first needs it, and anew for another rule set.

    Once ``stop`` is set, or the program has failed twice at one position, a game comes back with what was found out
    until then. ``failure`` is what the program did.
    """

    program: Program
    limits: Limits
    replace: bool
    stop: asyncio.Event
    failure: EngineError | None = attrs.field(init=False, default=None)
    _client: EngineClient | None = attrs.field(init=False, default=None)

    @property
    def is_over(self) -> bool:
        """Whether no further game will be analysed."""
        return self.stop.is_set() or self.failure is not None

    async def analyse(self, record: Record, advance: Advance) -> Analysed | None:
        """Annotate the main line; ``None`` where the record does not say what is played from where.

        Raises:
            EngineStartError: if the program cannot be run.
        """
        rules = rules_of(record)
        if rules is None:
            return None
        try:
            line = MainLine.of(record)
        except StartError:
            return None
        client = await self._client_for(rules)
        try:
            await self._evaluate(line, client, advance)
        except EngineError as error:
            self.failure = error
        moves = line.judged()
        if line.evaluations:
            record = annotated(record, moves, replace=self.replace, annotator=self.program.name)
        return Analysed(record, played(record, moves))

    async def _evaluate(self, line: MainLine, client: EngineClient, advance: Advance) -> None:
        """Ask about all positions; where the program fails it is started again, but only once for each."""
        await client.new_game()
        for number in range(len(line.games)):
            if self.stop.is_set():
                return
            try:
                await self._unless_stopped(line.evaluate(client, self.limits, number))
            except EngineError:
                await client.restart()
                await self._unless_stopped(line.evaluate(client, self.limits, number))
            advance(number + 1, len(line.games))

    async def _client_for(self, rules: RuleSet) -> EngineClient:
        """The program, running and ready for a rule set."""
        if self._client is None or self._client.rules is not rules or not self._client.running:
            await self.close()
            self._client = await EngineClient.start(self.program, rules)
        return self._client

    async def _unless_stopped(self, work: Coroutine[None, None, None]) -> None:
        """Do some work, or break it off once all is to stop."""
        task, stopping = asyncio.create_task(work), asyncio.create_task(self.stop.wait())
        try:
            await asyncio.wait({task, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            if not task.done():
                task.cancel()
            await asyncio.wait({task})
        if not task.cancelled():
            task.result()

    async def close(self) -> None:
        """End the program."""
        if self._client is not None:
            await self._client.close()
