"""A record as plain lines, to be followed by ear or in a pipe."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from ...core.game import Game
from ...notation.diagram import draw
from ...notation.position_words import position_in_words
from ...notation.words import Names, outcome_in_words, ply_in_words, turn_in_words
from ..model.nag_words import nag_in_words
from ..model.record import IN_TAGS, START, Node, Record
from ..model.secret_tags import secret_tags
from ..text.presentable import presentable
from .node_text import NodeText
from .replayed import Replayed, public_position, result_in_words

_INDENT = "  "
_DEEPEST_INDENT = 20
"""Variations nested more deeply are told apart by their words alone: else the text would grow with the square."""


def game_lines(replayed: Replayed) -> Iterator[str]:
    """The whole game: tags, start, every move with its words and comments, variations announced, result."""
    record = replayed.record
    yield from tag_lines(record)
    if replayed.start is not None:
        yield from ("", "Start:", *_board_lines(replayed, replayed.start))
    yield ""
    yield from _comment_lines(record.before, "")
    yield from _move_lines(replayed)
    yield f"Result: {result_in_words(record)}"
    yield from _comment_lines(record.after, "")


def place_lines(replayed: Replayed, node: int) -> Iterator[str]:
    """One place of a game: the move just made, its comments, the board, and what the record goes on with."""
    record, game = replayed.record, replayed.game(node)
    yield f"{replayed.names[0]} against {replayed.names[1]}, {result_in_words(record)}"
    yield from _node_lines(replayed, node, "") if node != START else _comment_lines(record.before, "")
    if game is not None:
        yield from ("", *_board_lines(replayed, game))
    for number, child in enumerate(replayed.branches[node]):
        yield f"{f'Variation {number}' if number else 'Next'}: {replayed.texts[child].label}"


def tag_lines(record: Record) -> Iterator[str]:
    """The tags, one a line; what the players could not see is left out."""
    secret = secret_tags(record)
    for name, value in record.tags:
        yield f"{presentable(name)}: {'in the record, not shown' if name in secret else presentable(value)}"
    for kept in record.kept:
        if kept.place == IN_TAGS:
            yield f"Not understood: {presentable(' '.join(kept.text.split()))}"


def _board_lines(replayed: Replayed, game: Game) -> Iterator[str]:
    """The board as everybody saw it, the pieces in words, and whose turn it is."""
    position = public_position(replayed.record, game)
    yield draw(game.rules, position.board)
    yield ""
    yield from position_in_words(game.rules, position)
    yield f"{turn_in_words(game, replayed.names)}."


def _move_lines(replayed: Replayed) -> Iterator[str]:
    """Every node in reading order; where the tree branches off or comes back, a line says so."""
    previous = START
    for index, (node, text) in enumerate(zip(replayed.record.nodes, replayed.texts, strict=True)):
        indent = _INDENT * min(text.depth, _DEEPEST_INDENT)
        if text.opens:
            yield indent + _variation_line(replayed, index)
        elif node.parent != previous:
            yield indent + _return_line(replayed, node, text)
        yield from _comment_lines(node.before, indent)
        yield from _node_lines(replayed, index, indent)
        previous = index


def _variation_line(replayed: Replayed, index: int) -> str:
    alternatives, replaces = replayed.alternatives(index), replayed.record.nodes[index].replaces
    instead = replayed.texts[alternatives[0] if replaces is None else replaces]
    number = bisect_left(alternatives, index)  # they stand in reading order, and there may be thousands
    return f"Variation {number} instead of {instead.label}:"


def _return_line(replayed: Replayed, node: Node, text: NodeText) -> str:
    line = "variation" if text.depth else "main line"
    after = f" after {replayed.texts[node.parent].label}" if node.parent != START else ""
    return f"Back in the {line}{after}:"


def _node_lines(replayed: Replayed, index: int, indent: str) -> Iterator[str]:
    """A move: notation, who did what, its NAGs in words; then its comments."""
    node, text, before = (
        replayed.record.nodes[index],
        replayed.texts[index],
        replayed.game(replayed.record.nodes[index].parent),
    )
    if node.ply is None or before is None:
        yield f"{indent}Not understood: {text.move}"
    else:
        yield indent + f"{text.number} {text.move}  ".lstrip() + "; ".join(_what_happened(before, node, replayed.names))
    yield from _comment_lines(node.after, indent)


def _what_happened(before: Game, node: Node, names: Names) -> Iterator[str]:
    """Who did what, what the annotator thinks of it, and how the game ended by it."""
    assert node.ply is not None
    yield f"{names[before.position.turn]}: {ply_in_words(before.rules, before.position, node.ply, names)}"
    yield from map(nag_in_words, node.nags)
    if node.ply.outcome is not None:
        yield outcome_in_words(node.ply.outcome, names)


def _comment_lines(comments: tuple[str, ...], indent: str) -> Iterator[str]:
    for comment in comments:
        yield f"{indent}{_INDENT}Comment: {presentable(comment)}"
