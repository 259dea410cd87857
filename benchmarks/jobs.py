"""How much faster commands are in several processes.

    python benchmarks/jobs.py [--games N] [--plies N] [--jobs N] [--runs N] [--only COMMAND ...]

Writes a file of random games, and runs each command in one process and in --jobs in turns. Printed are the medians of
the seconds, their ratio, and what the ratio would be on cores with nothing else to do: of the processor time that
one process takes, as many times as there are jobs, by what several take in all. On a busy machine only the last means
something. The outputs must be the same. Needs a Unix-like system.
"""

import argparse
import hashlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import attrs
from measure import print_table
from memory import texts, write_file

COMMANDS = {
    "validate": ("validate", "IN"),
    "convert to JGN": ("convert", "IN", "--to", "jgn"),
    "convert to JSON Lines": ("convert", "IN", "--to", "jsonl"),
    "filter": ("filter", "IN", "--reason", "den"),
    "fix": ("fix", "IN"),
    "stats": ("stats", "IN"),
}
"""What is measured; ``IN`` stands for the file."""
BUG = 2
"""Exit codes from here on are failures."""


@attrs.frozen
class Run:
    """How a command ran: seconds, seconds of processor time of all its processes, and a digest of what it wrote."""

    seconds: float
    processor: float
    digest: bytes


def run(command: tuple[str, ...], folder: Path, jobs: int) -> Run:
    """Run a command on the file of a folder."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    line = [sys.executable, "-m", "junqi", *command, "--jobs", str(jobs)]
    with (folder / "OUT").open("w+b") as output:
        ended = subprocess.run(line, cwd=folder, stdout=output, stderr=subprocess.PIPE, check=False)
        seconds, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        output.seek(0)
        digest = hashlib.file_digest(output, "sha256").digest()
    if ended.returncode >= BUG:
        raise SystemExit(ended.stderr.decode())
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(seconds, processor, digest)


def rows_of(folder: Path, options: argparse.Namespace) -> Iterator[list[str]]:
    """A row of the table for each command."""
    for name in options.only:
        pairs = [tuple(run(COMMANDS[name], folder, jobs) for jobs in (1, options.jobs)) for _ in range(options.runs)]
        if any(alone.digest != several.digest for alone, several in pairs):
            raise SystemExit(f"{name}: the output depends on the number of processes")
        alone, several = (statistics.median(pair[index].seconds for pair in pairs) for index in (0, 1))
        of_one, of_all = (statistics.median(pair[index].processor for pair in pairs) for index in (0, 1))
        free = options.jobs * of_one / of_all
        yield [
            name,
            f"{alone:.1f}",
            f"{several:.1f}",
            f"{alone / several:.2f}",
            f"{of_one:.1f}",
            f"{of_all:.1f}",
            f"{free:.2f}",
        ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--plies", type=int, default=80, help="of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", metavar="COMMAND", nargs="+", choices=COMMANDS, default=list(COMMANDS))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_file(folder / "IN", texts(options.plies), options.games)
        rows = list(rows_of(folder, options))
        print(f"{options.games:,} games, {(folder / 'IN').stat().st_size / 1e6:.0f} MB, {options.jobs} jobs")
    print_table(["command", "one, s", "jobs, s", "ratio", "one, CPU s", "jobs, CPU s", "ratio on free cores"], rows)


if __name__ == "__main__":
    main()
