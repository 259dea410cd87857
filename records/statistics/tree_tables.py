"""Trees of openings as tables for programs."""

from collections.abc import Iterable, Iterator

from ...notation.position import format_position
from ..spilling.counter import SpillingCounter
from .branches import Branch, root_score
from .score_columns import SCORE_COLUMNS, score_cells
from .table import Column, Kind, Row, Table
from .tree_counting import TreeCounts
from .tree_root import Root
from .variant_rows import VARIANT


def roots_table(roots: Iterable[Root], counts: TreeCounts, edges: SpillingCounter) -> Table:
    """A row for each tree: its games, and those of its variant that never come to its root."""
    columns = (
        VARIANT,
        Column("position", "position", Kind.NAME),
        Column("moves", "moves", Kind.NAME),
        Column("elsewhere", "elsewhere"),
        *SCORE_COLUMNS,
    )
    rows: Iterator[Row] = (
        (
            root.rules.id,
            position_text(root),
            " ".join(token.text for token in root.tokens),
            counts.games[root.rules.id] - counts.reached[root.rules.id],
            *score_cells(root_score(edges, root)),
        )
        for root in roots
    )
    return Table("roots", "Roots", columns, rows)


def position_text(root: Root) -> str | None:
    """The position text of a root; ``None`` where each game has a position of its own."""
    return None if root.position is None else format_position(root.rules, root.position)


def moves_table(trees: Iterable[tuple[Root, Iterable[Branch]]]) -> Table:
    """A row for each move at each node; a row without a move counts the games that go no further there."""
    columns = (
        VARIANT,
        Column("line", "line", Kind.NAME),
        Column("ply", "ply"),
        Column("move", "move", Kind.NAME),
        Column("share", "share", Kind.SHARE),
        *SCORE_COLUMNS,
        Column("known", "known"),
    )
    rows = (_move_row(root, branch) for root, found in trees for branch in found)
    return Table("moves", "Moves", columns, rows)


def _move_row(root: Root, branch: Branch) -> Row:
    line, known = " ".join(branch.line), int(branch.is_known)
    return root.rules.id, line, branch.level, branch.move, branch.share, *score_cells(branch.score), known


def move_label(root: Root, branch: Branch) -> str:
    """A move as people read it, with its number."""
    if branch.move is None:
        return "(no further)"
    place = root.turn + branch.level - 1
    return f"{root.number + place // 2}.{'..' if place % 2 else ''} {branch.move}"
