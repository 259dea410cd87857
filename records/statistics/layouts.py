"""The deployments with which games begin: counted, and as tables."""

from collections.abc import Iterable, Iterator
from itertools import islice

import attrs

from ...core.action import Deploy
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.layout import format_layout
from ...notation.words import PLAYER_NAMES
from ..batches.batch import Batch
from ..batches.running import results
from ..compiled.outline import Outline, outlines_of
from ..compiled.recognisers import next_run, recognisers_of
from ..model.record import Record, Result
from ..model.record_rules import rules_of
from ..reading.tally import is_faulty, is_unread
from ..spilling.counter import SpillingCounter
from .score import Score, counts_of
from .score_columns import SCORE_COLUMNS, SCORE_NOTE, score_cells
from .table import Column, Kind, Row, Table
from .tree_request import TreeRequest
from .variant_rows import VARIANT

LayoutCounts = dict[bytes, tuple[int, ...]]
"""By variant, player and layout: games, then won, drawn, lost and unfinished by that player."""

LAYOUT_WIDTH = 5

_SHOWN = ("games", "score", "low", "high")
"""The columns for which people have room beside a layout."""


@attrs.define
class LayoutShare:
    """What one batch adds: its layouts, and how many games were read, had errors, and could not be read at all."""

    layouts: LayoutCounts = attrs.field(factory=dict)
    games: int = 0
    with_errors: int = 0
    unread: int = 0


@attrs.frozen
class LayoutCounter:
    """Counting the deployments of batches' games; it travels between processes.

    ``expected`` is how many bytes will be read in all, ``None`` where that is not known. Batches of one ``run`` share
    what was compiled for them.
    """

    request: TreeRequest
    expected: int | None = None
    run: int = attrs.field(factory=next_run)

    def __call__(self, batch: Batch) -> LayoutShare:
        """What the games of a batch add."""
        share = LayoutShare()
        for game in outlines_of(recognisers_of(self.run, self.expected), batch):
            share.unread += is_unread(game.read)
            if game.read.number and game.read.record is not None:
                self._count(game, game.read.record, share)
        return share

    def _count(self, game: Outline, record: Record, share: LayoutShare) -> None:
        rules, has_error = rules_of(record), is_faulty(game.read)
        is_wanted = self.request.variants is None if rules is None else self.request.takes(rules.id)
        if is_wanted and not (self.request.valid and has_error):
            share.games += 1
            share.with_errors += has_error
            if rules is not None:
                _take(game, record.result, rules, share.layouts)


def count_layouts(
    batches: Iterable[Batch], counter: LayoutCounter, layouts: SpillingCounter, jobs: int = 1
) -> LayoutShare:
    """Add the deployments of all games of batches; how many games there were.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    total = LayoutShare()
    for share in results(counter, batches, jobs):
        layouts.add(share.layouts)
        total.games += share.games
        total.with_errors += share.with_errors
        total.unread += share.unread
    return total


def _take(game: Outline, result: Result, rules: RuleSet, counts: LayoutCounts) -> None:
    for player, layout in zip(Player, _layouts(game), strict=False):
        key = _prefix(rules, player) + format_layout(rules, layout).encode()
        added = (1, *counts_of(result, player))
        known = counts.get(key)
        counts[key] = added if known is None else tuple(map(int.__add__, known, added))


def _layouts(game: Outline) -> Iterator[bytes]:
    """The layouts that a game's tags and first moves name, by player."""
    start = game.start()
    if start is None:
        return
    for ply in (*start.plies, *islice(game.plies(), len(Player))):
        if ply is not None and isinstance(ply.action, Deploy) and ply.action.layout is not None:
            yield ply.action.layout


def _prefix(rules: RuleSet, player: Player) -> bytes:
    return f"{rules.id} {player:d} ".encode()


def layout_tables(layouts: SpillingCounter, least: int = 1) -> Iterator[Table]:
    """For people: a table for each variant and player, the commonest layouts first."""
    columns = (
        Column("layout", "layout", Kind.NAME),
        *(column if column.name in _SHOWN else attrs.evolve(column, heading=None) for column in SCORE_COLUMNS),
    )
    for rules in RULE_SETS.values():
        for player in Player if rules.deployment is not None else ():
            rows = [row[2:] for row in _rows(layouts, rules, player, least)]
            if rows:
                title = f"{rules.id}: layouts of {PLAYER_NAMES[player]}"
                yield Table("layouts", title, columns, rows, SCORE_NOTE)


def layouts_table(layouts: SpillingCounter, least: int = 1) -> Table:
    """For programs: all layouts of all variants."""
    columns = (VARIANT, Column("player", "player", Kind.NAME), Column("layout", "layout", Kind.NAME), *SCORE_COLUMNS)
    rows = (row for rules in RULE_SETS.values() for player in Player for row in _rows(layouts, rules, player, least))
    return Table("layouts", "Layouts", columns, rows, SCORE_NOTE)


def _rows(layouts: SpillingCounter, rules: RuleSet, player: Player, least: int) -> Iterator[Row]:
    prefix = _prefix(rules, player)
    for key, (games, *numbers) in layouts.largest(prefix):
        if games < least:
            return
        yield rules.id, PLAYER_NAMES[player], key[len(prefix) :].decode(), *score_cells(Score(*numbers))
