"""A program's best line as plies that a record can hold."""

from collections.abc import Mapping

from ...core.action import Flip
from ...core.board import Square
from ...core.errors import JunqiError
from ...core.game import Game
from ...core.piece import UNKNOWN, Code
from ...core.ply import Ply
from ...notation.move_reader import resolve
from ...notation.move_token import parse_token
from ...records.model.record import Record

_LONGEST = 8
"""Plies of a line that are shown."""


def known_flips(record: Record) -> dict[Square, Code]:
    """What the flips of a record, in all its variations, have turned up where."""
    plies = (node.ply for node in record.nodes if node.ply is not None)
    return {
        ply.action.square: ply.revealed for ply in plies if isinstance(ply.action, Flip) and ply.revealed is not None
    }


def better_line(game: Game, line: tuple[str, ...], flips: Mapping[Square, Code]) -> list[Ply]:
    """The plies of a line, as far as they are legal.

    A flip can only come first, since what follows depends on what it turns up; a flip whose piece not even the record
    knows cannot be shown at all.
    """
    plies: list[Ply] = []
    for text in line[:_LONGEST]:
        after = None if game.outcome is not None else _played(game, text, flips)
        if after is None or after.ply is None or (plies and isinstance(after.ply.action, Flip)):
            break
        plies.append(after.ply)
        game = after
        if isinstance(after.ply.action, Flip):
            break
    return plies


def _played(game: Game, text: str, flips: Mapping[Square, Code]) -> Game | None:
    """The game one ply on; ``None`` where the text is no legal move, or the piece it turns up is not known."""
    try:
        action = resolve(game.rules, game.position, parse_token(game.rules, text))
        unknown = isinstance(action, Flip) and game.position.board[action.square] == UNKNOWN
        revealed = flips.get(action.square) if isinstance(action, Flip) and unknown else None
        return None if unknown and revealed is None else game.play(action, revealed)
    except JunqiError:
        return None
