"""The work of ``junqi convert``."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import typer

from ..notation.command_line import printable
from ..notation.counted import counted
from ..notation.style import MoveStyle
from .files import replacing
from .game_reader import ReadGame
from .hidden_deal import without_deal
from .inputs import ProgressBar, named_files, read_files, total_size
from .output import RecordOutput
from .record_format import RecordFormat
from .tally import Tally, is_faulty
from .writer_errors import UnwritableError


def convert_files(
    files: list[str], to: RecordFormat, style: MoveStyle, *, hide_deal: bool, output: Path | None, force: bool
) -> Tally:
    """Write the games of files in a format, and tell the counts on standard error.

    Raises:
        FileExistsError: if ``output`` exists and ``force`` is not set.
        OSError, BinaryFileError: if a file cannot be read or written.
    """
    files = named_files(files)
    tally = Tally()
    is_shown = output is not None or not sys.stdout.isatty()
    with ProgressBar(total_size(files), shown=is_shown) as progress, _opened(output, force=force) as sink:
        records = RecordOutput(sink, to, style)
        records.begin()
        for game in read_files(files, progress):
            tally.take(game)
            _write(records, game, tally, hide_deal=hide_deal)
        records.end()
    games = f"{counted(tally.read, 'game')} read, {tally.written} written, {tally.faulty} faulty"
    hint = "; 'junqi validate' shows them" if tally.findings else ""
    typer.echo(f"{games}; {tally.findings_in_words()}{hint}", err=True)
    return tally


@contextlib.contextmanager
def _opened(output: Path | None, *, force: bool) -> Iterator[IO[bytes]]:
    if output is not None and str(output) != "-":
        with replacing(output, over=force) as stream:
            yield stream
    else:
        yield sys.stdout.buffer


def _write(records: RecordOutput, game: ReadGame, tally: Tally, *, hide_deal: bool) -> None:
    """Write a game, or say on standard error why it cannot be."""
    if game.record is None:
        return
    try:
        records.add(without_deal(game.record) if hide_deal else game.record)
    except UnwritableError as error:
        tally.faulty += not is_faulty(game)
        typer.echo(f"game {game.number}: not written: {printable(str(error))}", err=True)
    else:
        tally.written += game.number > 0
