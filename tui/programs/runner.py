"""A program kept running for whoever asks it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...core.rules import RuleSet
from ...engine.uci.client import EngineClient
from ...engine.uci.program import Program
from .clients import client_of


class ProgramRunner:
    """Starts a program when it is first needed, and anew after it has failed.

    ``notice`` is called with what the program wants people to read.
    """

    def __init__(self, program: Program, notice: Callable[[str], None] | None = None) -> None:
        self.program = program
        self._notice = notice
        self.client: EngineClient | None = None
        """The client of the program, once it was started."""
        self._starting: asyncio.Task[None] | None = None

    async def running(self, rules: RuleSet) -> EngineClient:
        """A client of the program, which runs and plays by ``rules``.

        Whoever is cancelled while waiting does not break the start off: the next to ask finds the program begun.

        Raises:
            EngineStartError: if the program does not start.
        """
        if self.client is None or self.client.rules is not rules:
            await self.close()
            self.client = client_of(self.program, rules, self._notice)
        if self._starting is None or (self._starting.done() and not self.client.running):
            self._starting = asyncio.create_task(self.client.restart())
            self._starting.add_done_callback(_look_at)
        await asyncio.shield(self._starting)
        return self.client

    async def close(self) -> None:
        """End the program."""
        client, starting = self.client, self._starting
        self.client = self._starting = None
        if starting is not None:
            starting.cancel()
            await asyncio.wait({starting})
        if client is not None:
            await client.close()


def _look_at(task: asyncio.Task[None]) -> None:
    """Take notice of how a start ended, which perhaps nobody waits for any more."""
    if not task.cancelled():
        task.exception()
