"""Players: whoever is given an observation and answers, some time later, with an action."""

import abc
import asyncio

from ..core.action import Action
from ..core.errors import JunqiError
from ..core.observation import Observation
from ..core.outcome import Outcome


class PlayerFailedError(JunqiError):
    """A player that does not go on playing, and so loses: ``outcome``. The message says what it did."""

    def __init__(self, message: str, outcome: Outcome) -> None:
        super().__init__(message)
        self.outcome = outcome


class PlayerAgent(abc.ABC):
    """One who plays. It never sees more than an observation.

    Cancelling the task that awaits ``choose`` cancels the choice; an agent must then stop whatever it has begun.
    """

    kind: str
    """How records name such a player: ``human`` or ``program``."""

    @abc.abstractmethod
    async def choose(self, observation: Observation) -> Action:
        """The action to play, one of ``observation.legal_actions()``.

        Raises:
            PlayerFailedError: if the player does not answer, or not with such an action. It may be asked again.
        """

    def name_instead_of(self, name: str) -> str:
        """What to call the player, who is called ``name``: a program may have told its own name meanwhile."""
        return name

    def accepts_draw(self, observation: Observation) -> bool:
        """Whether the player takes a draw that is offered; asked only of players who are no persons at this screen."""
        return False

    async def close(self) -> None:  # noqa: B027  few players have anything to end
        """End whatever the player has begun: the game is being left."""


class HumanPlayer(PlayerAgent):
    """A person at this screen, whose choice the screen hands over when it is made."""

    kind = "human"

    def __init__(self) -> None:
        self._answer: asyncio.Future[Action] | None = None

    @property
    def is_asked(self) -> bool:
        """Whether a choice is being waited for."""
        return self._answer is not None and not self._answer.done()

    async def choose(self, observation: Observation) -> Action:
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self._answer = None

    def answer(self, action: Action) -> None:
        """Hand over the person's choice; a second one before the first is taken up is ignored."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(action)
