"""Writing what was found out about a game into its record."""

import re
from collections.abc import Sequence

import attrs

from ...records.model.comment_command import command_value
from ...records.model.nag import GLYPHS
from ...records.model.record import Node, Record
from ...records.model.tree import children
from ..eval_command import eval_command
from .better_line import better_line, known_flips
from .graft import graft
from .moves import JudgedMove

_EVAL = re.compile(r"\s*\[%eval\s[^\[\]]*\]")


def annotated(record: Record, moves: Sequence[JudgedMove], *, replace: bool, annotator: str) -> Record:
    """The record with evaluations, signs for errors, and better lines as variations.

    Everything that stands in it stays. Evaluations that are there already are replaced only if ``replace`` says so;
    moves that have a sign keep it.
    """
    nodes = list(record.nodes)
    for move in moves:
        nodes[move.node] = _annotated(nodes[move.node], move, replace=replace)
    tags = record.tags if record.tag("Annotator") is not None else (*record.tags, ("Annotator", annotator))
    marked = attrs.evolve(record, nodes=tuple(nodes), tags=tags)
    return graft(marked, _branches(record, moves))


def _annotated(node: Node, move: JudgedMove, *, replace: bool) -> Node:
    nags, comments = node.nags, node.after
    if move.judgement is not None and not any(nag in GLYPHS for nag in nags):
        nags = tuple(sorted((*nags, move.judgement.nag)))
    if move.after is not None:
        comments = _with_evaluation(comments, move, replace=replace)
    return attrs.evolve(node, nags=nags, after=comments)


def _with_evaluation(comments: tuple[str, ...], move: JudgedMove, *, replace: bool) -> tuple[str, ...]:
    assert move.after is not None
    if command_value(comments, "eval") is not None:
        if not replace:
            return comments
        comments = tuple(text for text in (_EVAL.sub("", comment) for comment in comments) if text.strip())
    return (*comments, eval_command(move.after, move.mover))


def _branches(record: Record, moves: Sequence[JudgedMove]) -> dict[int, tuple[Node, ...]]:
    """The variations to add, by the node that they replace."""
    flips = known_flips(record)
    following = children(record)
    branches = {}
    for move in moves:
        if move.judgement is None or move.best is None:
            continue
        plies = better_line(move.before, move.best.line, flips)
        siblings = [record.nodes[index].ply for index in following[record.nodes[move.node].parent]]
        if plies and not any(ply is not None and ply.action == plies[0].action for ply in siblings):
            first = Node(0, plies[0], after=(eval_command(move.best.score, move.mover),))
            branches[move.node] = (first, *(Node(0, ply) for ply in plies[1:]))
    return branches
