"""Counting the moves of many games in trees of openings."""

from collections import Counter
from collections.abc import Iterable
from functools import partial

import attrs

from ..batches.batch import Batch, games_of
from ..batches.running import results
from ..model.record_rules import rules_of
from ..reading.game_reader import ReadGame
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


def count_moves(batches: Iterable[Batch], request: TreeRequest, edges: SpillingCounter, jobs: int = 1) -> TreeCounts:
    """Add the moves of all games of batches to the edges of trees.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    counts = TreeCounts()
    for share in results(partial(share_of_batch, request), batches, jobs):
        counts.plus(share.counts)
        edges.add(share.edges)
    return counts


def share_of_batch(request: TreeRequest, batch: Batch) -> TreeShare:
    """What the games of a batch add to the trees."""
    share = TreeShare(TreeCounts(), {})
    for read in games_of(batch):
        share.counts.unread += is_unread(read)
        if read.number and read.record is not None and not (request.valid and is_faulty(read)):
            _take(request, read, share)
    return share


def _take(request: TreeRequest, read: ReadGame, share: TreeShare) -> None:
    record, counts = read.record, share.counts
    assert record is not None
    rules = rules_of(record)
    if rules is None:
        counts.unknown += request.variants is None
        counts.with_errors += request.variants is None
        return
    if not request.takes(rules.id):
        return
    counts.games[rules.id] += 1
    counts.with_errors += is_faulty(read)
    root = readable_root(rules.id, request)
    if root is None:
        counts.unreadable[rules.id] += 1
        return
    edges = edges_of(record, root, request.depth)
    if edges is None:
        return
    counts.reached[rules.id] += 1
    added = (1, *counts_of(record.result))
    for edge in edges:
        known = share.edges.get(edge)
        share.edges[edge] = added if known is None else tuple(map(int.__add__, known, added))
