"""A game to be read: its moves, comments and variations in order, with diagrams between them."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TypeAlias

import attrs

from ...core.seat import Player
from ...notation.diagram import draw
from ...notation.words import turn_in_words
from ..model.record import START, Node
from ..pictures.frames import seen_position, shown_nodes
from ..replaying.replayed import Replayed, result_in_words
from ..text.presentable import presentable
from .choices import Choices


class Role(enum.Enum):
    """What words of a game are."""

    MOVE = "a move of the main line"
    VARIATION = "a move of a variation"
    COMMENT = "a comment"
    UNREAD = "text that was not understood"
    RESULT = "the result"


@attrs.frozen
class Words:
    """Words that belong together; ``opens`` variations begin before them, ``closes`` end after them."""

    text: str
    role: Role
    opens: int = 0
    closes: int = 0


@attrs.frozen
class Diagram:
    """A board with what it shows."""

    caption: str
    drawing: str


Item: TypeAlias = Words | Diagram


def storyline(replayed: Replayed, choices: Choices) -> Iterator[Item]:
    """The whole game in reading order, with the diagrams that were chosen, each after its move and that's comments."""
    plies = _chosen_places(replayed, choices)
    record = replayed.record
    yield from _comments(record.before)
    yield from _diagram(replayed, choices, START, plies)
    goes_on = False
    for index, node in enumerate(record.nodes):
        yield from _bracketed(replayed, index, _node_words(replayed, index, node, goes_on))
        diagram = tuple(_diagram(replayed, choices, index, plies))
        yield from diagram
        goes_on = not (node.after or diagram or _closes(replayed, index))
    yield Words(result_in_words(record), Role.RESULT)
    yield from _comments(record.after)


def _chosen_places(replayed: Replayed, choices: Choices) -> dict[int, int]:
    """The nodes after which a diagram stands, each with its ply; that of ply 0 is ``START``, or a deployment."""
    if replayed.start is None:
        return {}
    places = shown_nodes(replayed)
    return {places[ply]: ply for ply in choices.plies.of(len(places) - 1)}


def _comments(comments: tuple[str, ...]) -> Iterator[Words]:
    """The comments that can be seen; blanks around them would keep Markdown from setting them in italics."""
    shown = (presentable(comment).strip() for comment in comments)
    return (Words(comment, Role.COMMENT) for comment in shown if comment)


def _node_words(replayed: Replayed, index: int, node: Node, goes_on: bool) -> Iterator[Words]:
    """A node's comments and its move; a second player's move has a number where play does not simply go on."""
    text = replayed.texts[index]
    yield from _comments(node.before)
    is_plain = goes_on and not text.opens and not node.before and text.player is Player.SECOND
    number = "" if is_plain else text.number
    role = Role.VARIATION if text.depth else Role.MOVE
    yield Words(f"{number} {text.move}{text.marks}".strip(), role if text.understood else Role.UNREAD)
    yield from _comments(node.after)


def _bracketed(replayed: Replayed, index: int, words: Iterator[Words]) -> Iterator[Words]:
    """The words of a node, with the variations noted that begin before the first and end after the last."""
    first, *rest = words
    found = [attrs.evolve(first, opens=int(replayed.texts[index].opens)), *rest]
    found[-1] = attrs.evolve(found[-1], closes=_closes(replayed, index))
    return iter(found)


def _closes(replayed: Replayed, index: int) -> int:
    """How many variations end with a node."""
    following = replayed.texts[index + 1] if index + 1 < len(replayed.texts) else None
    outside = 0 if following is None else following.depth - following.opens
    return replayed.texts[index].depth - outside


def _diagram(replayed: Replayed, choices: Choices, node: int, plies: Mapping[int, int]) -> Iterator[Diagram]:
    game = replayed.game(node) if node in plies else None
    if game is None:
        return
    ply = plies[node]
    position = seen_position(replayed.record, game)
    caption = f"After {replayed.texts[node].label} (ply {ply})" if ply else "Start"
    drawing = draw(game.rules, position.board, hanzi=choices.look.hanzi, flipped=choices.look.flipped)
    yield Diagram(f"{caption}, {turn_in_words(game, replayed.names)}", drawing)


def blocks(items: Iterator[Item]) -> Iterator[tuple[Words, ...] | Diagram]:
    """The items with the words between two diagrams taken together."""
    for is_diagram, group in groupby(items, lambda item: isinstance(item, Diagram)):
        if is_diagram:
            yield from (item for item in group if isinstance(item, Diagram))
        else:
            yield tuple(item for item in group if isinstance(item, Words))
