"""Start-up times, beside the smallest programs that use the same libraries.

    python benchmarks/startup.py [--runs N]

Measures `junqi --help` and the help of a one-command Typer program, then the first screen of the app and of a minimal
Textual app in a terminal of 80x24. Each pair takes turns in one run, after one start that does not count (it compiles
the modules); prints the medians and their ratio.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from first_paint import first_paint
from measure import medians, print_table, timed

HERE = Path(__file__).parent
JUNQI = [sys.executable, "-m", "junqi"]


def program(name: str) -> list[str]:
    """The command that runs a script beside this one."""
    return [sys.executable, str(HERE / name)]


def run(command: list[str]) -> None:
    """Run a command to its end, its output thrown away."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


MEASURES: dict[str, tuple[Callable[[], float], Callable[[], float]]] = {
    "junqi --help / one-command Typer program --help": (
        partial(timed, partial(run, [*JUNQI, "--help"])),
        partial(timed, partial(run, [*program("minimal_typer.py"), "--help"])),
    ),
    "first screen of junqi / of a minimal Textual app": (
        partial(first_paint, "New game", JUNQI),
        partial(first_paint, "Hello, world", program("minimal_textual.py")),
    ),
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=11)
    runs = parser.parse_args().runs
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # programs that were installed are compiled
    rows = []
    for name, (own, other) in MEASURES.items():
        own(), other()
        seconds = medians({"own": own, "other": other}, runs)
        ratio = seconds["own"] / seconds["other"]
        rows.append([name, f"{seconds['own']:.3f}", f"{seconds['other']:.3f}", f"{ratio:.2f}"])
    print_table(["start", "junqi, s", "minimal, s", "ratio"], rows)


if __name__ == "__main__":
    main()
