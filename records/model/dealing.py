"""Giving unknown pieces their identities: those of a deal, or at random what is left."""

from random import Random

import attrs

from ...core.action import Flip
from ...core.game import Game
from ...core.piece import FACE_DOWN, UNKNOWN
from ...core.position import Position


def has_unknown(position: Position) -> bool:
    """Whether a piece lies on the board that not even the truth names."""
    return UNKNOWN in position.board


def with_deal(start: Position, board: bytes) -> Position:
    """A start whose unknown pieces are those of a deal's board."""
    return attrs.evolve(start, board=board, status=attrs.evolve(start.status, pool=b""))


def dealt(game: Game, random: Random) -> Game:
    """The same game with every unknown piece given an identity; the game itself where none is unknown.

    What the flips have shown is kept; the rest is dealt at random from what is left, so that the whole game
    agrees with one deal from its start on.
    """
    line = game.line()
    if not has_unknown(line[0].position):
        return game
    replayed = Game.begin(game.rules, _dealt_start(game, random))
    for later in line[1:]:
        if later.ply is not None:
            replayed = replayed.play(later.ply.action, later.ply.revealed)
        elif later.outcome is not None:
            replayed = replayed.end(later.outcome)
    return replayed


def _dealt_start(game: Game, random: Random) -> Position:
    """The game's start with the pieces that the flips showed, and the others as dealt on the last position."""
    rules = game.rules
    now = rules.deal(game.position, random)
    start = game.line()[0].position
    shown = {ply.action.square: ply.revealed for ply in game.plies if isinstance(ply.action, Flip)}
    identities = dict(enumerate(now.board)) | {s: code | FACE_DOWN for s, code in shown.items() if code is not None}
    board = bytes(identities[s] if code == UNKNOWN else code for s, code in enumerate(start.board))
    return with_deal(start, board)
