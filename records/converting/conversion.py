"""The work of ``junqi convert``."""

import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import attrs
import typer

from ...notation.counted import counted
from ..batches.running import results
from ..inputs import ProgressBar, batches_of, is_data_shown, named_files, progress_over, total_size
from ..reading.tally import Tally
from ..storing.folders import new_folder
from ..storing.outputs import opened_output
from ..writing.writer_errors import UnwritableError
from .choices import Choices
from .done import Done
from .errors import BinaryTerminalError
from .format import Format, Holds
from .losses import Losses
from .one_game import find_read_game
from .outlets import FolderOutlet, LoneOutlet, Outlet, PageOutlet, StreamOutlet
from .table import suffix_of
from .writing import BatchWriter, unwritten_message, write_games

_MOST_MESSAGES = 100
"""So many games that could not be written are told one by one."""


@attrs.frozen
class Conversion:
    """What is converted into what. ``output`` is ``None`` for standard output, ``game`` for all games."""

    files: tuple[str, ...]
    format: Format
    choices: Choices
    output: Path | None = None
    force: bool = False
    game: int | None = None
    jobs: int = 1
    quiet: bool = False

    @property
    def is_into_folder(self) -> bool:
        """Whether each game gets a file of its own: where the format holds one, and OUT is not named as a file."""
        return (
            self.format.holds is Holds.ONE
            and self.output is not None
            and not suffix_of(self.output)
            and not (self.output.exists() and not self.output.is_dir())
        )


def convert(conversion: Conversion) -> Tally:
    """Write the games of files in a format; what was left out and the counts are told on standard error.

    Raises:
        OutputExistsError, FolderExistsError: if the output exists and may not be overwritten; a folder never may.
        OSError, BinaryFileError: if a file cannot be read or written.
        NothingWrittenError: if there is no game for a format that holds one.
        TooManyGamesError: if there are more than a format holds.
        SeveralGamesError: if there is more than one game for a format that holds one.
        BinaryTerminalError: if it is no text, for a terminal.
        NoSuchGameError: if the one game to convert is not there.
    """
    _check_terminal(conversion)
    files = named_files(conversion.files, conversion.output)
    is_shown = not conversion.quiet and not is_data_shown(conversion.output)
    with progress_over(files, shown=is_shown) as progress, _outlet(conversion) as outlet:
        run = _Run(outlet)
        for done in _done(conversion, files, progress):
            run.take(done)
        run.tell_untold()
        outlet.end()
    run.tell(conversion)
    return run.tally


def _check_terminal(conversion: Conversion) -> None:
    if not conversion.format.is_text and is_data_shown(conversion.output):
        raise BinaryTerminalError(conversion.format.name.value)


def _done(conversion: Conversion, files: Iterable[str], progress: ProgressBar) -> Iterator[Done]:
    batches = batches_of(files, progress)
    if conversion.game is None:
        writer = BatchWriter(conversion.format.name, conversion.choices, total_size(files))
        yield from results(writer, batches, conversion.jobs)
        return
    file, game = find_read_game(batches, conversion.game)
    yield write_games([game], file, conversion.format, conversion.choices)


@contextlib.contextmanager
def _outlet(conversion: Conversion) -> Iterator[Outlet]:
    """Where the games go; what is there already is replaced when all went well."""
    if conversion.is_into_folder and conversion.output is not None:
        with new_folder(conversion.output) as folder:
            yield FolderOutlet(folder, conversion.format)
        return
    with opened_output(conversion.output, force=conversion.force) as sink:
        if conversion.format.holds is Holds.ONE:
            yield LoneOutlet(sink, conversion.format)
            return
        if conversion.format.holds is Holds.TOGETHER:
            yield PageOutlet(sink, conversion.format, conversion.choices)
            return
        stream = StreamOutlet(sink, conversion.format.frame(conversion.choices))
        stream.begin()
        yield stream


@attrs.define
class _Run:
    """What has become of all batches so far."""

    outlet: Outlet
    tally: Tally = attrs.field(factory=Tally)
    losses: Losses = attrs.field(factory=Losses)
    _messages: int = 0

    def take(self, done: Done) -> None:
        """Write what was made of a batch."""
        self.tally.add(done.tally)
        self.losses.add(done.losses)
        for message in done.messages:
            self._say(message)
        for piece in done.pieces:
            try:
                self.outlet.take(piece)
            except UnwritableError as error:
                self.tally.faulty += not piece.is_faulty
                self.tally.written -= piece.game > 0
                self._say(unwritten_message(piece.file, piece.game, str(error)))

    def _say(self, message: str) -> None:
        self._messages += 1
        if self._messages <= _MOST_MESSAGES:
            typer.echo(message, err=True)

    def tell_untold(self) -> None:
        """Say of how many games it was not told one by one that they were not written."""
        if self._messages > _MOST_MESSAGES:
            typer.echo(f"{self._messages - _MOST_MESSAGES} more were not written or not read", err=True)

    def tell(self, conversion: Conversion) -> None:
        """Say what was left out, and how many games there were."""
        if conversion.quiet:
            return
        left_out = self.losses.in_words(conversion.format.losses)
        if left_out:
            typer.echo(f"{conversion.format.name.value}: left out {left_out}", err=True)
        tally = self.tally
        games = f"{counted(tally.read, 'game')} read, {tally.written} written, {tally.faulty} faulty"
        hint = "; 'junqi validate' shows them" if tally.findings else ""
        typer.echo(f"{games}; {tally.findings_in_words()}{hint}", err=True)
