"""The work of ``junqi validate``."""

import sys
from collections.abc import Iterable, Iterator

import attrs
import typer

from ...notation.counted import counted
from ..batches.running import results
from ..inputs import UnreadFilesError, named_files, progress_over, readable_batches_of, total_size
from ..reading.tally import Tally
from .check_work import Check, Checked
from .file_edges import FileEdges
from .judged import Judged
from .report import report_in
from .report_format import ReportFormat
from .severities import Severities


def validate_files(
    arguments: list[str],
    how: ReportFormat,
    most: int | None = None,
    *,
    severities: Severities | None = None,
    jobs: int = 1,
    quiet: bool = False,
) -> Tally:
    """Check files, print at most ``most`` findings on standard output, and tell the counts on standard error.

    Files that are no text, or damaged, are told on standard error, too, and the others are checked all the same.

    Raises:
        UnreadFilesError: at the end, if there were such files.
        OSError: if a file cannot be read.
    """
    files = named_files(arguments)
    work = Check(severities or Severities(), total_size(files), with_lines=how is ReportFormat.TEXT)
    tally = Tally()
    unread: list[str] = []
    with progress_over(files, shown=not quiet) as progress:
        batches = readable_batches_of(files, progress, lambda error: unread.append(str(error)))
        print_findings(judged_in(results(work, batches, jobs), tally), how, most)
    if not quiet and (tally.read or tally.findings or not unread):
        typer.echo(_summary(tally, most), err=True)
    if unread:
        raise UnreadFilesError(unread)
    return tally


def judged_in(done: Iterable[Checked], tally: Tally) -> Iterator[Judged]:
    """The findings as they come, counted; those about a file get its lines."""
    edges = FileEdges()
    for checked in done:
        tally.add(checked.tally)
        edges = edges.then(checked.edges)
        for found in checked.judged:
            yield found if found.source is not None else attrs.evolve(found, source=edges.around(found.finding))


def print_findings(findings: Iterable[Judged], how: ReportFormat, most: int | None) -> None:
    """Findings as they come, on standard output; all are taken, however few are printed."""
    report = report_in(how, sys.stdout)
    report.begin()
    for number, judged in enumerate(findings):
        if most is None or number < most:
            report.add(judged)
    report.end()
    sys.stdout.flush()


def _summary(tally: Tally, most: int | None) -> str:
    unprinted = max(0, tally.findings - most) if most is not None else 0
    more = f" ({unprinted} not shown)" if unprinted else ""
    return f"{counted(tally.read, 'game')} read, {tally.faulty} faulty; {tally.findings_in_words()}{more}"
