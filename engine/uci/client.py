"""One running program of the protocol: started, asked, stopped, and given up when it misbehaves."""

import math
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

from ...core.action import Action
from ...core.game import Game
from ...core.position import Position
from ...core.rules import RuleSet
from ...core.seat import Player
from .conversation import Conversation
from .engine_options import EngineOption, parse_option
from .errors import EngineDiedError, EngineHungError, EngineNonsenseError, EngineStartError
from .expectation import Expectation, OnInfo
from .limits import Limits
from .program import Program
from .spoken import go_line, position_line, public_moves, read_move

PATIENCE = 10.0
"""Seconds of silence, or beyond a time limit, after which a program counts as hanging."""
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
        self._talk = Conversation(program.name, patience, self._hear)

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
        await self._talk.begin(self.program.command)
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
            await self.close()
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
        return self._talk.running

    async def set_option(self, name: str, value: str) -> None:
        """Set an option for the searches to come; one that the program does not offer is left alone."""
        offered = self.options.get(name.lower())
        if offered is not None:
            await self._talk.tell(f"setoption name {offered.name} value {value}")

    async def new_game(self) -> None:
        """Say that the next position is of another game."""
        await self.ask("ucinewgame\nisready", "readyok")

    async def ask(self, line: str, until: str, patience: float | None = None) -> list[str]:
        """Send a line; the answer is all lines up to and with the first whose first word is ``until``.

        Raises:
            EngineDiedError: if the program ends before that.
            EngineHungError: if it takes longer than ``patience`` seconds, by default those of the client.
        """
        question = Expectation(until, kept=True)
        async with self._talk.asking(line, question):
            if not await self._talk.answered(self._patience if patience is None else patience):
                await self._talk.give_up(f"does not answer {line.splitlines()[-1]!r}")
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
        search = Expectation("bestmove", on_info, kept=False)
        async with self._talk.asking(lines, search):
            await self._wait_for_move(_seconds(self.rules, start, len(moves), limits))
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

    async def _wait_for_move(self, seconds: float | None) -> None:
        """Wait for a search's end, asking a silent program now and then whether it still lives."""
        overdue = math.inf if seconds is None else time.monotonic() + seconds + self._patience
        while not await self._talk.answered(min(self._patience, overdue - time.monotonic())):
            if time.monotonic() >= overdue:
                await self._talk.give_up("does not answer in time")
            if self._talk.silence > 2 * self._patience:
                await self._talk.give_up(f"says nothing for {self._talk.silence:.0f} s")
            await self._talk.send("isready")

    def _move_in(self, line: str) -> str:
        """The move in a ``bestmove`` line."""
        words = line.split()
        if len(words) < 2 or words[1] in _NO_MOVES:
            raise EngineNonsenseError(self.program.name, f"answers {line[:80]!r}, which names no move")
        return words[1]

    def stop(self) -> None:
        """End a search under way: ``think`` returns the best move found."""
        self._talk.stop()

    def kill(self) -> None:
        """End the program at once."""
        self._talk.kill()

    async def close(self) -> None:
        """Let the program end, and kill it if it does not. Nothing happens where none runs."""
        self.options.clear()
        await self._talk.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _hear(self, line: str) -> None:
        """Pass on a notice."""
        if self.on_notice is not None and line.startswith(_NOTICE):
            self.on_notice(line.removeprefix(_NOTICE).strip())


def _seconds(rules: RuleSet, start: Position, played: int, limits: Limits) -> float | None:
    """How long a search may take; ``None`` if nothing limits its time."""
    player = Player((start.turn + played) % 2)
    limiting = [limit for limit in (limits.movetime, limits.clock(rules, player)) if limit is not None]
    return None if limits.infinite or not limiting else min(limiting)
