"""Adding variations to a record."""

from collections.abc import Mapping

import attrs

from ...records.model.record import START, Kept, Node, Record
from ...records.model.tree import main_line

Branch = tuple[Node, ...]
"""The nodes of a variation without variations of its own; what their parents are follows from where it is put."""


def graft(record: Record, branches: Mapping[int, Branch]) -> Record:
    """The record with variations, each given with the node of the main line that it replaces.

    They stand after the variations that are there already.
    """
    line = main_line(record)
    after_each = dict(zip(line, (*line[1:], len(record.nodes)), strict=True))
    places = {after_each[index]: index for index, branch in branches.items() if branch}
    return _Grafting(record, branches, places).grafted()


@attrs.define
class _Grafting:
    """A record being written anew. ``places`` says before which old node the branch of which node comes."""

    record: Record
    branches: Mapping[int, Branch]
    places: Mapping[int, int]
    _nodes: list[Node] = attrs.field(init=False, factory=list)
    _moved: dict[int, int] = attrs.field(init=False, factory=lambda: {START: START})

    def grafted(self) -> Record:
        old = self.record.nodes
        for index in range(len(old) + 1):
            if index in self.places:
                self._add_branch(self.places[index])
            if index < len(old):
                self._add(index, old[index])
        kept = tuple(self._kept(kept) for kept in self.record.kept)
        return attrs.evolve(self.record, nodes=tuple(self._nodes), kept=kept)

    def _add(self, index: int, node: Node) -> None:
        replaces = None if node.replaces is None else self._moved[node.replaces]
        self._moved[index] = len(self._nodes)
        self._nodes.append(attrs.evolve(node, parent=self._moved[node.parent], replaces=replaces))

    def _add_branch(self, replaced: int) -> None:
        parent = self._moved[self.record.nodes[replaced].parent]
        for node in self.branches[replaced]:
            self._nodes.append(attrs.evolve(node, parent=parent))
            parent = len(self._nodes) - 1

    def _kept(self, kept: Kept) -> Kept:
        """Text that is kept stays before the node before which it stood."""
        count = len(self.record.nodes)
        if kept.place > count:
            return attrs.evolve(kept, place=kept.place + len(self._nodes) - count)
        return attrs.evolve(kept, place=self._moved.get(kept.place, len(self._nodes)))
