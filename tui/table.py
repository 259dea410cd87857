"""Who sits at a game, and where it is kept."""

from random import Random

import attrs

from ..core.seat import Player
from .autosave import Autosave
from .player import HumanPlayer, PlayerAgent
from .session import Session


@attrs.define(eq=False)
class Table:
    """The agents by player, the file that follows the game, and what is left to chance."""

    agents: tuple[PlayerAgent, PlayerAgent]
    autosave: Autosave
    random: Random

    def human(self, player: Player) -> HumanPlayer | None:
        """The agent of a player if it is a person at this screen."""
        agent = self.agents[player]
        return agent if isinstance(agent, HumanPlayer) else None

    def keep(self, session: Session) -> str | None:
        """Save the game; the reason in one sentence where that fails, the first time."""
        return self.autosave.save(session)

    def where_kept(self) -> str:
        """What becomes of the game when it is left, in one sentence."""
        return "It could not be saved and will be lost." if self.autosave.trouble else "It is kept under Saved games."
