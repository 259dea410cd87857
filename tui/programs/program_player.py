"""A program as a player."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath

from ...core.action import Action
from ...core.observation import Observation
from ...engine.uci.errors import EngineError
from ...engine.uci.forfeit import forfeit
from ...engine.uci.info import Info
from ...engine.uci.limits import Limits
from ...engine.uci.program import Program
from ...engine.uci.score import Score
from ..player import PlayerAgent, PlayerFailedError
from .exchange import action_of, moves_of
from .runner import ProgramRunner

_DRAW_PLIES = 40
"""From which ply on a program may take a draw."""


class ProgramPlayer(PlayerAgent):
    """Asks a program, in a process of its own that is started when it is first needed.

    A program that fails is killed; asked again, as after a move was taken back, it is started anew.
    """

    kind = "program"

    def __init__(self, program: Program, seconds: float, notice: Callable[[str], None] | None = None) -> None:
        """``seconds`` are for each move; ``notice`` is called with what the program wants people to read."""
        self._runner = ProgramRunner(program, notice)
        self._limits = Limits(movetime=seconds)
        self._score: Score | None = None
        """How the program judged its position when it last moved."""

    async def choose(self, observation: Observation) -> Action:
        try:
            text = await self._answer(observation)
            return action_of(observation, text, self._runner.program.name)
        except EngineError as error:
            await self.close()
            raise PlayerFailedError(str(error), forfeit(error, observation.position.turn)) from None

    async def _answer(self, seen: Observation) -> str:
        client = await self._runner.running(seen.rules)
        return await client.think(seen.start, moves_of(seen), self._limits, self._note)

    def _note(self, info: Info) -> None:
        if info.multipv == 1:
            self._score = info.score

    def name_instead_of(self, name: str) -> str:
        client, command = self._runner.client, self._runner.program.command
        return client.identity if client is not None and name == PurePath(command[0]).name else name

    def accepts_draw(self, observation: Observation) -> bool:
        """Whether the game has gone on for a while and the program does not see itself ahead."""
        if self._score is None or len(observation.plies) < _DRAW_PLIES:
            return False
        return (self._score.mate or self._score.centipawns or 0) <= 0

    async def close(self) -> None:
        await self._runner.close()
