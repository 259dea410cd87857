"""Who sits at a game, and where it is kept."""

import asyncio
from random import Random

import attrs

from ..core.seat import Player
from .autosave import Autosave
from .lineup import Lineup
from .player import HumanPlayer, PlayerAgent
from .programs.agents import Notice, agents_of
from .session import Session


@attrs.define(eq=False)
class Table:
    """The agents by player, the file that follows the game, and what is left to chance."""

    agents: tuple[PlayerAgent, PlayerAgent]
    autosave: Autosave
    random: Random

    @classmethod
    def of(cls, lineup: Lineup, autosave: Autosave, random: Random, notice: Notice) -> "Table":
        """A table at which the players of a lineup sit; ``notice`` passes on what the built-in engine says."""
        return cls(agents_of(lineup, notice), autosave, random)

    def human(self, player: Player) -> HumanPlayer | None:
        """The agent of a player if it is a person at this screen."""
        agent = self.agents[player]
        return agent if isinstance(agent, HumanPlayer) else None

    @property
    def humans(self) -> tuple[Player, ...]:
        """The players who are persons at this screen."""
        return tuple(player for player in Player if self.human(player) is not None)

    @property
    def only_human(self) -> Player | None:
        """The one person at this screen, who plays against a program; ``None`` where there are two or none."""
        return self.humans[0] if len(self.humans) == 1 else None

    def keep(self, session: Session) -> str | None:
        """Save the game; the reason in one sentence where that fails, the first time."""
        return self.autosave.save(session)

    def where_kept(self) -> str:
        """What becomes of the game when it is left, in one sentence."""
        return "It could not be saved and will be lost." if self.autosave.trouble else "It is kept under Saved games."

    async def close(self) -> None:
        """End what the players have begun: the game is left."""
        await asyncio.gather(*(agent.close() for agent in self.agents))
