"""How a game ends when a program fails: it loses, whatever stands on the board."""

from ...core.outcome import Outcome, Reason
from ...core.seat import OPPONENT, Player
from .errors import EngineError, EngineHungError, EngineNonsenseError


def forfeit(error: EngineError, loser: Player) -> Outcome:
    """The end of a game in which the program of ``loser`` failed.

    >>> forfeit(EngineHungError("x", "hangs"), Player.FIRST)
    Outcome(winner=<Player.SECOND: 1>, reason=<Reason.TIME: 'time'>)
    """
    return Outcome(OPPONENT[loser], _reason(error))


def _reason(error: EngineError) -> Reason:
    if isinstance(error, EngineHungError):
        return Reason.TIME
    return Reason.INFRACTION if isinstance(error, EngineNonsenseError) else Reason.ABANDONED
