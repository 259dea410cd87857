"""The work of ``junqi tree``."""

from collections.abc import Iterator
from pathlib import Path

import attrs
import typer

from ...core.registry import RULE_SETS
from ...notation.counted import counted
from ..inputs import UnreadFilesError, named_files, progress_over, readable_batches_of, total_size
from ..spilling.counter import SpillingCounter
from ..spilling.map import SpillingMap
from ..spilling.memory_size import memory_plan
from .data_format import DataFormat
from .faulty import told_faulty
from .grown_tree import GrownTrees
from .layouts import LAYOUT_WIDTH, LayoutCounter, count_layouts, layout_tables, layouts_table
from .output import write_pieces
from .report import text_pieces
from .stats_command import check_page
from .table_data import csv_pieces, json_pieces
from .tree_counting import EDGE_WIDTH, MoveCounter, TreeCounts, count_moves
from .tree_request import TreeRequest
from .tree_root import check_root


@attrs.frozen
class TreeDisplay:
    """How a tree is shown, and where: see the options of the command. ``least`` is the least number of games."""

    how: DataFormat = DataFormat.TEXT
    page: Path | None = None
    least: int = 1
    output: Path | None = None
    force: bool = False
    quiet: bool = False


def print_tree(files: list[str], request: TreeRequest, display: TreeDisplay, memory: str, jobs: int) -> None:
    """Count the moves of files' games and write their trees.

    Raises:
        NotationError, TreeRootError: if the root cannot be read.
        MemorySizeError, PageAndFormatError: if the request makes no sense.
        OutputExistsError: if a file to be written exists and is not to be overwritten.
        UnreadFilesError: at the end, if a file is no text or damaged; the others are counted all the same.
        OSError, SpillError: if a file cannot be read or written.
    """
    check_page(display.page, display.how, display.output)
    check_root(request)
    named = named_files(files, display.output)
    plan = memory_plan(memory, total_size(named))
    unread: list[str] = []
    with SpillingCounter(EDGE_WIDTH, plan.tables // 4 * 3) as edges, SpillingMap(plan.tables // 4) as seen:
        with progress_over(named, shown=not display.quiet) as progress:
            batches = readable_batches_of(named, progress, lambda error: unread.append(str(error)))
            counts = count_moves(batches, MoveCounter(request, plan.expected), edges, jobs)
        _write(GrownTrees(request, counts, edges, seen, display.least), display)
    if not display.quiet:
        for line in _summary(counts):
            typer.echo(line, err=True)
    _tell(unread)


def print_layouts(files: list[str], request: TreeRequest, display: TreeDisplay, memory: str, jobs: int) -> None:
    """Count the deployments of files' games and write how they fared; raises as ``print_tree`` does."""
    check_page(display.page, display.how, display.output)
    named = named_files(files, display.output)
    plan = memory_plan(memory, total_size(named))
    unread: list[str] = []
    with SpillingCounter(LAYOUT_WIDTH, plan.tables) as layouts:
        with progress_over(named, shown=not display.quiet) as progress:
            batches = readable_batches_of(named, progress, lambda error: unread.append(str(error)))
            share = count_layouts(batches, LayoutCounter(request, plan.expected), layouts, jobs)
        _write_layouts(layouts, display)
    if not display.quiet:
        faulty = told_faulty(share.with_errors, share.unread)
        typer.echo(f"{counted(share.games, 'game')} read, {faulty}", err=True)
    _tell(unread)


def _tell(unread: list[str]) -> None:
    """Say at the end what could not be read."""
    if unread:
        raise UnreadFilesError(unread)


def _write(trees: GrownTrees, display: TreeDisplay) -> None:
    if display.page is not None:
        write_pieces([trees.page()], display.page, force=display.force)
        return
    if display.how is DataFormat.JSON:
        pieces = json_pieces([trees.roots_table(), trees.moves_table()])
    elif display.how is DataFormat.CSV:
        pieces = csv_pieces(trees.moves_table())
    else:
        pieces = (f"{line}\n" for line in trees.lines())
    write_pieces(pieces, display.output, force=display.force)


def _write_layouts(layouts: SpillingCounter, display: TreeDisplay) -> None:
    if display.page is not None:
        from .page import Section, render_page

        sections = (Section.of(table) for table in layout_tables(layouts, display.least))
        write_pieces([render_page("Layouts", (), sections)], display.page, force=display.force)
        return
    if display.how is DataFormat.JSON:
        pieces = json_pieces([layouts_table(layouts, display.least)])
    elif display.how is DataFormat.CSV:
        pieces = csv_pieces(layouts_table(layouts, display.least))
    else:
        pieces = text_pieces((), layout_tables(layouts, display.least))
    write_pieces(pieces, display.output, force=display.force)


def _summary(counts: TreeCounts) -> Iterator[str]:
    for variant in RULE_SETS:
        if counts.unreadable[variant]:
            left_out = counted(counts.unreadable[variant], "game")
            yield f"{variant}: its rules cannot read where the tree begins; {left_out} left out"
    games = counts.games.total() + counts.unknown
    faulty = told_faulty(counts.with_errors, counts.unread)
    yield f"{counted(games, 'game')} read, {counts.reached.total()} in trees, {faulty}"
