"""The trees of all variants, counted, and everything that is made of them."""

from collections.abc import Iterator

import attrs

from ...core.registry import RULE_SETS
from ..spilling.counter import SpillingCounter
from ..spilling.map import SpillingMap
from .branches import Branch, branches, root_score
from .table import Table
from .tree_counting import TreeCounts
from .tree_request import TreeRequest
from .tree_root import Root, readable_root
from .tree_tables import moves_table, roots_table
from .tree_text import tree_lines


@attrs.frozen(eq=False)
class GrownTrees:
    """Counted trees. They can be read once, whatever as, since ``seen`` notes what has been shown."""

    request: TreeRequest
    counts: TreeCounts
    edges: SpillingCounter
    seen: SpillingMap
    least: int = 1

    @property
    def roots(self) -> list[Root]:
        """The root of each variant that games have and that can read it."""
        found = (readable_root(variant, self.request) for variant in RULE_SETS if self.counts.games[variant])
        return [root for root in found if root is not None]

    def branches(self, root: Root) -> Iterator[Branch]:
        """The branches of a tree."""
        return branches(self.edges, self.seen, root, self.request.depth, self.least)

    def lines(self) -> Iterator[str]:
        """All trees as plain text."""
        for place, root in enumerate(self.roots):
            yield from [""] * (place > 0)
            yield from tree_lines(root, self.counts, root_score(self.edges, root), self.branches(root))

    def roots_table(self) -> Table:
        """A row for each tree."""
        return roots_table(self.roots, self.counts, self.edges)

    def moves_table(self) -> Table:
        """The moves of all trees."""
        return moves_table((root, self.branches(root)) for root in self.roots)

    def page(self) -> str:
        """All trees as an HTML page."""
        from .tree_page import tree_page

        return tree_page(
            (root, root_score(self.edges, root), list(self.branches(root)))
            for root in self.roots
            if self.counts.reached[root.rules.id]
        )
