"""The main line of a record, with the position before and after each ply."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ...core.errors import JunqiError
from ...core.game import Game, is_deployment
from ...core.ply import Ply
from ..model.record import Node, Record
from ..model.start import read_start
from ..model.tree import main_line
from ..writing.writer_errors import UnwritableError


@attrs.frozen(eq=False)
class Played:
    """A ply of a main line. ``number`` counts plies from 1; it is 0 for deployments."""

    node: Node
    ply: Ply
    number: int
    before: Game
    after: Game


def played_line(record: Record) -> Iterator[Played]:
    """The plies of a main line, up to the first text that was not understood; none where the start is not known.

    Raises:
        UnwritableError: for a ply that the rules do not allow.
    """
    game, number = read_start(record).game, 0
    for index in main_line(record):
        node = record.nodes[index]
        if game is None or node.ply is None:
            return
        after = _played(game, node.ply, index)
        number += not is_deployment(node.ply)
        yield Played(node, node.ply, 0 if is_deployment(node.ply) else number, game, after)
        game = after


def _played(game: Game, ply: Ply, index: int) -> Game:
    try:
        after = game.play(ply.action, ply.revealed)
    except JunqiError:
        after = None
    if after is None or after.ply != ply:
        raise UnwritableError(f"node {index}, a ply that the rules do not allow")
    return after
