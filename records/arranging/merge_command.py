"""The work of ``junqi merge``."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import attrs
import typer

from ...notation.counted import counted
from ..batches.batch import Batch
from ..batches.standing_alone import standing_alone
from ..inputs import batches_of, is_data_shown, named_files, progress_over
from ..storing.outputs import opened_output
from .merging import merged
from .output import tell_text_before
from .whole_games import HINT


@attrs.frozen
class Merging:
    """What is merged: see the options of the command. ``output`` is ``None`` for standard output."""

    files: tuple[str, ...]
    output: Path | None = None
    force: bool = False
    quiet: bool = False


@attrs.define
class _Count:
    games: int = 0

    def counting(self, batches: Iterable[Batch]) -> Iterator[Batch]:
        """The batches, their games counted."""
        for batch in batches:
            self.games += batch.games
            yield batch


def run_merge(merging: Merging) -> None:
    """Write the games of files one after the other; how many they are is told on standard error.

    Raises:
        RawRefusedError: if games cannot stand in one file as they are.
        OutputExistsError: if the output exists and may not be overwritten.
        OSError, BinaryFileError, DamagedFileError, NoFilesError: if a file cannot be read or written.
    """
    files, count = named_files(merging.files, merging.output), _Count()
    is_bar_shown = not merging.quiet and not is_data_shown(merging.output)
    with progress_over(files, shown=is_bar_shown) as progress:
        batches = count.counting(standing_alone(batches_of(files, progress), HINT))
        with opened_output(merging.output, force=merging.force) as sink:
            for data in merged(batches, tell_text_before):
                sink.write(data)
    if not merging.quiet:
        typer.echo(f"{counted(count.games, 'game')} of {counted(len(files), 'file')} merged", err=True)
