"""The statistics as tables: how long games were, how they ended, and when they were played."""

from collections import Counter

from ..model.record import Result
from .lengths import Lengths, bins, summary
from .table import Column, Kind, Row, Table
from .totals import UNKNOWN, Counts
from .variant_rows import ALL, VARIANT, variant_place

_IN_ORDER: tuple[Result, ...] = ("1-0", "1/2-1/2", "0-1", "*")
_NOT_PLIES = "Games of which not all moves were understood have no length."


def lengths_table(counts: Counts) -> Table:
    """Summaries of the lengths by variant; the sum last."""
    columns = (
        VARIANT,
        Column("games", "games"),
        Column("shortest", "shortest"),
        Column("median", "median", Kind.NUMBER),
        Column("mean", "mean", Kind.NUMBER),
        Column("longest", "longest"),
    )
    variants = sorted({variant for variant, _ in counts.results if variant != UNKNOWN}, key=variant_place)
    groups = [(variant, _lengths_of(counts, variant)) for variant in variants]
    groups += [(ALL, all_lengths(counts))] if len(groups) > 1 else []
    rows = tuple(_length_row(name, lengths) for name, lengths in groups)
    return Table("lengths", "Lengths in plies", columns, rows, _NOT_PLIES if counts.in_part else "")


def _length_row(name: str, lengths: Lengths) -> Row:
    found = summary(lengths)
    if found is None:
        return name, 0, None, None, None, None
    return name, found.games, found.shortest, found.median, found.mean, found.longest


def _lengths_of(counts: Counts, variant: str) -> Lengths:
    return {length: games for (name, length), games in counts.lengths.items() if name == variant}


def all_lengths(counts: Counts) -> Lengths:
    """How many games of any variant have so many plies."""
    lengths: Counter[int] = Counter()
    for (_, length), games in counts.lengths.items():
        lengths[length] += games
    return lengths


def histogram_table(counts: Counts) -> Table:
    """How many games lie in each bin of lengths."""
    columns = (
        Column("shortest", "from"),
        Column("longest", "to"),
        Column("games", "games"),
        Column("share", "share", Kind.SHARE),
        Column("bar", "", Kind.BAR),
    )
    found = bins(all_lengths(counts))
    most, games = max((count for *_, count in found), default=0), sum(count for *_, count in found)
    rows = tuple((low, high, count, count / games, count / most) for low, high, count in found)
    return Table("histogram", "Games by length in plies", columns, rows)


def ends_table(counts: Counts) -> Table:
    """How games ended, the commonest way first."""
    columns = (
        Column("end", "end", Kind.NAME),
        Column("games", "games"),
        Column("share", "share", Kind.SHARE),
        Column("first_won", "First won"),
        Column("drawn", "drawn"),
        Column("second_won", "Second won"),
        Column("unfinished", "open"),
    )
    ends: Counter[str] = Counter()
    results: Counter[tuple[str, str]] = Counter()
    for (_, end, result), games in counts.ends.items():
        ends[end] += games
        results[end, result] += games
    rows: tuple[Row, ...] = tuple(
        (end, games, games / counts.games, *(results[end, result] for result in _IN_ORDER))
        for end, games in sorted(ends.items(), key=lambda item: (-item[1], item[0]))
    )
    return Table("ends", "How games ended", columns, rows)


def years_table(counts: Counts) -> Table:
    """How many games were played in each year."""
    columns = (Column("year", "year", Kind.NAME), Column("games", "games"), Column("bar", "", Kind.BAR))
    most = max(counts.years.values(), default=0)
    rows = tuple((year, games, games / most) for year, games in sorted(counts.years.items()))
    return Table("years", "Games by year", columns, rows)
