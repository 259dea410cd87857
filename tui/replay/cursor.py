"""Where a reader of a record stands: a line of play through its tree, and how far along it."""

from __future__ import annotations

from itertools import takewhile

import attrs

from ...core.errors import JunqiError
from ...core.game import is_deployment
from ...records.model.record import START, Record
from ...records.model.tree import children, path

Branches = tuple[tuple[int, ...], ...]
"""The continuations from each node, as ``children`` gives them: the main one first, those from ``START`` last."""


class PlyRangeError(JunqiError, ValueError):
    """A ply that the line of play does not have."""

    def __init__(self, ply: int, last: int) -> None:
        super().__init__(f"there is no ply {ply} here; this line of play has plies 0 to {last}")
        self.ply = ply
        self.last = last


@attrs.frozen
class ReplayCursor:
    """A place in a record's tree of variations.

    ``line`` holds the nodes of one line of play from the start to its end; ``at`` says how many of them have been
    played, so ``line[at]`` is what "next" enters. Stepping keeps the line; choosing a branch changes it from there on.
    """

    record: Record
    branches: Branches
    line: tuple[int, ...]
    at: int = 0

    @classmethod
    def open(cls, record: Record) -> ReplayCursor:
        """The start of a record, with its main line ahead."""
        branches = children(record)
        return cls(record, branches, _main_line_from(START, branches))

    @property
    def node(self) -> int:
        """The node reached, or ``START``."""
        return self.line[self.at - 1] if self.at else START

    @property
    def following(self) -> int | None:
        """The node that "next" enters; ``None`` at the end of the line."""
        return self.line[self.at] if self.at < len(self.line) else None

    @property
    def choices(self) -> tuple[int, ...]:
        """The nodes that may follow here, the main one first."""
        return self.branches[self.node]

    @property
    def deployments(self) -> int:
        """How many deployments begin the line; they count neither as plies nor in move numbers."""
        return sum(1 for _ in takewhile(self._is_deployment, self.line))

    def _is_deployment(self, node: int) -> bool:
        ply = self.record.nodes[node].ply
        return ply is not None and is_deployment(ply)

    @property
    def ply(self) -> int:
        """The number of plies played, neither deployments nor text that was not understood counted."""
        return min(max(0, self.at - self.deployments), self.last_ply)

    @property
    def last_ply(self) -> int:
        """The number of the last ply of the line."""
        unread = bool(self.line) and self.record.nodes[self.line[-1]].ply is None  # nothing follows unread text
        return len(self.line) - self.deployments - unread

    def forward(self) -> ReplayCursor:
        """One node on; the same place at the end."""
        return self.moved_to(self.at + 1)

    def back(self) -> ReplayCursor:
        """One node back; the same place at the start."""
        return self.moved_to(self.at - 1)

    def to_start(self) -> ReplayCursor:
        """Before the first node."""
        return self.moved_to(0)

    def to_end(self) -> ReplayCursor:
        """After the last node of the line."""
        return self.moved_to(len(self.line))

    def moved_to(self, at: int) -> ReplayCursor:
        """The same line, ``at`` nodes from its start, or as near to that as the line reaches."""
        return attrs.evolve(self, at=min(max(at, 0), len(self.line)))

    def to_ply(self, ply: int) -> ReplayCursor:
        """The same line after its ``ply``-th ply.

        Raises:
            PlyRangeError: if the line has no such ply.
        """
        if not 0 <= ply <= self.last_ply:
            raise PlyRangeError(ply, self.last_ply)
        return self.moved_to(ply + self.deployments if ply else 0)

    def to_node(self, node: int) -> ReplayCursor:
        """The place after ``node``; the line is kept where it leads there, else it becomes the node's own."""
        if node == START:
            return self.to_start()
        way = path(self.record, node)
        if self.line[: len(way)] == way:
            return self.moved_to(len(way))
        return attrs.evolve(self, line=way + _main_line_from(node, self.branches), at=len(way))

    def choose(self, node: int) -> ReplayCursor:
        """The same place, with "next" entering ``node``, which must be one of ``choices``."""
        if node == self.following:
            return self
        return attrs.evolve(self, line=(*self.line[: self.at], node, *_main_line_from(node, self.branches)))

    def choose_beside(self, offset: int) -> ReplayCursor:
        """The same place, with "next" entering the choice ``offset`` after the present one, round the end."""
        if self.following is None:
            return self
        choices = self.choices
        return self.choose(choices[(choices.index(self.following) + offset) % len(choices)])

    def is_branching(self, at: int) -> bool:
        """Whether the line can be left ``at`` nodes from its start."""
        return len(self.branches[self.line[at - 1] if at else START]) > 1

    def to_next_branching(self) -> ReplayCursor:
        """The nearest later place with a choice; the end of the line where there is none."""
        later = range(self.at + 1, len(self.line))
        return self.moved_to(next(filter(self.is_branching, later), len(self.line)))

    def to_previous_branching(self) -> ReplayCursor:
        """The nearest earlier place with a choice; the start where there is none."""
        earlier = range(self.at - 1, -1, -1)
        return self.moved_to(next(filter(self.is_branching, earlier), 0))


def _main_line_from(node: int, branches: Branches) -> tuple[int, ...]:
    """The nodes after ``node``, first continuation after first continuation."""
    line = []
    while branches[node]:
        node = branches[node][0]
        line.append(node)
    return tuple(line)
