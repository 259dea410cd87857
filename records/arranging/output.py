"""Where games that were put in order go."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import typer

from ...notation.command_line import printable
from ..batches.joining import joined
from ..storing.outputs import opened_output


def write_games(games: Iterable[bytes], output: Path | None, *, force: bool) -> int:
    """Write games as they stand to a file that appears whole, or to standard output; how many they are.

    Raises:
        OutputExistsError: if the file exists and ``force`` is not set.
        OSError: if it cannot be written.
    """
    count = 0

    def counting() -> Iterator[bytes]:
        nonlocal count
        for game in games:
            count += 1
            yield game

    with opened_output(output, force=force) as sink:
        for data in joined(counting()):
            sink.write(data)
    return count


def tell_text_before(file: str) -> None:
    """Say that text that belongs to no game is not written."""
    typer.echo(f"{printable(file)}: the text before the first game is left out", err=True)
