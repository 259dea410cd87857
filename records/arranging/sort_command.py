"""The work of ``junqi sort``."""

import contextlib
from collections.abc import Generator, Iterable
from functools import partial
from pathlib import Path

import attrs
import typer

from ...notation.counted import counted
from ..batches.running import results
from ..batches.standing_alone import standing_alone
from ..inputs import batches_of, is_data_shown, named_files, progress_over
from ..spilling.memory_size import memory_for_tables, memory_size
from .output import tell_text_before, write_games
from .sort_key import parse_keys
from .sorting import KeyedGames, key_batch, sorted_games
from .whole_games import HINT


@attrs.frozen
class Sorting:
    """What is sorted: see the options of the command. ``output`` is ``None`` for standard output."""

    files: tuple[str, ...]
    by: str = "Date,Event,Round"
    output: Path | None = None
    force: bool = False
    memory: str = "256M"
    jobs: int = 1
    quiet: bool = False


def run_sort(sorting: Sorting) -> None:
    """Write the games of files in order; how many they are is told on standard error.

    Raises:
        SortKeyError, MemorySizeError: if the request makes no sense.
        RawRefusedError: if games cannot be written as they stand.
        OutputExistsError: if the output exists and may not be overwritten.
        OSError, BinaryFileError, SpillError: if a file cannot be read or written.
    """
    keys, memory = parse_keys(sorting.by), memory_for_tables(memory_size(sorting.memory))
    files = named_files(sorting.files, sorting.output)
    is_shown = not sorting.quiet and not is_data_shown(sorting.output)
    with progress_over(files, shown=is_shown) as progress:
        batches = standing_alone(batches_of(files, progress), HINT)
        with contextlib.closing(_told(results(partial(key_batch, keys), batches, sorting.jobs))) as keyed:
            games = sorted_games(keyed, memory)
            count = write_games(games, sorting.output, force=sorting.force)
    if not sorting.quiet:
        typer.echo(f"{counted(count, 'game')} sorted by {sorting.by}", err=True)


def _told(keyed: Iterable[KeyedGames]) -> Generator[KeyedGames, None, None]:
    for some in keyed:
        if some.has_text_before:
            tell_text_before(some.file)
        yield some
