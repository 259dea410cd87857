"""The deployments with which games begin: counted, and as tables."""

from collections.abc import Iterable, Iterator
from functools import partial

import attrs

from ...core.action import Deploy
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...core.seat import Player
from ...notation.layout import format_layout
from ...notation.words import PLAYER_NAMES
from ..batches.batch import Batch, games_of
from ..batches.running import results
from ..model.record import Record
from ..model.record_rules import rules_of
from ..model.start import read_start
from ..model.tree import main_line
from ..reading.tally import is_faulty
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


def count_layouts(batches: Iterable[Batch], request: TreeRequest, layouts: SpillingCounter, jobs: int = 1) -> None:
    """Add the deployments of all games of batches.

    Raises:
        SpillError: if a temporary file cannot be written.
    """
    for counts in results(partial(layouts_of_batch, request), batches, jobs):
        layouts.add(counts)


def layouts_of_batch(request: TreeRequest, batch: Batch) -> LayoutCounts:
    """The deployments of a batch's games."""
    counts: LayoutCounts = {}
    for read in games_of(batch):
        record = read.record
        rules = None if record is None else rules_of(record)
        if record is None or rules is None or not request.takes(rules.id):
            continue
        if not (request.valid and is_faulty(read)):
            _take(record, rules, counts)
    return counts


def _take(record: Record, rules: RuleSet, counts: LayoutCounts) -> None:
    for player, layout in zip(Player, _layouts(record), strict=False):
        key = _prefix(rules, player) + format_layout(rules, layout).encode()
        added = (1, *counts_of(record.result, player))
        known = counts.get(key)
        counts[key] = added if known is None else tuple(map(int.__add__, known, added))


def _layouts(record: Record) -> Iterator[bytes]:
    """The layouts that a game's tags and first moves name, by player."""
    start = read_start(record).game
    if start is None:
        return
    moves = (record.nodes[index].ply for index in main_line(record)[: len(Player)])
    for ply in (*start.plies, *moves):
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
