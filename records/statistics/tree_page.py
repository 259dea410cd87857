"""Trees of openings as an HTML page."""

from collections.abc import Iterable, Iterator, Sequence

from ...notation.counted import counted
from .branches import Branch
from .charts import score_chart
from .page import Section, render_page
from .score import Score
from .score_columns import SCORE_COLUMNS, SCORE_NOTE, score_cells
from .table import Column, Kind, Table
from .tree_root import Root
from .tree_tables import move_label
from .tree_text import root_words

TITLE = "Openings"
_MOST = 20
"""How many first moves the chart has."""
_COLUMNS = (
    Column("move", "move", Kind.NAME),
    Column("share", "share", Kind.SHARE),
    Column("bar", "", Kind.BAR),
    *SCORE_COLUMNS,
)


def tree_page(trees: Iterable[tuple[Root, Score, Sequence[Branch]]]) -> str:
    """The page: the score of each first move, and the tree, for each variant."""
    return render_page(TITLE, (), _sections(trees))


def _sections(trees: Iterable[tuple[Root, Score, Sequence[Branch]]]) -> Iterator[Section]:
    for root, score, branches in trees:
        title = f"{root.rules.id}: {counted(score.games, 'game')}"
        rows = [(_label(root, b), b.share, b.share, *score_cells(b.score)) for b in branches]
        note = f"{root_words(root)}. {SCORE_NOTE} Scores are First's."
        table = Table(root.rules.id, title, _COLUMNS, rows, note)
        first = [(move_label(root, b), b.score) for b in branches if b.level == 1 and b.move is not None]
        chart = score_chart(f"chart-{root.rules.id}", f"{title}, first moves", first[:_MOST])
        yield Section.of(table, chart, [branch.level - 1 for branch in branches])


def _label(root: Root, branch: Branch) -> str:
    return move_label(root, branch) + " (as above)" * branch.is_known
