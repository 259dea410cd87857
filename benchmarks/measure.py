"""What the benchmarks share: interleaved timing, and tables."""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence


def timed(work: Callable[[], object]) -> float:
    """Seconds that a call takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def medians(measures: Mapping[str, Callable[[], float]], runs: int) -> dict[str, float]:
    """The median of ``runs`` measurements of each measure.

    The measures take turns, so that a machine that slows down or speeds up meanwhile does so for all of them.
    """
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(runs):
        for name, measure in measures.items():
            found[name].append(measure())
    return {name: statistics.median(values) for name, values in found.items()}


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a Markdown table; the first column is text, the others are numbers."""
    widths = [max(len(row[column]) for row in (headings, *rows)) for column in range(len(headings))]
    lines = [headings, ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])], *rows]
    for line in lines:
        first, *others = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        print("| " + " | ".join((first, *others)) + " |")
