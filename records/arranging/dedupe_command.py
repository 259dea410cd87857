"""The work of ``junqi dedupe``."""

import contextlib
import os
from collections.abc import Generator, Iterable, Iterator
from functools import partial
from pathlib import Path

import attrs
import typer

from ...core.errors import JunqiError
from ...notation.command_line import printable
from ...notation.counted import counted
from ..batches.running import results
from ..batches.standing_alone import standing_alone
from ..converting.cells import row_text
from ..inputs import batches_of, is_data_shown, named_files, progress_over, total_size
from ..model.tag_order import ROSTER, is_tag_name
from ..spilling.memory_size import memory_plan
from ..storing.files import encode
from ..storing.outputs import opened_output
from .dedupe import Dropped, Files, Place, Tell, first_games, fullest_games
from .fingerprint import Sameness
from .keep import Keep
from .marked_games import MarkedGames, Marker
from .output import tell_text_before, write_games
from .whole_games import HINT

_ROSTER = "roster"
_HEADINGS = ("file", "game", "kept_file", "kept_game", "reason")


class TagNameError(JunqiError, ValueError):
    """A name that no tag can have."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"--tags: {name[:40]!r} is no tag's name; names are split by commas, or 'roster' means all of it"
        )
        self.name = name


class SameOutputError(JunqiError, ValueError):
    """One file for the games and for what is told about those that were dropped."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} cannot be both --output and --report")
        self.path = path


@attrs.frozen
class Deduping:
    """What is compared and kept: see the options of the command. ``output`` is ``None`` for standard output."""

    files: tuple[str, ...]
    plies: int | None = None
    tags: str | None = None
    keep: Keep = Keep.FIRST
    report: Path | None = None
    output: Path | None = None
    force: bool = False
    memory: str = "256M"
    jobs: int = 1
    quiet: bool = False


def tag_names(text: str | None) -> tuple[str, ...]:
    """The tags that are compared, as the command line names them.

    >>> tag_names("First, Second"), tag_names(None)
    (('First', 'Second'), ())

    Raises:
        TagNameError: if one is no name of a tag.
    """
    if text is None:
        return ()
    if text == _ROSTER:
        return ROSTER
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not is_tag_name(name):
            raise TagNameError(name)
    return names


def run_dedupe(deduping: Deduping) -> None:
    """Write each game of files once; what was dropped is told on standard error or in the report.

    Raises:
        TagNameError, MemorySizeError, SameOutputError: if the request makes no sense.
        RawRefusedError: if games cannot be written as they stand.
        OutputExistsError: if a file to be written exists and may not be overwritten.
        OSError, BinaryFileError, SpillError: if a file cannot be read or written.
    """
    sameness = Sameness(deduping.plies, tag_names(deduping.tags))
    _check_outputs(deduping.output, deduping.report)
    files = named_files(deduping.files, deduping.output)
    plan = memory_plan(deduping.memory, total_size(files))
    marker = Marker(sameness, plan.expected)
    found, dropped = Files(), _Counter()
    is_shown = not deduping.quiet and not is_data_shown(deduping.output)
    kept_games = first_games if deduping.keep is Keep.FIRST else fullest_games
    with progress_over(files, shown=is_shown) as progress, _telling(deduping, sameness, found) as tell:
        batches = standing_alone(batches_of(files, progress), HINT)
        with contextlib.closing(_told(results(marker, batches, deduping.jobs))) as marked:
            games = kept_games(marked, found, plan.tables, dropped.counting(tell))
            count = write_games(games, deduping.output, force=deduping.force)
    if not deduping.quiet:
        typer.echo(f"{counted(count, 'game')} kept, {dropped.count} dropped", err=True)


def _check_outputs(output: Path | None, report: Path | None) -> None:
    if output is not None and report is not None and os.path.realpath(output) == os.path.realpath(report):
        raise SameOutputError(report)


@attrs.define
class _Counter:
    count: int = 0

    def counting(self, tell: Tell) -> Tell:
        """The same, but counted."""

        def told(dropped: Dropped) -> None:
            self.count += 1
            tell(dropped)

        return told


def _told(marked: Iterable[MarkedGames]) -> Generator[MarkedGames, None, None]:
    for some in marked:
        if some.has_text_before:
            tell_text_before(some.file)
        yield some


@contextlib.contextmanager
def _telling(deduping: Deduping, sameness: Sameness, files: Files) -> Iterator[Tell]:
    """What says which game was dropped and why: in the report if there is to be one, else on standard error."""
    if deduping.report is None:
        yield _tell_nobody if deduping.quiet else partial(_tell_people, sameness, files)
        return
    with opened_output(deduping.report, force=deduping.force) as stream:
        stream.write(encode(row_text(_HEADINGS, spreadsheet=False)))
        yield lambda dropped: stream.write(encode(row_text(_row(dropped, sameness, files), spreadsheet=False)))


def _tell_nobody(dropped: Dropped) -> None:
    """Keep it to oneself."""


def _tell_people(sameness: Sameness, files: Files, dropped: Dropped) -> None:
    reason = sameness.in_words(dropped.ground)
    typer.echo(f"{_where(dropped.dropped, files)} dropped: {reason} as {_where(dropped.kept, files)}", err=True)


def _where(place: Place, files: Files) -> str:
    return f"{printable(files.names[place.file])}: game {place.game}"


def _row(dropped: Dropped, sameness: Sameness, files: Files) -> tuple[str, ...]:
    places = (dropped.dropped, dropped.kept)
    cells = (cell for place in places for cell in (files.names[place.file], str(place.game)))
    return *cells, sameness.in_words(dropped.ground)
