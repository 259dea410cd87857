"""The work of ``junqi validate``."""

from collections.abc import Iterator
from functools import partial

import typer

from ..notation.counted import counted
from .bulk import CleanGames, check_records
from .finding import Finding
from .game_reader import ReadGame
from .input_format import read_any_by
from .inputs import ProgressBar, named_files, read_files_by, total_size
from .recognisers import Recognisers
from .report import report_line
from .report_format import ReportFormat
from .tally import Tally


def validate_files(files: list[str], how: ReportFormat, most: int | None) -> Tally:
    """Check files, print at most ``most`` findings on standard output, and tell the counts on standard error.

    Raises:
        OSError, BinaryFileError: if a file cannot be read.
    """
    files = named_files(files)
    tally = Tally()
    size = total_size(files)
    read = partial(read_any_by, partial(check_records, Recognisers(size, partial(typer.echo, err=True))))
    with ProgressBar(size, shown=True) as progress:
        _print(_findings(read_files_by(read, files, progress), tally), how, most)
    unprinted = max(0, tally.findings - most) if most is not None else 0
    more = f" ({unprinted} not shown)" if unprinted else ""
    summary = f"{counted(tally.read, 'game')} read, {tally.faulty} faulty; {tally.findings_in_words()}{more}"
    typer.echo(summary, err=True)
    return tally


def _findings(games: Iterator[ReadGame | CleanGames], tally: Tally) -> Iterator[Finding]:
    for game in games:
        if isinstance(game, CleanGames):
            tally.read += game.games
        else:
            tally.take(game)
            yield from game.findings


def _print(findings: Iterator[Finding], how: ReportFormat, most: int | None) -> None:
    """Findings as they come; JSON is one array."""
    is_array = how is ReportFormat.JSON
    printed = 0
    for finding in findings:
        if most is not None and printed >= most:
            continue
        line = report_line(finding, how)
        typer.echo((",\n" if printed else "[\n") + line if is_array else line, nl=not is_array)
        printed += 1
    if is_array:
        typer.echo("\n]" if printed else "[]")
