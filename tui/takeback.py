"""Taking back and playing again, with a program at the table or without one."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.action import Flip
from ..core.errors import JunqiError
from ..core.game import Game, is_deployment
from ..core.seat import Player
from .session import Session


class AcrossFlipError(JunqiError):
    """A wish to take back a flip in a game against a program: what it turned up has been seen."""

    def __init__(self) -> None:
        super().__init__("Against the computer nothing is taken back across a flip: what it turned up has been seen.")


def taken_back(session: Session, human: Player | None) -> Session:
    """The session back at the last turn of the one person who plays; one ply back where ``human`` is ``None``.

    An end by words or a forfeit is taken back by itself.

    Raises:
        NothingToUndoError: if that person has made no move yet.
        AcrossFlipError: if a flip lies in between.
    """
    if human is None or session.game.ply is None:
        return session.undo()
    while True:
        _refuse_flip(session.game)
        session = session.undo()
        if session.turn is human:
            return session


def played_again(session: Session, human: Player | None) -> Session:
    """The session with what ``taken_back`` took back played again.

    Raises:
        NothingToRedoError: if nothing was taken back.
    """
    session = session.redo()
    while human is not None and session.turn is not human and session.undone:
        session = session.redo()
    return session


def can_take_back(session: Session, human: Player | None) -> bool:
    """Whether ``taken_back`` has something to take back; a flip that forbids it is told when it is tried."""
    if human is None or session.game.ply is None:
        return session.can_undo
    return any(game.position.turn is human for game in _earlier(session.game))


def _earlier(game: Game) -> Iterator[Game]:
    """The games that undoing leads to, the nearest first."""
    while game.previous is not None and game.ply is not None and not is_deployment(game.ply):
        game = game.previous
        yield game


def _refuse_flip(game: Game) -> None:
    if game.ply is not None and isinstance(game.ply.action, Flip):
        raise AcrossFlipError
