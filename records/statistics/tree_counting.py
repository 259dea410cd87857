"""Counting the moves of many games in trees of openings."""

from collections import Counter
from collections.abc import Iterable

import attrs

from ..batches.batch import Batch
from ..batches.running import results
from ..compiled.outline import Outline, outlines_of
from ..compiled.recognisers import next_run, recognisers_of
from ..model.record import Record
from ..model.record_rules import rules_of
from ..reading.tally import is_faulty, is_unread
from ..spilling.counter import SpillingCounter
from .score import counts_of
from .tree_request import TreeRequest
from .tree_root import readable_root
from .tree_walk import edges_of

EDGE_WIDTH = 5
"""All games, then those that First won, drew, lost and did not finish."""


@attrs.define
class TreeCounts:
    """Games by variant: all, those that came to the root, and those whose variant cannot read it."""

    games: Counter[str] = attrs.field(factory=Counter)
    reached: Counter[str] = attrs.field(factory=Counter)
    unreadable: Counter[str] = attrs.field(factory=Counter)
    with_errors: int = 0
    unread: int = 0
    """Games of which nothing could be read, and whole documents; they are not counted as games."""
    unknown: int = 0
    """Games of no known variant, which are in no tree."""

    def plus(self, other: "TreeCounts") -> None:
        """Add what was counted elsewhere."""
        self.games += other.games
        self.reached += other.reached
        self.unreadable += other.unreadable
        self.with_errors += other.with_errors
        self.unread += other.unread
        self.unknown += other.unknown


@attrs.frozen
class TreeShare:
    """What one batch adds to the trees."""

    counts: TreeCounts
    edges: dict[bytes, tuple[int, ...]]


@attrs.frozen
class MoveCounter:
    """Counting the moves of batches' games; it travels between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known. Batches of one ``run`` share
    what was compiled for them.
    """

    request: TreeRequest
    expected: int | None = None
    run: int = attrs.field(factory=next_run)

    def __call__(self, batch: Batch) -> TreeShare:
        """What the games of a batch add to the trees."""
        share = TreeShare(TreeCounts(), {})
        for game in outlines_of(recognisers_of(self.run, self.expected), batch):
            read = game.read
            share.counts.unread += is_unread(read)
            if read.number and read.record is not None and not (self.request.valid and is_faulty(read)):
                _take(self.request, game, read.record, share)
        return share


def count_moves(batches: Iterable[Batch], counter: MoveCounter, edges: SpillingCounter, jobs: int = 1) -> TreeCounts:
    """Add the moves of all games of batches to the edges of trees.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    counts = TreeCounts()
    for share in results(counter, batches, jobs):
        counts.plus(share.counts)
        edges.add(share.edges)
    return counts


def _take(request: TreeRequest, game: Outline, record: Record, share: TreeShare) -> None:
    counts = share.counts
    rules = rules_of(record)
    if rules is None:
        counts.unknown += request.variants is None
        counts.with_errors += request.variants is None
        return
    if not request.takes(rules.id):
        return
    counts.games[rules.id] += 1
    counts.with_errors += is_faulty(game.read)
    root = readable_root(rules.id, request)
    if root is None:
        counts.unreadable[rules.id] += 1
        return
    edges = edges_of(game, root, request.depth)
    if edges is None:
        return
    counts.reached[rules.id] += 1
    added = (1, *counts_of(record.result))
    for edge in edges:
        known = share.edges.get(edge)
        share.edges[edge] = added if known is None else tuple(map(int.__add__, known, added))
