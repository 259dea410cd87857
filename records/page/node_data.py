"""What is said of a move of a record."""

from __future__ import annotations

from ...core.action import Deploy
from ...notation.words import outcome_in_words, ply_in_words
from ..model.comment_command import command_value, evaluation_in, prose_of
from ..model.evaluation_share import share
from ..model.nag_words import nag_in_words
from ..model.record import Node
from ..text.presentable import presentable
from .place_data import Data
from .views import Views


def node_data(views: Views, index: int) -> Data:
    """A move in notation and in words, with its comments; text that was not understood is marked ``unread``.

    ``depth`` is that of its variation, ``opens`` tells the first move of one. ``share`` is First's share of the
    evaluation graph, from 0 to 1, and ``evaluation`` what the record says; ``clock`` is what the mover had left.
    """
    node, text = views.replayed.record.nodes[index], views.replayed.texts[index]
    evaluation = evaluation_in(node.after)
    return {
        "parent": node.parent,
        "number": text.number,
        "move": "deploys" if _is_deployment(node) else text.move,
        "marks": text.marks,
        "words": _words(views, index),
        "player": int(text.player),
        "depth": text.depth,
        "opens": text.opens,
        "unread": not text.understood,
        "nags": [nag_in_words(nag) for nag in node.nags],
        "before": prose(node.before),
        "after": prose(node.after),
        "share": None if evaluation is None else round(share(evaluation.score), 4),
        "evaluation": None if evaluation is None else evaluation.text,
        "clock": command_value(node.after, "clk"),
    }


def _is_deployment(node: Node) -> bool:
    """A deployment says nothing of its layout: the board shows it as soon as both players see it."""
    return node.ply is not None and isinstance(node.ply.action, Deploy)


def _words(views: Views, index: int) -> str:
    """What the ply did, and how it ended the game; nothing for text that was not understood."""
    node, names = views.replayed.record.nodes[index], views.replayed.names
    before = views.game(node.parent)
    if node.ply is None or before is None:
        return ""
    words = ply_in_words(before.rules, before.position, node.ply, names)
    return words if node.ply.outcome is None else f"{words}. {outcome_in_words(node.ply.outcome, names)}"


def prose(comments: tuple[str, ...]) -> list[str]:
    """Comments as they are read: without commands, and without those that hold nothing else."""
    return [text for text in map(prose_of, map(presentable, comments)) if text]
