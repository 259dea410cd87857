"""The work of ``junqi split``."""

import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import attrs
import typer

from ...notation.counted import counted
from ..batches.running import results
from ..batches.standing_alone import standing_alone
from ..inputs import batches_of, named_files, progress_over
from ..storing.folders import new_folder
from .output import tell_text_before
from .safe_names import SafeNames
from .split_files import SplitFiles
from .split_keys import KeyedBatch, SplitKeys
from .whole_games import HINT


@attrs.frozen
class Splitting:
    """What is split: see the options of the command. Files are named by ``tags``, or hold ``games`` games each."""

    files: tuple[str, ...]
    output: Path
    games: int | None = None
    tags: tuple[str, ...] = ()
    jobs: int = 1
    quiet: bool = False


def run_split(splitting: Splitting) -> None:
    """Write the games of files into files of a new folder; how many they are is told on standard error.

    Raises:
        RawRefusedError: if games cannot be written as they stand.
        FolderExistsError: if the folder exists.
        OSError, BinaryFileError, DamagedFileError, NoFilesError: if a file cannot be read or written.
    """
    inputs = named_files(splitting.files)
    naming = _Naming(splitting.games)
    with progress_over(inputs, shown=not splitting.quiet) as progress, new_folder(splitting.output) as folder:
        batches = standing_alone(batches_of(inputs, progress), HINT)
        files = SplitFiles(folder, splitting.output)
        with contextlib.closing(results(SplitKeys(splitting.tags), batches, splitting.jobs)) as done:
            for batch in done:
                if batch.has_text_before:
                    tell_text_before(batch.file)
                files.add(naming.named(batch), batch.format)
    if not splitting.quiet:
        typer.echo(f"{counted(naming.count, 'game')} in {counted(len(files), 'file')}", err=True)


@attrs.define
class _Naming:
    """Names each game's files: by its keys, or by its number where so many games go to a file."""

    games: int | None
    count: int = 0
    _names: SafeNames = attrs.field(factory=SafeNames)

    def named(self, batch: KeyedBatch) -> Iterable[tuple[str, bytes]]:
        """Each game of a batch with the name of a file, once for each of its files."""
        for game in batch.games:
            for name in self._names_of(game.keys):
                yield name, game.data
            self.count += 1

    def _names_of(self, keys: tuple[str, ...]) -> Iterator[str]:
        if self.games is None:
            return map(self._names.name_of, keys)
        return iter((f"games-{self.count // self.games + 1:06}",))
