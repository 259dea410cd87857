"""Memory and time of validating files of more and more games.

    python benchmarks/memory.py [SIZE ...] [--plies N]

Writes a file of SIZE random games of all kinds for each size, validates it with `junqi validate` in its own process
and prints the largest memory of that process. It should not grow with the number of games. Needs a Unix-like system.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from random import Random

from measure import print_table
from random_games import random_game

from junqi.core.registry import RULE_SETS
from junqi.records.from_game import record_of
from junqi.records.writer import write_record

SEED = 7
DIFFERENT = 180
"""How many different games there are; they are repeated to fill a file."""
SIZES = [1_000, 10_000, 100_000]
KIB_PER_RSS_UNIT = 1 if sys.platform != "darwin" else 1 / 1024


def texts(plies: int) -> list[bytes]:
    """Records of random games, of every rule set in turn."""
    random = Random(SEED)
    rule_sets = islice(cycle(RULE_SETS.values()), DIFFERENT)
    return [write_record(record_of(random_game(rules, random, plies))).encode() for rules in rule_sets]


def write_file(path: Path, games: list[bytes], size: int) -> None:
    """Write ``size`` games."""
    with path.open("wb") as stream:
        stream.writelines(islice(cycle(games), size))


def validate(path: Path) -> tuple[float, float]:
    """The peak memory in MiB and the seconds of validating a file, which must be without an error."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "junqi", "validate", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"junqi validate ended with exit code {process.returncode}")
    return usage.ru_maxrss * KIB_PER_RSS_UNIT / 1024, time.perf_counter() - start


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sizes", metavar="SIZE", type=int, nargs="*", default=SIZES, help="numbers of games")
    parser.add_argument("--plies", type=int, default=20, help="of each game")
    options = parser.parse_args()
    games, rows = texts(options.plies), []
    with tempfile.TemporaryDirectory() as folder:
        for size in options.sizes:
            path = Path(folder) / f"{size}.jgn"
            write_file(path, games, size)
            megabytes = path.stat().st_size / 1e6
            memory, seconds = validate(path)
            rows.append([f"{size:,}", f"{megabytes:.1f}", f"{memory:.1f}", f"{seconds:.1f}"])
            path.unlink()
    print_table(["games", "file, MB", "peak memory, MiB", "seconds"], rows)


if __name__ == "__main__":
    main()
