"""Memory and time of every command about records, with more and more games.

    python benchmarks/memory.py [SIZE ...] [--plies N] [--only COMMAND ...]

Writes a file of SIZE random games of all kinds for each size, gives it to each command in its own process and prints
the largest memory of that process. It should not grow with the number of games where a command streams, and stay
within --memory where it does not. Needs a Unix-like system.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

from measure import print_table
from random_games import random_game

from junqi.core.registry import RULE_SETS
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

SEED = 7
DIFFERENT = 180
"""How many different games there are; they are repeated to fill a file."""
SIZES = [1_000, 10_000, 100_000]
KIB_PER_RSS_UNIT = 1 if sys.platform != "darwin" else 1 / 1024
COMMANDS = {
    "validate": ("validate", "IN"),
    "fix": ("fix", "IN", "-o", "OUT"),
    "filter --raw": ("filter", "IN", "--result", "1-0", "--raw", "-o", "OUT"),
    "convert to JGN": ("convert", "IN", "--to", "jgn", "-o", "OUT"),
    "convert to JSON Lines": ("convert", "IN", "--to", "jsonl", "-o", "OUT"),
    "convert to JSON": ("convert", "IN", "--to", "json", "-o", "OUT"),
    "convert to CSV": ("convert", "IN", "--to", "csv", "-o", "OUT"),
    "convert to CSV of plies": ("convert", "IN", "--to", "csv-plies", "-o", "OUT"),
    "convert to text": ("convert", "IN", "--to", "text", "-o", "OUT"),
    "convert to Markdown": ("convert", "IN", "--to", "markdown", "-o", "OUT"),
    "convert to .zsg": ("convert", "IN", "--to", "zsg", "-o", "OUT"),
    "merge": ("merge", "IN", "IN", "-o", "OUT"),
    "merge, compressed": ("merge", "IN", "-o", "OUT.gz"),
    "split by 1,000 games": ("split", "IN", "--games", "1000", "-o", "OUT"),
    "split by player": ("split", "IN", "--by", "player", "-o", "OUT"),
    "dedupe": ("dedupe", "IN", "--tags", "First", "--report", "REPORT", "-o", "OUT"),
    "sort": ("sort", "IN", "--by", "First", "-o", "OUT"),
    "stats": ("stats", "IN"),
    "tree": ("tree", "IN"),
}
"""What is measured; ``IN`` and ``OUT`` stand for files."""
REFUSED = 1
"""The exit code of a command that found faults in games or could not write some."""


def texts(plies: int) -> list[bytes]:
    """Records of random games, of every rule set in turn."""
    random = Random(SEED)
    rule_sets = islice(cycle(RULE_SETS.values()), DIFFERENT)
    return [write_record(record_of(random_game(rules, random, plies))).encode() for rules in rule_sets]


def write_file(path: Path, games: list[bytes], size: int) -> None:
    """Write ``size`` games, each with a player of its own so that no two are the same."""
    with path.open("wb") as stream:
        for number, game in enumerate(islice(cycle(games), size)):
            stream.write(game.replace(b'[First "?"]', b'[First "Player %d"]' % number, 1))


def measure(command: tuple[str, ...], folder: Path) -> tuple[float, float]:
    """The peak memory in MiB and the seconds of a command in a folder, which must not fail."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "junqi", *command], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in {0, REFUSED}:
        raise SystemExit(f"junqi {' '.join(command)} ended with exit code {process.returncode}")
    return usage.ru_maxrss * KIB_PER_RSS_UNIT / 1024, time.perf_counter() - start


def rows_of(folder: Path, size: int, names: list[str]) -> Iterator[list[str]]:
    """A row of the table for each command."""
    megabytes = (folder / "IN").stat().st_size / 1e6
    for name in names:
        memory, seconds = measure(COMMANDS[name], folder)
        yield [name, f"{size:,}", f"{megabytes:.1f}", f"{memory:.1f}", f"{seconds:.1f}"]
        for output in folder.iterdir():
            if output.name != "IN":
                shutil.rmtree(output) if output.is_dir() else output.unlink()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sizes", metavar="SIZE", type=int, nargs="*", default=SIZES, help="numbers of games")
    parser.add_argument("--plies", type=int, default=20, help="of each game")
    parser.add_argument("--only", metavar="COMMAND", nargs="+", choices=COMMANDS, default=list(COMMANDS))
    options = parser.parse_args()
    games, rows = texts(options.plies), []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size in options.sizes:
            write_file(folder / "IN", games, size)
            rows += rows_of(folder, size, options.only)
    rows.sort(key=lambda row: options.only.index(row[0]))
    print_table(["command", "games", "file, MB", "peak memory, MiB", "seconds"], rows)


if __name__ == "__main__":
    main()
