"""A table of programs for the games of one worker: kept running from game to game, started anew after a failure."""

import attrs

from ...core.rules import RuleSet
from ...core.seat import Player
from ..uci.client import PATIENCE, EngineClient
from ..uci.errors import EngineError
from .contestant import SEED_OPTION, Contestant
from .played import Played
from .referee import Referee
from .schedule import Fixture
from .time_control import TimeControl


@attrs.define
class Table:
    """Two programs that play game after game with each other."""

    rules: RuleSet
    contestants: tuple[Contestant, Contestant]
    control: TimeControl
    patience: float = PATIENCE
    _clients: list[EngineClient] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._clients = [EngineClient(player.program, self.rules, self.patience) for player in self.contestants]

    async def start(self) -> None:
        """Run both programs.

        Raises:
            EngineStartError: if one of them cannot play.
        """
        for client in self._clients:
            await client.restart()

    async def play(self, fixture: Fixture) -> Played:
        """Play a game. A program that cannot be made ready for it forfeits before the first move."""
        first, second = self._clients
        referee = Referee(fixture, (first, second), self.control)
        for client, seed, player in zip(self._clients, fixture.seeds, _players(fixture), strict=True):
            try:
                await _make_ready(client, seed)
            except EngineError as error:
                return Played(fixture, referee.forfeited(fixture.opening, player, error), note=str(error))
        return await referee.play()

    async def close(self) -> None:
        """End both programs."""
        for client in self._clients:
            await client.close()


async def _make_ready(client: EngineClient, seed: int) -> None:
    if not client.running:
        await client.restart()
    await client.set_option(SEED_OPTION, str(seed))
    await client.new_game()


def _players(fixture: Fixture) -> tuple[Player, Player]:
    """Which player each contestant is."""
    return Player(fixture.seats.index(0)), Player(fixture.seats.index(1))
