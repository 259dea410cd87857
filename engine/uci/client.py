"""One running program of the protocol: started, asked, stopped, and given up when it misbehaves."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, NoReturn, Self

from ...core.action import Action
from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Player
from .engine_options import EngineOption, parse_option
from .errors import EngineDiedError, EngineHungError, EngineNonsenseError, EngineStartError
from .expectation import Expectation, OnInfo
from .limits import Limits
from .process import EngineProcess
from .program import Program
from .spoken import go_line, position_line, public_moves, read_move

PATIENCE = 10.0
"""Seconds of silence, or beyond a time limit, after which a program counts as hanging."""
_LEAVING = 1.0
"""Seconds that a program has to end by itself."""
_NOTICE = "info string "
_NO_MOVES = frozenset({"(none)", "0000", "null", "none"})


class EngineClient:
    """A program, asked for moves; one question at a time, further ones wait.

    After an ``EngineDiedError`` or ``EngineHungError`` the program has been killed, and ``restart`` runs it anew.
    Cancelling ``think`` stops the search and leaves the client usable.
    """

    def __init__(self, program: Program, rules: RuleSet, patience: float = PATIENCE) -> None:
        self.program = program
        self.rules = rules
        self.identity = program.name
        """What the program calls itself, once it is started."""
        self.options: dict[str, EngineOption] = {}
        """What the program lets one set, by its name in lower case."""
        self.on_notice: Callable[[str], None] | None = None
        """Called with the text of each ``info string`` line, whatever it belongs to."""
        self._patience = patience
        self._process: EngineProcess | None = None
        self._posed: Expectation | None = None
        """The question under way, or the last one."""
        self._one_at_a_time = asyncio.Lock()
        self._last_heard = 0.0

    @classmethod
    async def start(cls, program: Program, rules: RuleSet, patience: float = PATIENCE) -> Self:
        """Run a program and make it ready to play by ``rules``.

        Options of ``program`` that it does not offer are left out, since not every program has every option.

        Raises:
            EngineStartError: if it cannot be run, does not greet, or does not play the variant.
        """
        client = cls(program, rules, patience)
        await client.restart()
        return client

    async def restart(self) -> None:
        """Run the program anew, whatever became of it; raises as ``start`` does."""
        await self.close()
        self._process = await EngineProcess.start(self.program.command, self.program.name, self._take)
        try:
            await self._greet()
            await self.play_by(self.rules)
            for name, value in self.program.options:
                await self.set_option(name, value)
            await self.ask("isready", "readyok")
        except (EngineDiedError, EngineHungError) as error:
            raise EngineStartError(self.program.name, f"did not start: it {error.seen}") from None
        except BaseException:
            self.kill()
            raise

    async def _greet(self) -> None:
        for line in await self.ask("uci", "uciok"):
            option = parse_option(line)
            if option is not None:
                self.options[option.name.lower()] = option
            elif line.startswith("id name "):
                self.identity = line.removeprefix("id name ").strip() or self.identity

    async def play_by(self, rules: RuleSet) -> None:
        """Let a program that plays several games play by other rules from now on.

        Raises:
            EngineStartError: if it does not know them.
        """
        offered = self.options.get("uci_variant")
        if offered is not None and rules.id not in offered.choices:
            known = ", ".join(offered.choices) or "none"
            raise EngineStartError(self.program.name, f"does not play {rules.id}; its variants are {known}")
        self.rules = rules
        await self.set_option("UCI_Variant", rules.id)

    @property
    def running(self) -> bool:
        """Whether the program runs."""
        return self._process is not None and self._process.running

    async def set_option(self, name: str, value: str) -> None:
        """Set an option for the searches to come; one that the program does not offer is left alone."""
        offered = self.options.get(name.lower())
        if offered is None:
            return
        async with self._one_at_a_time:
            await self._settle()
            await self._send(f"setoption name {offered.name} value {value}")

    async def new_game(self) -> None:
        """Say that the next position is of another game."""
        await self.ask("ucinewgame\nisready", "readyok")

    async def ask(self, line: str, until: str, patience: float | None = None) -> list[str]:
        """Send a line; the answer is all lines up to and with the first whose first word is ``until``.

        Raises:
            EngineDiedError: if the program ends before that.
            EngineHungError: if it takes longer than ``patience`` seconds, by default those of the client.
        """
        async with self._one_at_a_time:
            question = await self._pose(line, Expectation(until, kept=True))
            with self._broken_off_if_cancelled(question):
                if not await self._answered(question, self._patience if patience is None else patience):
                    await self._give_up(f"does not answer {line!r}")
            return [*question.lines, question.answer]

    async def think(self, start: Position, moves: Sequence[str], limits: Limits, on_info: OnInfo | None = None) -> str:
        """The move that the program plays after ``moves``, as it writes it; whether it is legal is not asked.

        ``on_info`` is called with every line of the search that holds a score.

        Raises:
            EngineDiedError: if the program ends before it has answered.
            EngineHungError: if it is silent or takes much longer than ``limits`` allow.
            EngineNonsenseError: if its answer names no move.
        """
        lines = f"{position_line(self.rules, start, moves)}\n{go_line(self.rules, limits)}"
        async with self._one_at_a_time:
            search = await self._pose(lines, Expectation("bestmove", on_info, kept=False))
            with self._broken_off_if_cancelled(search):
                await self._wait_for_move(search, _seconds(self.rules, start, len(moves), limits))
            return self._move_in(search.answer)

    async def choose(self, game: Game, limits: Limits, on_info: OnInfo | None = None) -> Action:
        """The action that the program chooses in a game, of which it is told what its player may know.

        Raises:
            EngineIllegalMoveError: if the rules do not allow its move.
            EngineError: as ``think`` does.
        """
        start, moves = public_moves(game, game.position.turn)
        text = await self.think(start, moves, limits, on_info)
        return read_move(game, text, self.program.name)

    def stop(self) -> None:
        """End a search under way: ``think`` returns the best move found."""
        if self._posed is not None and not self._posed.done and self._process is not None:
            self._process.write("stop")

    async def close(self) -> None:
        """Let the program end, and kill it if it does not. Nothing happens where none runs."""
        process, self._process = self._process, None
        self._posed = None
        self.options.clear()
        if process is None:
            return
        process.write("stop")
        process.write("quit")
        await process.close(_LEAVING)

    def kill(self) -> None:
        """End the program at once."""
        if self._process is not None:
            self._process.kill()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _take(self, line: str) -> None:
        """A line of the program's output has come."""
        self._last_heard = time.monotonic()
        if self.on_notice is not None and line.startswith(_NOTICE):
            self.on_notice(line.removeprefix(_NOTICE).strip())
        if self._posed is not None:
            self._posed.take(line)

    async def _pose(self, lines: str, question: Expectation) -> Expectation:
        """Send the lines of a question, once the one before has been answered."""
        await self._settle()
        self._posed = question
        self._last_heard = time.monotonic()
        with self._broken_off_if_cancelled(question):
            await self._send(lines)
        return question

    async def _settle(self) -> None:
        """Let a question that was broken off be answered: its answer must not be taken for that of the next."""
        if (
            self._posed is not None
            and self._process is not None
            and not await self._answered(self._posed, self._patience)
        ):
            await self._give_up("does not stop when told")
        self._posed = None

    @contextmanager
    def _broken_off_if_cancelled(self, question: Expectation) -> Iterator[None]:
        """Stop what nobody waits for any more."""
        try:
            yield
        except asyncio.CancelledError:
            question.on_info = None
            self.stop()
            raise

    async def _send(self, lines: str) -> None:
        if self._process is None:
            raise EngineDiedError(self.program.name, "is not running")
        self._process.write(lines)
        try:
            async with asyncio.timeout(self._patience):  # wait_for would lose a cancellation that comes meanwhile
                await self._process.flush()
        except TimeoutError:
            await self._give_up("does not read its input")
        except ConnectionError:
            await asyncio.wait({self._process.ended}, timeout=_LEAVING)
            await self._give_up("no longer reads its input")

    async def _answered(self, question: Expectation, seconds: float) -> bool:
        """Whether a question is answered within so many seconds.

        Raises:
            EngineDiedError: if the program ends before.
        """
        assert self._process is not None
        events: set[asyncio.Future[Any]] = {question.future, self._process.ended}
        await asyncio.wait(events, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not question.done and not self._process.running:
            await self._give_up("")
        return question.done

    async def _wait_for_move(self, search: Expectation, seconds: float | None) -> None:
        """Wait for a search's end, asking a silent program now and then whether it still lives."""
        overdue = math.inf if seconds is None else time.monotonic() + seconds + self._patience
        while not await self._answered(search, min(self._patience, overdue - time.monotonic())):
            now = time.monotonic()
            if now >= overdue:
                await self._give_up("does not answer in time")
            if now - self._last_heard > 2 * self._patience:
                await self._give_up(f"says nothing for {now - self._last_heard:.0f} s")
            await self._send("isready")

    async def _give_up(self, seen: str) -> NoReturn:
        """Kill the program, and say what it did."""
        process, self._process = self._process, None
        assert process is not None
        died = not process.running
        how = await process.how_it_ended(_LEAVING) if died else seen
        process.kill()
        await process.close(_LEAVING)
        self._posed = None
        raise (EngineDiedError if died else EngineHungError)(self.program.name, how)

    def _move_in(self, line: str) -> str:
        """The move in a ``bestmove`` line."""
        words = line.split()
        if len(words) < 2 or words[1] in _NO_MOVES:
            raise EngineNonsenseError(self.program.name, f"answers {line[:80]!r}, which names no move")
        return words[1]


def _seconds(rules: RuleSet, start: Position, played: int, limits: Limits) -> float | None:
    """How long a search may take; ``None`` if nothing limits its time."""
    player = Player((start.turn + played) % 2)
    limiting = [limit for limit in (limits.movetime, limits.clock(rules, player)) if limit is not None]
    return None if limits.infinite or not limiting else min(limiting)
