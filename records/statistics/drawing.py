"""Charts as SVG inside a page: its colours in light and dark, a text alternative, the same bytes every time."""

import re
from collections.abc import Callable
from io import StringIO
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, QUIET, LINE, MAIN, SECOND, THIRD = "#010101", "#020202", "#030303", "#040404", "#050505", "#060606"
"""Colours to draw with; the page says what they are."""

_VARIABLES = {INK: "ink", QUIET: "quiet", LINE: "line", MAIN: "main", SECOND: "second", THIRD: "third"}
_COLOUR = re.compile("|".join(_VARIABLES))
_WIDTH = 7.5
_ID = re.compile(r'(\bid="|url\(#|xlink:href="#)')
_METADATA = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)
_SETTINGS: Any = {
    "svg.fonttype": "none",  # text stays text
    "font.family": "sans-serif",
    "font.size": 10,
    "text.parse_math": False,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": LINE,
}


def draw_chart(name: str, title: str, words: str, height: float, plot: "Callable[[Axes], None]") -> str:
    """An SVG document, drawn by ``plot``, with a title and what it shows in words.

    ``name`` makes its identifiers its own among all charts of a page; ``height`` is in inches.
    """
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_SETTINGS | {"svg.hashsalt": name}):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        plot(figure.add_subplot())
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _for_page(out.getvalue(), name, title, words)


def _for_page(svg: str, name: str, title: str, words: str) -> str:
    """The drawing without what only a file of its own needs, with its text alternative."""
    svg = _METADATA.sub("", svg[svg.index("<svg") :])
    svg = _ID.sub(lambda found: f"{found[1]}{name}-", svg)
    svg = _COLOUR.sub(lambda found: f"var(--{_VARIABLES[found[0]]})", svg)
    label = f"{name}-label {name}-words"
    alternative = f'<title id="{name}-label">{escape(title)}</title><desc id="{name}-words">{escape(words)}</desc>'
    head, rest = svg.split(">", 1)
    return f'{head} role="img" aria-labelledby="{label}">\n {alternative}{rest}'
