"""The charts of the statistics."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.rules import RuleSet
from ...notation.letters import letters_of
from .drawing import INK, LINE, MAIN, QUIET, draw_chart
from .lengths import Lengths, bins
from .score import Score

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.ticker import Locator

_MOST_BINS = 40
_BAR_HEIGHT = 0.32
"""Inches that a row of a chart takes."""
_ROOM = 0.8
"""Inches for what stands around the rows."""


def score_chart(name: str, title: str, scores: Sequence[tuple[str, Score]]) -> str:
    """Scores as points with their intervals, one a row; empty where no game is finished."""
    shown = [(label, score.share, score.interval) for label, score in scores]
    known = [(label, share, bounds) for label, share, bounds in shown if share is not None and bounds is not None]
    if not known:
        return ""
    words = "; ".join(f"{label} {share:.1%} ({low:.1%} to {high:.1%})" for label, share, (low, high) in known)

    def plot(axes: "Axes") -> None:
        for row, (_, share, (low, high)) in enumerate(known):
            axes.plot([100 * low, 100 * high], [row, row], color=MAIN, linewidth=2, solid_capstyle="butt")
            axes.plot([100 * share], [row], "o", color=MAIN, markersize=6, clip_on=False)
        axes.axvline(50, color=QUIET, linewidth=1, linestyle="--")
        axes.set_xlim(0, 100)
        axes.set_xlabel("score in per cent, with its 95 % interval")
        _label_rows(axes, [label for label, *_ in known])
        axes.grid(visible=True, axis="x")

    return draw_chart(name, title, words, _ROOM + _BAR_HEIGHT * len(known), plot)


def length_chart(name: str, title: str, lengths: Lengths) -> str:
    """A histogram of lengths; empty where there is no game."""
    found = bins(lengths, _MOST_BINS)
    if not found:
        return ""
    words = "; ".join(f"{_range(low, high)} plies: {count}" for low, high, count in found if count)

    def plot(axes: "Axes") -> None:
        widths = [high + 1 - low for low, high, _ in found]
        axes.bar([low for low, *_ in found], [count for *_, count in found], widths, align="edge", color=MAIN)
        axes.set_xlabel("plies")
        axes.set_ylabel("games")
        axes.grid(visible=True, axis="y")
        axes.yaxis.set_major_locator(_whole_numbers())

    return draw_chart(name, title, words, 2.8, plot)


def bar_chart(name: str, title: str, counts: Sequence[tuple[str, int]]) -> str:
    """Counts as bars, one a row, the first at the top; empty where there is none."""
    if not counts:
        return ""
    words = "; ".join(f"{label}: {count}" for label, count in counts)

    def plot(axes: "Axes") -> None:
        bars = axes.barh(range(len(counts)), [count for _, count in counts], color=MAIN, height=0.7)
        axes.bar_label(bars, padding=4)
        axes.margins(x=0.12)
        axes.set_xlabel("games")
        _label_rows(axes, [label for label, _ in counts])
        axes.grid(visible=True, axis="x")
        axes.xaxis.set_major_locator(_whole_numbers())

    return draw_chart(name, title, words, _ROOM + _BAR_HEIGHT * len(counts), plot)


def capture_chart(name: str, title: str, rules: RuleSet, battles: dict[tuple[int, int], int]) -> str:
    """Who attacks whom: a square for each pair of kinds, the darker the more battles."""
    from matplotlib.patches import Rectangle

    most = max(battles.values())
    kinds, letters = rules.kinds, letters_of(rules).letters
    words = "; ".join(
        f"{kinds[attacker - 1].name} against {kinds[defender - 1].name}: {count}"
        for (attacker, defender), count in sorted(battles.items())
    )

    def plot(axes: "Axes") -> None:
        for (attacker, defender), count in sorted(battles.items()):
            corner = (defender - 1.5, attacker - 1.5)
            axes.add_patch(Rectangle(corner, 1, 1, facecolor=MAIN, alpha=0.1 + 0.8 * count / most, linewidth=0))
            axes.text(defender - 1, attacker - 1, _short(count), ha="center", va="center", fontsize=7, color=INK)
        axes.set_title(title, loc="left", fontweight="bold")
        axes.set_xlim(-0.5, len(kinds) - 0.5)
        axes.set_xticks(range(len(kinds)), letters)
        axes.set_xlabel("attacked")
        _label_rows(axes, [f"{kind.name} {letter}" for kind, letter in zip(kinds, letters, strict=True)])
        axes.set_ylabel("attacker")
        for spine in axes.spines.values():
            spine.set_color(LINE)

    return draw_chart(name, title, words, _ROOM + _BAR_HEIGHT * len(kinds), plot)


def _whole_numbers() -> "Locator":
    """Ticks at no fraction of a game."""
    from matplotlib.ticker import MaxNLocator

    return MaxNLocator(integer=True)


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _short(count: int) -> str:
    return str(count) if count < 10_000 else f"{count / 1000:.0f}k"


def _label_rows(axes: "Axes", labels: Sequence[str]) -> None:
    """Name the rows, the first one at the top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
