"""Each node of a record as people read it: number, move and marks, and where in the tree it stands."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ...core.game import Game, is_deployment
from ...core.position import Position
from ...core.seat import Player
from ...notation.move_writer import format_ply
from ...notation.style import MoveStyle
from ..model.nag import nag_mark
from ..model.record import START, Node, Record
from ..text.presentable import presentable


@attrs.frozen
class NodeText:
    """How a node reads.

    ``number`` is ``12.`` or ``12...``, and empty for deployments and for text that was not understood; ``move`` is the
    move or that text; ``marks`` are its NAGs as written after a move. ``player`` made the move. ``depth`` is 0 in the
    main line, and one more in each variation; ``opens`` says that a variation begins here.
    """

    number: str
    move: str
    marks: str
    player: Player
    depth: int
    opens: bool
    understood: bool

    @property
    def label(self) -> str:
        """Number, move and marks."""
        return f"{self.number} {self.move}{self.marks}".strip()


def node_texts(
    record: Record, branches: Sequence[Sequence[int]], start: Game | None, games: Sequence[Game | None]
) -> tuple[NodeText, ...]:
    """All nodes in reading order. ``games`` are parallel to the nodes, ``start`` precedes them."""
    texts: list[NodeText] = []
    for index, node in enumerate(record.nodes):
        main = branches[node.parent][0]
        before = start if node.parent == START else games[node.parent]
        texts.append(_node_text(node, before, _depth(index, node, main, texts), index != main))
    return tuple(texts)


def _depth(index: int, node: Node, main: int, texts: list[NodeText]) -> int:
    """A variation lies one deeper than the move that it replaces, any other move as deep as the one before it."""
    if index != main:
        return texts[main if node.replaces is None else node.replaces].depth + 1
    return 0 if node.parent == START else texts[node.parent].depth


def _node_text(node: Node, before: Game | None, depth: int, opens: bool) -> NodeText:
    marks = _marks(node)
    if node.ply is None or before is None:
        return NodeText("", _unread(node), marks, Player.FIRST, depth, opens, understood=False)
    position = before.position
    move = format_ply(before.rules, position, node.ply, MoveStyle.SAN)
    number = "" if is_deployment(node.ply) else move_number(position)
    return NodeText(number, move, marks, position.turn, depth, opens, understood=True)


def _unread(node: Node) -> str:
    """Text that was not understood on one line; a ply that no game leads to has none."""
    return presentable(" ".join((node.text or "").split())) or "(a move without a position)"


def _marks(node: Node) -> str:
    """Glyphs stand at the move, other NAGs after a space."""
    marks = map(nag_mark, node.nags)
    return "".join(f" {mark}" if mark.startswith("$") else mark for mark in marks)


def move_number(position: Position) -> str:
    """The number before a move played in a position: ``12.`` for the first player, ``12...`` for the second."""
    return f"{position.number}{'.' if position.turn is Player.FIRST else '...'}"
