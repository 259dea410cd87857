"""The referee: it alone holds the truth of a game, asks each program in turn, and ends the game when one fails."""

import time

import attrs

from ...core.game import Game
from ...core.outcome import Outcome, Reason
from ...core.seat import OPPONENT, Player
from ..uci.client import EngineClient
from ..uci.errors import EngineError
from ..uci.forfeit import forfeit
from ..uci.info import Info
from .clock import Clock
from .played import Played, Remark, Speed
from .schedule import Fixture
from .time_control import TimeControl


@attrs.define
class _LastWords:
    """The last line that a search told of its best move, and how many seconds the search took."""

    info: Info | None = None
    seconds: float = 0.0

    def hear(self, info: Info) -> None:
        """A line has come."""
        if info.multipv == 1:
            self.info = info

    @property
    def speed(self) -> Speed:
        """What the search did, by its own clock where it tells."""
        if self.info is None or not self.info.nodes:
            return Speed()
        return Speed(self.info.nodes, self.info.time / 1000 if self.info.time else self.seconds)


@attrs.define
class Referee:
    """Leads one game between two programs, which are indexed as the match's contestants."""

    fixture: Fixture
    clients: tuple[EngineClient, EngineClient]
    control: TimeControl
    _remarks: dict[int, Remark] = attrs.field(init=False, factory=dict)
    _speeds: list[Speed] = attrs.field(init=False, factory=lambda: [Speed(), Speed()])
    _note: str = attrs.field(init=False, default="")

    async def play(self) -> Played:
        """Play the game to its end; a program that fails forfeits it."""
        game = self.fixture.opening
        clock = Clock(game.rules, self.control)
        while game.outcome is None:
            try:
                game = await self._turn(game, clock)
            except EngineError as error:
                game = self.forfeited(game, game.position.turn, error)
        first, second = self._speeds
        return Played(self.fixture, game, dict(self._remarks), self._note, (first, second))

    def forfeited(self, game: Game, loser: Player, error: EngineError) -> Game:
        """The game lost by the player whose program failed."""
        self._note = str(error)
        return game.end(forfeit(error, loser))

    async def _turn(self, game: Game, clock: Clock) -> Game:
        """The game one ply on, or lost on time."""
        mover = game.position.turn
        contestant = self.fixture.seats[mover]
        client, words = self.clients[contestant], _LastWords()
        began = time.monotonic()
        action = await client.choose(game, clock.limits(), words.hear)
        words.seconds = time.monotonic() - began
        self._speeds[contestant] = self._speeds[contestant].plus(words.speed)
        if not clock.take(mover, words.seconds):
            self._note = f"{client.program.name} ran out of time: its last move took {words.seconds:.2f} s"
            return game.end(Outcome(OPPONENT[mover], Reason.TIME))
        self._remarks[game.length] = Remark(None if words.info is None else words.info.score, clock.reading(mover))
        return game.play(action)
