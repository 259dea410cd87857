"""How much faster commands are in several processes.

    python benchmarks/jobs.py [--scale X] [--plies N] [--jobs N] [--runs N] [--only COMMAND ...]

Runs each command on a file of random games in one process and in --jobs in turns. Printed are the medians of the
seconds, their ratio, and what the ratio would be on cores with nothing else to do: of the processor time that one
process takes, as many times as there are jobs, by what several take in all. On a busy machine only the last means
something. The outputs must be the same. Each process loads its code, so files are as large as it takes for that to
matter little: a million games where compiled code reads them. Needs a Unix-like system.
"""

import argparse
import hashlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import attrs
from measure import print_table
from memory import texts, write_file

COMPILED, IN_FULL = 1_000_000, 20_000
"""Games where compiled code reads nearly all of them, and where each is read in full."""
COMMANDS = {
    "validate": (COMPILED, ("validate", "IN")),
    "convert to JGN": (COMPILED, ("convert", "IN", "--to", "jgn")),
    "convert to JSON Lines": (IN_FULL, ("convert", "IN", "--to", "jsonl")),
    "filter": (IN_FULL, ("filter", "IN", "--reason", "den")),
    "fix": (IN_FULL, ("fix", "IN")),
    "stats": (IN_FULL, ("stats", "IN")),
}
"""What is measured, with how many games; ``IN`` stands for the file."""
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


def row_of(name: str, folder: Path, options: argparse.Namespace) -> list[str]:
    """The row of a command."""
    games, command = COMMANDS[name]
    write_file(folder / "IN", texts(options.plies), int(games * options.scale))
    pairs = [tuple(run(command, folder, jobs) for jobs in (1, options.jobs)) for _ in range(options.runs)]
    if any(alone.digest != several.digest for alone, several in pairs):
        raise SystemExit(f"{name}: the output depends on the number of processes")
    alone, several = (statistics.median(pair[index].seconds for pair in pairs) for index in (0, 1))
    of_one, of_all = (statistics.median(pair[index].processor for pair in pairs) for index in (0, 1))
    megabytes = (folder / "IN").stat().st_size / 1e6
    figures = (alone, several), (alone / several,), (of_one, of_all), (options.jobs * of_one / of_all,)
    return [name, f"{megabytes:.0f}", *(f"{x:.{2 if len(some) == 1 else 1}f}" for some in figures for x in some)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scale", type=float, default=1.0, help="as many times the usual number of games")
    parser.add_argument("--plies", type=int, default=80, help="of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", metavar="COMMAND", nargs="+", choices=COMMANDS, default=list(COMMANDS))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = [row_of(name, Path(folder), options) for name in options.only]
    headings = ["command", "file, MB", "one, s", "jobs, s", "ratio", "one, CPU s", "jobs, CPU s", "ratio on free cores"]
    print_table(headings, rows)


if __name__ == "__main__":
    main()
