"""An engine that analyses one position after the other, in a process of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ...core.game import Game
from ...core.observation import Observation, observe
from ...core.seat import Player
from ...engine.uci.client import EngineClient
from ...engine.uci.errors import EngineError
from ...engine.uci.info import Info
from ...engine.uci.limits import Limits
from ...engine.uci.program import Program, built_in
from ..programs.exchange import moves_of
from ..programs.runner import ProgramRunner

LINES = 3
"""How many best lines are looked for."""

ANALYSING = built_in(name="The analysing engine")
"""What analyses: the built-in engine at its best."""

_SETTLING = 0.08
"""Seconds that a position must stay before its analysis begins: keys are struck faster than searches begin well."""
_TELLING = 0.1
"""Seconds between two tellings of what was found: a person reads no faster."""
_MOST_FAILURES = 3
"""How often the engine may fail on one position before it is given up."""


class Analyst:
    """Follows a game; whatever it does is done beside the screen, which never waits.

    The engine is told no more than an observation, so that nothing hidden can show. It is started when first needed,
    told to stop at once when the position changes, and started anew when it fails.
    """

    def __init__(self, program: Program, tell: Callable[[], None], notice: Callable[[str], None]) -> None:
        """``tell`` is called, not too often, when something new is found or the engine is given up.

        ``notice`` is called with what the engine wants people to read.
        """
        self._runner = ProgramRunner(program.with_options(("MultiPV", str(LINES))), notice)
        self._tell = tell
        self.seen: Observation | None = None
        """The position of which ``found`` tells."""
        self.found: dict[int, Info] = {}
        """The latest of each line, by its number from 1."""
        self.trouble = ""
        """Why the engine was given up; empty while it was not."""
        self._game: Game | None = None
        self._viewer = Player.FIRST
        self._began = time.monotonic()
        self._failures = 0
        self._changed = asyncio.Event()
        self._following: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None

    @property
    def seconds(self) -> float:
        """How long the position has been analysed."""
        return time.monotonic() - self._began

    def follow(self, game: Game | None, viewer: Player = Player.FIRST) -> None:
        """Analyse where a game stands, as ``viewer`` may see it; ``None`` lets the engine rest."""
        if game is self._game:
            return
        self._game, self._viewer = game, viewer
        self.seen, self.found, self.trouble, self._failures = None, {}, "", 0
        self._begin()

    def _begin(self) -> None:
        """Break off what is under way, and begin with the present position."""
        self._began = time.monotonic()
        self._changed.set()
        if self._thinking is not None:
            self._thinking.cancel()
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        """Analyse position after position."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            await asyncio.sleep(_SETTLING)
            try:
                await self._analyse()
            except EngineError as error:
                self._failed(error)

    async def _analyse(self) -> None:
        """Analyse the present position until it changes; a start under way is not broken off."""
        if self._game is None or self._changed.is_set():
            return
        client = await self._runner.running(self._game.rules)
        if self._changed.is_set():
            return
        seen = self.seen = observe(self._game, self._viewer)
        self._began = time.monotonic()
        self._thinking = asyncio.create_task(self._think(client, seen))
        await asyncio.wait({self._thinking})
        if not self._thinking.cancelled():
            self._thinking.result()

    async def _think(self, client: EngineClient, seen: Observation) -> None:
        def note(info: Info) -> None:
            if self.seen is seen:
                self._note(info)

        await client.think(seen.start, moves_of(seen), Limits(infinite=True), note)

    def _note(self, info: Info) -> None:
        self.found[info.multipv] = info
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(_TELLING, self._tell_now)

    def _tell_now(self) -> None:
        self._telling = None
        self._tell()

    def _failed(self, error: EngineError) -> None:
        """Try once more, or say why not."""
        self._failures += 1
        if self._failures < _MOST_FAILURES:
            self._changed.set()
        else:
            self.trouble = str(error)
            self._tell()

    async def close(self) -> None:
        """End the engine and all that is under way."""
        if self._telling is not None:
            self._telling.cancel()
        tasks = [task for task in (self._following, self._thinking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._runner.close()
