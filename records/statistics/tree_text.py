"""Trees of openings as plain text, a line at a time, so that they may be large."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from ...notation.counted import counted
from .branches import Branch
from .score import Score
from .table import Kind
from .table_text import NOTHING, WIDTH, cell_text, padded
from .tree_by import TreeBy
from .tree_counting import TreeCounts
from .tree_root import Root
from .tree_tables import move_label, position_text

_WIDTHS = (27, 7, 7, 7, 11, 10)
"""Of the columns: move, games, share, score, interval, bar."""
_DEEPEST = 7
"""Lines further from the root are indented no more."""
_KNOWN = " ="


def tree_lines(root: Root, counts: TreeCounts, score: Score, found: Iterable[Branch]) -> Iterator[str]:
    """A heading, then a line for each branch."""
    yield from heading_lines(root, counts, score)
    if not score.games:
        return
    yield _line(("move", "games", "share", "score", "95 %", ""))
    has_known = False
    for branch in found:
        has_known |= branch.is_known
        yield branch_line(root, branch)
    if has_known:
        yield "= the same position stands above, reached by other moves; its moves are there"


def heading_lines(root: Root, counts: TreeCounts, score: Score) -> Iterator[str]:
    """What tree it is, and what its numbers mean."""
    games, reached = counts.games[root.rules.id], counts.reached[root.rules.id]
    yield f"{root.rules.id}: {counted(reached, 'game')} of {games}"
    yield from wrap(root_words(root), WIDTH)
    if score.share is not None:
        share, low, high = (cell_text(cell, Kind.SHARE) for cell in (score.share, *(score.interval or ())))
        yield f"First scores {share}, with 95 % confidence {low} to {high}"


def root_words(root: Root) -> str:
    """Where the tree begins, and what its nodes are."""
    moves = " ".join(token.text for token in root.tokens)
    position = position_text(root)
    if position is not None:
        return f"from {position}{'; by moves' if root.by is TreeBy.MOVES else ''}"
    return f"from both deployments, whatever they are{f', and {moves}' if moves else ''}; by moves"


def branch_line(root: Root, branch: Branch) -> str:
    """A branch with its numbers."""
    label = "  " * (min(branch.level, _DEEPEST) - 1) + move_label(root, branch) + _KNOWN * branch.is_known
    share, score = branch.share, branch.score
    numbers = (str(score.games), cell_text(share, Kind.SHARE), cell_text(score.share, Kind.SHARE))
    return _line((label, *numbers, interval_text(score), "#" * round(_WIDTHS[-1] * share)))


def interval_text(score: Score) -> str:
    """The interval of a score in per cent.

    >>> interval_text(Score(won=8, lost=2)), interval_text(Score(unfinished=1))
    ('49.0-94.3', '-')
    """
    bounds = score.interval
    return NOTHING if bounds is None else f"{100 * bounds[0]:.1f}-{100 * bounds[1]:.1f}"


def _line(cells: tuple[str, ...]) -> str:
    last = len(cells) - 1
    texts = (padded(text, _WIDTHS[place], left=place in (0, last)) for place, text in enumerate(cells))
    return "  ".join(texts).rstrip()
