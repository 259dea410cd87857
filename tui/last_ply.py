"""The last ply in words."""

from ..core.game import Game
from ..notation.words import ply_in_words
from .session import Session


def last_ply_in_words(session: Session) -> str:
    """Who made the last ply and what it did, as a sentence; empty before the first.

    An end by the players' words is no ply: the one before it is told.
    """
    game = _last_played(session.game)
    if game is None or game.previous is None or game.ply is None:
        return ""
    before = game.previous.position
    return f"{session.name_of(before.turn)}: {ply_in_words(game.rules, before, game.ply, session.names)}."


def _last_played(game: Game) -> Game | None:
    return next((found for found in game.backwards() if found.ply is not None), None)
