"""Nodes while a record is being read: comments and NAGs still come."""

import attrs

from ...core.game import Game
from ...core.ply import Ply
from ..model.record import IN_TAGS, START, Kept, Node, Record, Result
from ..text.comment_text import fold


@attrs.define
class Draft:
    """A node to be, with the game after it (``None`` where its text was not understood)."""

    parent: int
    ply: Ply | None
    game: Game | None
    nags: list[int] | None = None
    before: list[str] | None = None
    after: list[str] | None = None
    text: str | None = None
    replaces: int | None = None

    def node(self) -> Node:
        """The finished node."""
        return Node(
            self.parent,
            self.ply,
            tuple(sorted(self.nags)) if self.nags else (),
            tuple(self.before) if self.before else (),
            tuple(self.after) if self.after else (),
            self.text,
            self.replaces,
        )

    def annotate(self, nag: int) -> None:
        """Add a NAG."""
        if self.nags is None:
            self.nags = []
        self.nags.append(nag)

    def comment(self, text: str) -> None:
        """Add a comment after the move."""
        if self.after is None:
            self.after = []
        self.after.append(text)


@attrs.define
class Line:
    """A line of play being read: the main line or a variation.

    ``tip`` is the index of the last move or, before any, of the node from which the line starts; ``game`` the game
    there. ``pending`` are comments for the next move. A variation ``replaces`` the move of that index; ``opened_at``
    is the offset of its parenthesis, ``kept`` how many texts had been kept there.
    """

    tip: int
    game: Game | None
    replaces: int | None = None
    opened_at: int = 0
    kept: int = 0
    last: Draft | None = None
    pending: list[str] = attrs.field(factory=list)
    after_variation: bool = False


@attrs.define
class RecordDraft:
    """A record to be."""

    start: Game | None
    nodes: list[Draft] = attrs.field(factory=list)
    kept: list[Kept] = attrs.field(factory=list)
    before: list[str] = attrs.field(factory=list)
    after: list[str] = attrs.field(factory=list)
    result: Result | None = None
    result_at: int = 0
    """Where the result token stands, or where it is missing."""
    _main_move: dict[int, int] = attrs.field(init=False, factory=dict)
    """The first child of each node that has one."""

    def game_at(self, index: int) -> Game | None:
        """The game after a node."""
        return self.start if index == START else self.nodes[index].game

    def comment(self, line: Line, depth: int, text: str) -> None:
        """Put a comment where it belongs: at the last move, before the next, or before the first of all."""
        text = fold(text)
        if line.last is not None and not line.after_variation:
            line.last.comment(text)
        elif line.last is None and not depth:
            self.before.append(text)
        else:
            line.pending.append(text)

    def add(self, line: Line, draft: Draft) -> None:
        """Add a node at the end of a line."""
        if line.pending:
            draft.before, line.pending = line.pending, []
        if line.last is None and line.replaces is not None and self._main_move[draft.parent] != line.replaces:
            draft.replaces = line.replaces
        line.tip = len(self.nodes)
        self._main_move.setdefault(draft.parent, line.tip)
        self.nodes.append(draft)
        line.last, line.game, line.after_variation = draft, draft.game, False

    def keep(self, text: str, *, inside: bool) -> None:
        """Keep text before the next node; a ``%`` line before anything else stands with the tags."""
        at_start = not self.nodes and not self.before and all(kept.place == IN_TAGS for kept in self.kept)
        place = IN_TAGS if at_start and text.startswith("%") else len(self.nodes)
        self.kept.append(Kept(place, text, inside))

    def close(self, line: Line) -> None:
        """End a line: comments that still wait for a move belong to the last one."""
        for text in line.pending:
            if line.last is not None:
                line.last.comment(text)

    def finished(self, tags: tuple[tuple[str, str], ...], kept: tuple[Kept, ...], result: Result) -> Record:
        """The record, with what was kept from its tag section."""
        nodes = tuple([draft.node() for draft in self.nodes])
        return Record(tags, nodes, result, tuple(self.before), tuple(self.after), (*kept, *self.kept))
