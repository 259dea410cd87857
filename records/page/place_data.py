"""What is to be seen at a place of a record."""

from __future__ import annotations

from typing import Any, TypeAlias

from ...core.game import Game
from ...core.position import Position
from ...core.seat import Player
from ...notation.position import format_position
from ...notation.words import Names, player_in_words, turn_in_words
from ..model.record import START
from ..pictures.picture import ends_of
from .views import Views

Data: TypeAlias = dict[str, Any]
"""What becomes a JSON object; empty values are left out."""


def place_data(views: Views, node: int) -> Data:
    """A place beside the move that led to it; nothing where its text was not understood.

    ``changes`` are the squares that differ from the place before, each with the piece code that it has now: at the
    start all squares with pieces. ``players`` are the players in words, each with the colour's number once it is known;
    they are given where they differ from before.
    """
    position, game = views.position(node), views.game(node)
    if position is None or game is None:
        return {}
    parent = START if node == START else views.replayed.record.nodes[node].parent
    before = None if node == START else views.position(parent)
    players, names = _players(game, views.replayed.names), views.replayed.names
    known = None if node == START else _players(views.game(parent), names)
    return {
        "position": format_position(game.rules, position),
        "turn": turn_in_words(game, names),
        "toMove": int(game.position.turn) if game.outcome is None else None,
        "players": players if players != known else None,
        "changes": _changes(before, position),
        **(_traces(views, node) if node != START else {}),
    }


def _players(game: Game | None, names: Names) -> list[tuple[str, int | None]] | None:
    if game is None:
        return None
    rules, position = game.rules, game.position
    return [(player_in_words(rules, position, player, names), rules.side_of(position, player)) for player in Player]


def _changes(before: Position | None, after: Position) -> list[tuple[int, int]]:
    old = bytes(len(after.board)) if before is None else before.board
    return [(square, code) for square, (was, code) in enumerate(zip(old, after.board, strict=True)) if was != code]


def _traces(views: Views, node: int) -> Data:
    """What the ply leaves to be seen: the squares it joined, and the pieces that fell."""
    ply = views.replayed.record.nodes[node].ply
    origin, target = ends_of(ply)
    fallen = list(ply.battle.fallen) if ply is not None and ply.battle is not None else []
    return {"from": origin, "to": target, "fallen": fallen}
