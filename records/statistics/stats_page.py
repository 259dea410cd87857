"""The statistics as an HTML page."""

from collections import Counter
from collections.abc import Callable, Iterator

from .capture_tables import games_fought
from .charts import bar_chart, capture_chart, length_chart, score_chart
from .game_tables import all_lengths
from .page import Section, render_page
from .report import summary_lines
from .tables import shown_tables, variant_scores
from .totals import Counts, Totals

TITLE = "Statistics of games"


def stats_page(totals: Totals, top: int | None = None) -> str:
    """The page: every table that people are shown, under a chart where that says more."""
    return render_page(TITLE, summary_lines(totals.counts), _sections(totals, top))


def _sections(totals: Totals, top: int | None) -> Iterator[Section]:
    charts = _charts(totals.counts)
    for table in shown_tables(totals, top):
        draw = charts.get(table.name)
        yield Section.of(table, "" if draw is None else draw(table.title))


def _charts(counts: Counts) -> dict[str, Callable[[str], str]]:
    """What draws the chart of a table, given its title, by the table's name."""
    ends: Counter[str] = Counter()
    for (_, end, _), games in counts.ends.items():
        ends[end] += games
    commonest = sorted(ends.items(), key=lambda item: (-item[1], item[0]))
    return {
        "variants": lambda title: score_chart("chart-variants", title, variant_scores(counts)),
        "histogram": lambda title: length_chart("chart-lengths", title, all_lengths(counts)),
        "ends": lambda title: bar_chart("chart-ends", title, commonest),
        "years": lambda title: bar_chart("chart-years", title, sorted(counts.years.items())),
        "pieces": lambda _: "".join(_capture_charts(counts)),
    }


def _capture_charts(counts: Counts) -> Iterator[str]:
    for rules in games_fought(counts):
        battles: Counter[tuple[int, int]] = Counter()
        for (game, attacker, defender, _), count in counts.battles.items():
            if game == rules.game:
                battles[attacker, defender] += count
        title = f"{rules.game.capitalize()}: who attacks whom, whatever comes of it"
        yield capture_chart(f"chart-{rules.game}", title, rules, battles)
