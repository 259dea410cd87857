"""Questions to a running program, one at a time, and what becomes of it when it fails to answer."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NoReturn

from .errors import EngineDiedError, EngineHungError
from .expectation import Expectation
from .process import EngineProcess

_LEAVING = 1.0
"""Seconds that a program has to end by itself."""


class Conversation:
    """A program that is asked questions.

    ``hear`` is called with every line that it says. A program that fails has been killed when the error is raised.
    """

    def __init__(self, name: str, patience: float, hear: Callable[[str], None]) -> None:
        self._name = name
        self._patience = patience
        self._hear = hear
        self._process: EngineProcess | None = None
        self._question: Expectation | None = None
        """The question under way, or the last one."""
        self._one_at_a_time = asyncio.Lock()
        self._last_heard = 0.0

    async def begin(self, command: tuple[str, ...]) -> None:
        """Run a program; none may be running. Raises EngineStartError: if that is not possible."""
        assert self._process is None
        self._process = await EngineProcess.start(command, self._name, self._take)

    @property
    def running(self) -> bool:
        """Whether the program runs."""
        return self._process is not None and self._process.running

    @property
    def silence(self) -> float:
        """Seconds since the program was last heard, or last asked."""
        return time.monotonic() - self._last_heard

    @asynccontextmanager
    async def asking(self, lines: str, question: Expectation) -> AsyncIterator[None]:
        """Send the lines of a question, which is under way within the context.

        If that is left by being cancelled, the program is told to stop, and its answer goes to nobody.
        """
        async with self._one_at_a_time:
            await self._settle()
            self._question, self._last_heard = question, time.monotonic()
            try:
                await self.send(lines)
                yield
            except asyncio.CancelledError:
                question.on_info = None
                self.stop()
                raise

    async def tell(self, line: str) -> None:
        """Send a line that has no answer."""
        async with self._one_at_a_time:
            await self._settle()
            await self.send(line)

    async def _settle(self) -> None:
        """Let a question that was broken off be answered: its answer must not be taken for that of the next."""
        broken_off = self._question is not None and self._process is not None
        if broken_off and not await self.answered(self._patience):
            await self.give_up("does not stop when told")
        self._question = None

    async def send(self, lines: str) -> None:
        """Send lines while a question is under way.

        Raises:
            EngineDiedError: if the program does not run.
            EngineHungError: if it does not take them.
        """
        if self._process is None:
            raise EngineDiedError(self._name, "is not running")
        self._process.write(lines)
        try:
            async with asyncio.timeout(self._patience):  # wait_for would lose a cancellation that comes meanwhile
                await self._process.flush()
        except TimeoutError:
            await self.give_up("does not read its input")
        except ConnectionError:
            await asyncio.wait({self._process.ended}, timeout=_LEAVING)
            await self.give_up("no longer reads its input")

    async def answered(self, seconds: float) -> bool:
        """Whether the question under way is answered within so many seconds.

        Raises:
            EngineDiedError: if the program ends before.
        """
        process, question = self._process, self._question
        if process is None or question is None:
            raise EngineDiedError(self._name, "is not running")
        events: set[asyncio.Future[Any]] = {question.future, process.ended}
        await asyncio.wait(events, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if question.done:
            return True
        if process is not self._process:
            raise EngineDiedError(self._name, "was closed")
        if not process.running:
            await self.give_up("")
        return False

    async def give_up(self, seen: str) -> NoReturn:
        """Kill the program, and say what it did.

        Raises:
            EngineDiedError: if it ended before.
            EngineHungError: if not.
        """
        process, self._process, self._question = self._process, None, None
        assert process is not None
        died = not process.running
        how = await process.how_it_ended(_LEAVING) if died else seen
        process.kill()
        await process.close(_LEAVING)
        raise (EngineDiedError if died else EngineHungError)(self._name, how)

    def stop(self) -> None:
        """Tell the program to bring what it is asked for to an end."""
        if self._process is not None and self._question is not None and not self._question.done:
            self._process.write("stop")

    def kill(self) -> None:
        """End the program at once."""
        if self._process is not None:
            self._process.kill()

    async def close(self) -> None:
        """Let the program end, and kill it if it does not. Nothing happens where none runs."""
        process, self._process, self._question = self._process, None, None
        if process is not None:
            process.write("stop\nquit")
            await process.close(_LEAVING)

    def _take(self, line: str) -> None:
        """A line of the program's output has come."""
        self._last_heard = time.monotonic()
        # Not at once: an error of whoever is told must not end the reading.
        asyncio.get_running_loop().call_soon(self._hear, line)
        if self._question is not None:
            self._question.take(line)
