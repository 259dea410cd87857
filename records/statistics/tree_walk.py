"""The way of one game through a tree of openings."""

from collections.abc import Iterator, Sequence
from itertools import islice

import attrs

from ...core.game import Game, is_deployment
from ...core.ply import Ply
from ...core.position import Position
from ...notation.move_errors import MoveError
from ...notation.move_reader import resolve
from ...notation.move_writer import format_ply
from ...notation.style import MoveStyle
from ..compiled.outline import Outline
from .tree_by import TreeBy
from .tree_root import KEY_SIZE, Root, digest, position_key

END = bytes(KEY_SIZE)
"""What stands for the next node where a game goes no further."""


@attrs.frozen
class Turn:
    """A ply of a game, with the positions before and after it."""

    before: Position
    ply: Ply
    after: Position


def edges_of(game: Outline, root: Root, depth: int) -> list[bytes] | None:
    """The moves that a game makes in the tree, as keys of edges; ``None`` if it never comes to the root.

    An edge is the key of its node, the key of the next one, and the move as text. A game that goes no further than it
    was understood, or that ends, has an edge to ``END`` there.
    """
    start = game.start()
    turns = None if start is None else _after_root(game, root, start)
    if turns is None:
        return None
    node, edges = root.key, []
    for level, turn in enumerate(islice(turns, depth), 1):
        text = _move_text(root, turn)
        following = _next_key(root, node, turn, text, level)
        edges.append(node + following + text.encode())
        node = following
    if len(edges) < depth:
        edges.append(node + END)
    return edges


def _move_text(root: Root, turn: Turn) -> str:
    """Short form; long form where the same move may be written differently in positions that differ."""
    style = MoveStyle.LAN if root.position is None else MoveStyle.SAN
    return format_ply(root.rules, turn.before, turn.ply, style)


def _next_key(root: Root, node: bytes, turn: Turn, text: str, level: int) -> bytes:
    if root.by is TreeBy.MOVES:
        return digest(node, text.encode())
    return digest(position_key(root.rules, turn.after), level.to_bytes(4, "big"))


def _after_root(game: Outline, root: Root, start: Game) -> Iterator[Turn] | None:
    """What a game plays after it has come to the root; ``None`` if it never does."""
    turns = _turns(start, game.plies())
    if root.position is None:
        return _after_deployment(game, root, start, turns)
    if root.by is TreeBy.MOVES and root.plies is not None:
        is_usual = position_key(root.rules, start.position) == position_key(root.rules, root.rules.start())
        return turns if is_usual and _passes(turns, root.plies) else None
    return _after_position(root, start.position, turns)


def _turns(start: Game, plies: Iterator[Ply | None]) -> Iterator[Turn]:
    """The turns of a line, as far as it was understood."""
    rules, position = start.rules, start.position
    for ply in plies:
        if ply is None:
            return
        after = rules.apply(position, ply.action, ply.revealed)
        yield Turn(position, ply, after)
        position = after


def _passes(turns: Iterator[Turn], plies: Sequence[Ply]) -> bool:
    """Whether a game begins with some plies, which are then passed."""
    played = [turn.ply for turn in islice(turns, len(plies))]
    return [(ply.action, ply.revealed) for ply in played] == [(ply.action, ply.revealed) for ply in plies]


def _after_position(root: Root, position: Position, turns: Iterator[Turn]) -> Iterator[Turn] | None:
    """What follows the first time that a position stands."""
    key = root.key
    while position_key(root.rules, position) != key:
        turn = next(turns, None)
        if turn is None:
            return None
        position = turn.after
    return turns


def _after_deployment(game: Outline, root: Root, start: Game, turns: Iterator[Turn]) -> Iterator[Turn] | None:
    """What follows the root's moves in a game that begins with deployments, whatever these are."""
    if game.read.record is None or game.read.record.tag("Position") is not None:
        return None
    is_deploying = start.position.status.deploying
    while is_deploying:
        turn = next(turns, None)
        if turn is None or not is_deployment(turn.ply):
            return None
        is_deploying = turn.after.status.deploying
    for token in root.tokens:
        turn = next(turns, None)
        if turn is None:
            return None
        try:
            action = resolve(root.rules, turn.before, token)
        except MoveError:
            return None
        if action != turn.ply.action:
            return None
    return turns
