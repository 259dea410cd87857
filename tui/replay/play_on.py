"""From a place in a record to a new game."""

from random import Random

import attrs

from ...core.errors import JunqiError
from ...records.model.dealing import dealt, has_unknown
from ..session import Session
from .viewing import Viewing


class NothingToPlayOnError(JunqiError):
    """A place from which no game can go on."""


@attrs.frozen
class PlayedOn:
    """A new game with its past, and whether the pieces still face down had to be dealt at random."""

    session: Session
    dealt_anew: bool


def play_on(viewing: Viewing, random: Random, tags: tuple[tuple[str, str], ...] = ()) -> PlayedOn:
    """A new game, with tags of its own, that goes on from here; the record stays as it is.

    Raises:
        NothingToPlayOnError: if there is no position here, or the game is over in it.
    """
    game = viewing.replayed.game(viewing.node)
    if game is None:
        raise NothingToPlayOnError("This record has no position to play on from.")
    if game.outcome is not None:
        raise NothingToPlayOnError("The game is over here: go back to play on.")
    session = Session(dealt(game, random), viewing.replayed.names, tags)
    return PlayedOn(session, dealt_anew=has_unknown(game.position))
