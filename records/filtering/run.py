"""The work of ``junqi filter``."""

import contextlib
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import attrs
import typer

from ...notation.command_line import printable
from ...notation.counted import counted
from ..batches.batch import Batch
from ..batches.joining import joined
from ..batches.running import results
from ..batches.standing_alone import standing_alone
from ..inputs import batches_of, is_data_shown, named_files, progress_over, total_size
from ..storing.outputs import opened_output
from .condition import Need
from .filter import Filter
from .picking import Form, Pick, Picked, Picker


@attrs.frozen
class Filtering:
    """What is filtered. ``output`` is ``None`` for standard output, ``limit`` for all games that are taken."""

    files: tuple[str, ...]
    filter: Filter
    form: Form = Form.JGN
    output: Path | None = None
    force: bool = False
    limit: int | None = None
    jobs: int = 1
    quiet: bool = False


@attrs.define
class Counts:
    """How many games were looked at and taken, and how many of these, or files, could not be written or read."""

    games: int = 0
    taken: int = 0
    failed: int = 0


def run_filter(filtering: Filtering) -> Counts:
    """Write the games that a filter takes, in their order; the counts are told on standard error.

    Raises:
        OutputExistsError: if the output exists and may not be overwritten.
        OSError, BinaryFileError: if a file cannot be read or written.
        RawRefusedError: if games cannot be written as they stand.
    """
    files = named_files(filtering.files, filtering.output)
    counts = Counts()
    is_shown = not filtering.quiet and not is_data_shown(filtering.output)
    with (
        progress_over(files, shown=is_shown) as progress,
        opened_output(filtering.output, force=filtering.force) as sink,
        contextlib.closing(_picked(filtering, batches_of(files, progress), total_size(files))) as done,
    ):
        for data in joined(_data(_taken(done, filtering.limit, counts), counts)):
            sink.write(data)
    if filtering.form is Form.NONE:
        typer.echo(counts.taken)
    elif not filtering.quiet:
        typer.echo(_in_words(counts), err=True)
    return counts


def _picked(filtering: Filtering, batches: Iterator[Batch], expected: int | None) -> Generator[Picked, None, None]:
    checked = standing_alone(batches, "leave out --raw") if filtering.form is Form.RAW else batches
    picker = Picker(filtering.filter, filtering.form, expected)
    yield from results(picker, checked, 1 if _is_light(filtering) else filtering.jobs)


def _is_light(filtering: Filtering) -> bool:
    """Whether games are only looked through, in less time than it takes to hand them to another process."""
    return filtering.filter.need is Need.TAGS and filtering.form is not Form.JGN


def _taken(done: Iterable[Picked], limit: int | None, counts: Counts) -> Iterator[tuple[Picked, Pick]]:
    """The games that were taken, up to a limit, all counted."""
    if limit == 0:
        return
    for picked in done:
        before = counts.games
        for pick in picked.picks:
            counts.taken += 1
            counts.games = before + pick.number - picked.before
            yield picked, pick
            if counts.taken == limit:
                return
        counts.games = before + picked.games
        _tell(picked, counts)


def _tell(picked: Picked, counts: Counts) -> None:
    """Say what of a batch belongs to no game."""
    for said in (picked.lost, picked.unread):
        if said is not None:
            typer.echo(f"{printable(picked.file)}: {said}", err=True)
    counts.failed += picked.unread is not None


def _data(taken: Iterable[tuple[Picked, Pick]], counts: Counts) -> Iterator[bytes]:
    """What is written of games; why the others are not is told on standard error."""
    for picked, pick in taken:
        if pick.unwritable is None:
            yield pick.data
        else:
            counts.failed += 1
            message = f"{printable(picked.file)}: game {pick.number}: not written: {pick.unwritable}"
            typer.echo(message, err=True)


def _in_words(counts: Counts) -> str:
    failed = f"; {counts.failed} could not be written" if counts.failed else ""
    return f"{counts.taken} of {counted(counts.games, 'game')}{failed}"
