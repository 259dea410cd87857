"""The work of ``junqi fix``."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

import attrs
import typer

from ...notation.counted import counted
from ..batches.batch import Batch
from ..batches.running import results
from ..checking.file_edges import FileEdges
from ..checking.report import Report, report_in
from ..checking.report_format import ReportFormat
from ..compiled.recognisers import next_run
from ..inputs import ChangedFileError, FileState, ProgressBar, UnreadFilesError, progress_over, total_size
from ..reading.tally import Tally
from .errors import NotJgnError
from .fix_inputs import FixInputs
from .fix_work import Fix, Fixed
from .targets import Target, Writing


@attrs.define
class FixTally:
    """How many changes there were, and games and findings that are left."""

    changes: int = 0
    games: Tally = attrs.field(factory=Tally)

    def in_words(self, *, check: bool) -> str:
        """Both, in one line."""
        mended = "to be mended" if check else "mended"
        left = self.games.findings_in_words()
        read = counted(self.games.read, "game")
        return f"{read} read, {self.games.written} {mended}; {counted(self.changes, 'change')}; left: {left}"


@attrs.frozen
class Shown:
    """How changes are printed, and at most how many."""

    how: ReportFormat
    most: int | None = None
    quiet: bool = False


def fix_files(inputs: FixInputs, target: Target, shown: Shown, jobs: int = 1) -> FixTally:
    """Mend files; print the changes, and tell the counts on standard error.

    Changes are printed on standard output, or on standard error where the games go to standard output.

    Raises:
        OutputExistsError: if the output exists and may not be overwritten.
        NotJgnError: if the one file that is written elsewhere is none of JGN.
        UnreadFilesError: at the end, if some of many files could not be read, or changed meanwhile; they stay.
        OSError, BinaryFileError, DamagedFileError, UndecodableError, ChangedFileError: the same of one file alone.
    """
    states = {file: FileState.of(file) for file in inputs.files if target.in_place}
    mending = _Mending(target, states, goes_on=len(inputs.files) > 1)
    work = Fix(total_size(inputs.files), shown.how is ReportFormat.TEXT, next_run())
    tally = FixTally()
    stream = sys.stderr if target.is_standard_output else sys.stdout
    report = report_in(shown.how, stream)
    report.begin()
    with progress_over(inputs.files, shown=not shown.quiet and stream is sys.stdout) as progress:
        done = results(work, mending.batches(inputs, progress), jobs)
        for file, fixed in groupby(done, key=lambda fixed: fixed.file):
            mending.mend(file, fixed, _Printing(report, shown.most, tally))
    report.end()
    stream.flush()
    if not shown.quiet:
        typer.echo(tally.in_words(check=target.check), err=True)
    if mending.left:
        raise UnreadFilesError(tuple(mending.left.values()))
    return tally


@attrs.define
class _Mending:
    """Mending files one after the other. ``seen`` has the states of those to be replaced, before they were read.

    If it ``goes_on``, ``left`` says of files why they were left as they are; else one that has to be is refused.
    """

    target: Target
    seen: Mapping[str, FileState]
    goes_on: bool
    left: dict[str, str] = attrs.field(factory=dict)

    def batches(self, inputs: FixInputs, progress: ProgressBar) -> Iterator[Batch]:
        """What is to be mended."""
        return inputs.readable_batches(progress, self.left) if self.goes_on else inputs.batches(progress)

    def mend(self, file: str, batches: Iterable[Fixed], printing: "_Printing") -> None:
        """Write a file, or leave it if it could not be read to its end, or changed meanwhile."""
        try:
            with self.target.writing(file) as writing:
                _write(batches, writing, self.target, printing)
                writing.is_changed = writing.is_changed and file not in self.left
                if file in self.seen and writing.is_changed:
                    self.seen[file].check()
        except ChangedFileError as error:
            if not self.goes_on:
                raise
            self.left[file] = str(error)


@attrs.define
class _Printing:
    """Printing changes: all are counted, but no more printed than wanted."""

    report: Report
    most: int | None
    tally: FixTally

    def print(self, fixed: Fixed, edges: FileEdges) -> None:
        """Print and count the changes of a batch."""
        for change in fixed.changes:
            self.tally.changes += 1
            if self.most is None or self.tally.changes <= self.most:
                source = change.source or edges.around(change.finding)
                self.report.add(attrs.evolve(change, source=source))
        self.tally.games.add(fixed.tally)


def _write(batches: Iterable[Fixed], writing: Writing, target: Target, printing: _Printing) -> None:
    """Write the batches of one file, and print their changes."""
    edges = FileEdges()
    for fixed in batches:
        if not fixed.is_jgn:
            _tell_other_format(fixed.file, target)
        writing.sink.write(fixed.data)
        writing.is_changed = writing.is_changed or bool(fixed.changes)
        edges = edges.then(fixed.edges)
        printing.print(fixed, edges)


def _tell_other_format(file: str, target: Target) -> None:
    """Among many files those of another format are passed over; one alone is refused."""
    error = NotJgnError(file)
    if not (target.in_place or target.check):
        raise error
    typer.echo(f"{error}; left as it is", err=True)
