"""The kinds of player that may be asked for by name."""

from collections.abc import Callable

from ..core.errors import JunqiError
from .player import HumanPlayer, PlayerAgent

PLAYER_KINDS: dict[str, Callable[[], PlayerAgent]] = {"human": HumanPlayer}
"""How to make a player of each kind, by the name people give it."""


class UnknownPlayerKindError(JunqiError, LookupError):
    """A name that stands for no kind of player."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is not a kind of player; known is: {', '.join(PLAYER_KINDS)}")
        self.name = name


def make_player(kind: str) -> PlayerAgent:
    """A new player of a kind.

    Raises:
        UnknownPlayerKindError: if there is no such kind.
    """
    if kind not in PLAYER_KINDS:
        raise UnknownPlayerKindError(kind)
    return PLAYER_KINDS[kind]()
