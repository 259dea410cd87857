"""From a replayed record to the texts that its tree is laid out with."""

from ...core.seat import Player
from ...records.model.comment_command import prose_of
from ...records.model.record import Node
from ...records.replaying.replayed import Replayed
from ...records.text.presentable import presentable
from .tree_layout import MoveText, Role


def moves_of(replayed: Replayed) -> tuple[MoveText, ...]:
    """All nodes in reading order."""
    return tuple(
        MoveText(
            number=text.number,
            move=text.move + text.marks,
            comment=_comment(node),
            depth=text.depth,
            opens=text.opens,
            second=text.player is Player.SECOND,
            role=Role.MOVE if text.understood else Role.UNREAD,
        )
        for node, text in zip(replayed.record.nodes, replayed.texts, strict=True)
    )


def _comment(node: Node) -> str:
    """What is said at a node."""
    return in_one_line((*node.before, *node.after))


def in_one_line(comments: tuple[str, ...]) -> str:
    """Comments as one line, without commands such as clocks, which would stand at every move."""
    return " ".join(presentable(prose) for comment in comments if (prose := prose_of(comment)))
