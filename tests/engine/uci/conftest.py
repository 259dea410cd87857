"""Programs that misbehave, and clients of them; and a server, thought for by a thinker that does as it is told."""

import asyncio
import io
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any

import pytest

from junqi.core.action import Action, Deploy
from junqi.core.game import Game
from junqi.core.rules import RuleSet
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.info import Info
from junqi.engine.uci.line_count import ON_CORE
from junqi.engine.uci.program import Program
from junqi.engine.uci.score import Score
from junqi.engine.uci.server import Server
from junqi.engine.uci.streams import Output

DIFFICULT = Path(__file__).parents[2] / "data" / "engines" / "difficult.py"
LAYOUT = bytes([3, 8, 4, 7, 9, 8, 0, 1, 0, 6, 5, 8, 0, 3, 4, 6, 0, 9, 0, 5, 7, 11, 2, 11, 10, 11, 12, 7, 10, 9])
WAIT = 30.0


@pytest.fixture
def difficult() -> Callable[..., Program]:
    """The program that is difficult in a certain way."""
    return lambda way, *options: Program((sys.executable, str(DIFFICULT), way), options, "Dee")


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Runs a coroutine to its end; no test waits for ever."""

    async def limited(work: Coroutine[Any, Any, Any]) -> Any:
        async with asyncio.timeout(60):
            return await work

    return lambda work: asyncio.run(limited(work))


class Fake:
    """Plays the first legal action, once it has done what it is told. It thinks until stopped, unless to a depth."""

    def __init__(self, rules: RuleSet, do_first: Callable[[Assignment], None]) -> None:
        self.rules = rules
        self.thinking = threading.Event()
        self.asked: list[Assignment] = []
        self._do_first = do_first

    def think(self, assignment: Assignment) -> Action:
        self._do_first(assignment)
        self.asked.append(assignment)
        assignment.report(Info(depth=1, score=Score.of_centipawns(3), pv=("g3g4",)))
        self.thinking.set()
        game, limits = assignment.game, assignment.limits
        if limits.depth is None:
            assert assignment.stop.wait(WAIT)
        if game.position.status.deploying:
            return Deploy(LAYOUT)
        return (limits.moves or tuple(self.rules.legal_actions(game.position)))[0]

    def evaluate(self, game: Game) -> Score:
        return Score.of_centipawns(42)


class Session:
    """A server and what it has answered.

    ``load`` is done before there is a thinker for a rule set, ``think`` before one thinks.
    """

    def __init__(
        self, load: Callable[[], None] = lambda: None, think: Callable[[Assignment], None] = lambda _: None
    ) -> None:
        self.stream = io.BytesIO()
        self.fakes: list[Fake] = []
        self.server = Server(Output(self.stream), "junqi test", self._fake, lambda *_: ON_CORE)
        self._load = load
        self._think = think

    def _fake(self, rules: RuleSet) -> Fake:
        self._load()
        self.fakes.append(Fake(rules, self._think))
        return self.fakes[-1]

    def run(self, lines: Iterable[str | None]) -> list[str]:
        self.server.run(lines)
        return self.answers()

    def answers(self) -> list[str]:
        return self.stream.getvalue().decode().splitlines()

    def thinking(self) -> None:
        """Wait until a search is under way."""
        while not self.fakes:
            time.sleep(0.001)
        assert self.fakes[-1].thinking.wait(WAIT)


@pytest.fixture
def new_session() -> Callable[..., Session]:
    return Session


@pytest.fixture
def answers() -> Callable[..., list[str]]:
    """What a new server answers to lines."""
    return lambda *lines: Session().run(lines)


@pytest.fixture
def shown(answers: Callable[..., list[str]]) -> Callable[..., dict[str, str]]:
    """What ``d`` says after some lines: the position and the result."""

    def show(*lines: str) -> dict[str, str]:
        *_, fen, result = answers(*lines, "d")
        return {"fen": fen.removeprefix("Fen: "), "result": result.removeprefix("Result: ")}

    return show
