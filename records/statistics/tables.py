"""The statistics as tables: who scored how much."""

from collections.abc import Callable, Iterator
from itertools import islice

import attrs

from ...core.registry import RULE_SETS
from ..model.record import RESULTS, Result
from .capture_tables import capture_matrices, captures_table, pieces_table
from .game_tables import ends_table, histogram_table, lengths_table, years_table
from .score import Score
from .score_columns import SCORE_COLUMNS, SCORE_NOTE, score_cells
from .table import Column, Kind, Row, Table
from .totals import UNKNOWN, Counts, Totals
from .variant_rows import ALL, VARIANT, variant_place

PLAYERS = "players"


def data_tables(totals: Totals) -> Iterator[Table]:
    """All tables for programs, in order."""
    yield summary_table(totals.counts)
    yield from _common_tables(totals)
    yield captures_table(totals.counts)


def shown_tables(totals: Totals, top: int | None) -> Iterator[Table]:
    """All tables for people, in order; of players only the ``top`` ones, if that is not ``None``."""
    for table in _common_tables(totals):
        yield with_most(table, top, len(totals.players)) if table.name == PLAYERS else table
    yield from capture_matrices(totals.counts)


def with_most(table: Table, most: int | None, rows: int) -> Table:
    """The table cut after ``most`` of its rows, which its title then tells."""
    if most is None or rows <= most:
        return table
    return attrs.evolve(table, title=f"{table.title}: {most} of {rows}", rows=islice(table.rows, most))


def _common_tables(totals: Totals) -> Iterator[Table]:
    counts = totals.counts
    yield variants_table(counts)
    yield colours_table(counts)
    yield players_table(totals)
    yield lengths_table(counts)
    yield histogram_table(counts)
    yield ends_table(counts)
    yield years_table(counts)
    yield pieces_table(counts)


def summary_table(counts: Counts) -> Table:
    """The numbers of everything, in one row."""
    first, last = counts.dates or (None, None)
    numbers = {
        "games": counts.games,
        "games_with_errors": counts.with_errors,
        "games_understood_in_part": counts.in_part,
        "plies": counts.plies,
        "players_without_name": counts.unnamed,
        "first_date": first,
        "last_date": last,
    }
    return Table("summary", "Summary", tuple(Column(name, name) for name in numbers), (tuple(numbers.values()),))


def players_table(totals: Totals) -> Table:
    """Results by player, those with most games first."""
    as_first = Column("games_as_first", None), Column("score_as_first", None, Kind.SHARE)
    as_second = Column("games_as_second", None), Column("score_as_second", None, Kind.SHARE)
    columns = (Column("player", "player", Kind.NAME), *SCORE_COLUMNS, *as_first, *as_second)
    return Table(PLAYERS, "Results by player", columns, map(_player_row, totals.players.largest()), SCORE_NOTE)


def _player_row(item: tuple[bytes, tuple[int, ...]]) -> Row:
    key, (_, *numbers) = item
    first, second = Score(*numbers[:4]), Score(*numbers[4:])
    both = Score(*map(int.__add__, numbers[:4], numbers[4:]))
    name = key.decode("utf-8", "surrogatepass")
    return name, *score_cells(both), first.games, first.share, second.games, second.share


def variants_table(counts: Counts) -> Table:
    """The First player's results by variant."""
    rows = tuple((variant, *score_cells(score)) for variant, score in variant_scores(counts))
    return Table("variants", "Results of First by variant", (VARIANT, *SCORE_COLUMNS), rows, SCORE_NOTE)


def variant_scores(counts: Counts) -> list[tuple[str, Score]]:
    """The First player's score in each variant, in the order in which variants are listed; the sum last."""
    results = counts.results
    variants = sorted({variant for variant, _ in results}, key=variant_place)
    scores = [(variant, _variant_score(counts, variant)) for variant in variants]
    if len(scores) > 1:
        scores.append((ALL, _score(lambda result: sum(results[variant, result] for variant in variants))))
    return scores


def _variant_score(counts: Counts, variant: str) -> Score:
    return _score(lambda result: counts.results[variant, result])


def colours_table(counts: Counts) -> Table:
    """Results by variant and colour."""
    pairs = sorted({key[:2] for key in counts.colours}, key=_colour_place)
    rows = tuple((*pair, *score_cells(_colour_score(counts, *pair))) for pair in pairs)
    columns = (VARIANT, Column("colour", "colour", Kind.NAME), *SCORE_COLUMNS)
    note = f"Where flips decide the colours and none has yet, the row '{UNKNOWN}' has First's results."
    return Table("colours", "Results by colour", columns, rows, note if any(UNKNOWN in pair for pair in pairs) else "")


def _colour_score(counts: Counts, variant: str, colour: str) -> Score:
    return _score(lambda result: counts.colours[variant, colour, result])


def _colour_place(pair: tuple[str, str]) -> tuple[int, int]:
    variant, colour = pair
    return variant_place(variant), [*RULE_SETS[variant].side_names, colour].index(colour)


def _score(count: Callable[[Result], int]) -> Score:
    won, lost, drawn, unfinished = map(count, RESULTS)
    return Score(won, drawn, lost, unfinished)
