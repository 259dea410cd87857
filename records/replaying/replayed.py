"""A record with the game at each of its nodes, and how each node reads."""

from __future__ import annotations

import attrs

from ...core.game import Game
from ...core.position import Position
from ...notation.words import PLAYER_NAMES, Names
from ..model.record import START, Record
from ..model.replay import games_from
from ..model.secret_tags import awaits_layout
from ..model.start import read_start
from ..model.tree import children
from ..text.presentable import presentable
from .node_text import NodeText, node_texts

UNKNOWN_NAME = "?"


@attrs.frozen(eq=False)
class Replayed:
    """A record as far as it can be replayed.

    ``start`` is ``None`` where the tags leave nothing to play from. ``games`` and ``texts`` are parallel to the nodes;
    a game is ``None`` where text was not understood. ``branches`` are the continuations, as ``children`` gives them.
    """

    record: Record
    start: Game | None
    games: tuple[Game | None, ...]
    texts: tuple[NodeText, ...]
    branches: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, record: Record) -> Replayed:
        """Replay a record as far as it can be read; never raises."""
        start = read_start(record).game
        branches = children(record)
        games = tuple(games_from(start, record)) if start is not None else (None,) * len(record.nodes)
        return cls(record, start, games, node_texts(record, branches, start, games), branches)

    @property
    def names(self) -> Names:
        """What to call the players: their tags, or First and Second where the record does not say."""
        first, second = (self.record.tag(name) for name in PLAYER_NAMES)
        return _name(first, PLAYER_NAMES[0]), _name(second, PLAYER_NAMES[1])

    def game(self, node: int) -> Game | None:
        """The game after a node or, for ``START``, before the first move; the one before text not understood."""
        while node != START and self.games[node] is None:
            node = self.record.nodes[node].parent
        return self.start if node == START else self.games[node]

    def alternatives(self, node: int) -> tuple[int, ...]:
        """All that may be played in place of a node, itself included, the main move first."""
        return self.branches[self.record.nodes[node].parent]


def _name(tag: str | None, otherwise: str) -> str:
    return otherwise if tag in (None, "", UNKNOWN_NAME) else presentable(str(tag))


def public_position(record: Record, game: Game) -> Position:
    """What both players saw: neither what lies face down, whatever Deal says, nor a layout that still stands alone."""
    rules, position = game.rules, game.position
    return rules.public(position, position.turn) if rules.hides_pieces or awaits_layout(record) else position


def result_in_words(record: Record) -> str:
    """The result, with its termination where the record names one that is not the usual."""
    termination = record.tag("Termination")
    return (
        record.result if termination in (None, "", "normal") else f"{record.result} ({presentable(str(termination))})"
    )
