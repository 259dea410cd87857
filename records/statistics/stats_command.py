"""The work of ``junqi stats``."""

from pathlib import Path

import attrs
import typer

from ...core.errors import JunqiError
from ...notation.counted import counted
from ..inputs import UnreadFilesError, named_files, progress_over, readable_batches_of, total_size
from ..spilling.counter import SpillingCounter
from ..spilling.memory_size import memory_plan
from .counting import Choice, GameCounter, count_games
from .data_format import DataFormat
from .faulty import told_faulty
from .output import write_pieces
from .report import report_pieces
from .table_name import TableName
from .totals import PLAYER_WIDTH, Counts, Totals
from .variant_rows import variants_named


class PageAndFormatError(JunqiError, ValueError):
    """A page and data asked for at once."""

    def __init__(self, option: str) -> None:
        super().__init__(f"--html writes a page of its own: {option} does not go with it")
        self.option = option


@attrs.frozen
class StatsRequest:
    """What is to be shown, and where: see the options of the command."""

    how: DataFormat = DataFormat.TEXT
    page: Path | None = None
    table: TableName | None = None
    top: int | None = None
    variant: str | None = None
    valid: bool = False
    output: Path | None = None
    force: bool = False
    quiet: bool = False


def print_stats(files: list[str], request: StatsRequest, memory: str, jobs: int) -> None:
    """Count the games of files and write what was asked for.

    What cannot be read of a file that is no text, or damaged, is left out and told at the end.

    Raises:
        UnreadFilesError: at the end, if there were such files.
        UnknownRuleSetError, MemorySizeError, PageAndFormatError: if the request makes no sense.
        OutputExistsError: if a file to be written exists and is not to be overwritten.
        OSError, SpillError: if a file cannot be read or written.
    """
    check_page(request.page, request.how, request.output)
    choice = Choice(variants_named(request.variant), request.valid)
    named = named_files(files, request.output)
    unread: list[str] = []
    plan = memory_plan(memory, total_size(named))
    with SpillingCounter(PLAYER_WIDTH, plan.tables) as players:
        totals = Totals(players)
        with progress_over(named, shown=not request.quiet) as progress:
            batches = readable_batches_of(named, progress, lambda error: unread.append(str(error)))
            count_games(batches, GameCounter(choice, plan.expected), totals, jobs)
        _write(totals, request)
    if not request.quiet:
        typer.echo(_summary(totals.counts), err=True)
    if unread:
        raise UnreadFilesError(unread)


def check_page(page: Path | None, how: DataFormat, output: Path | None) -> None:
    """Refuse a page together with another format or file.

    Raises:
        PageAndFormatError: if they are asked for at once.
    """
    if page is not None and how is not DataFormat.TEXT:
        raise PageAndFormatError("--format")
    if page is not None and output is not None:
        raise PageAndFormatError("--output")


def _write(totals: Totals, request: StatsRequest) -> None:
    if request.page is not None:
        from .stats_page import stats_page

        write_pieces([stats_page(totals, request.top)], request.page, force=request.force)
        return
    pieces = report_pieces(totals, request.how, request.table, request.top)
    write_pieces(pieces, request.output, force=request.force)


def _summary(counts: Counts) -> str:
    faulty = told_faulty(counts.with_errors, counts.unread)
    return f"{counted(counts.games, 'game')} counted, {faulty}"
