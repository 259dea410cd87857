"""What benchmarks of reading share: their options, programs that are run whole, and the table of plies per second."""

import argparse
import shutil
import subprocess
from collections.abc import Callable, Mapping
from functools import partial

import attrs
from measure import medians, print_table, timed


@attrs.frozen
class Measure:
    """Something to be timed, and how many plies it reads."""

    work: Callable[[], None]
    plies: int


def options_of(description: str | None, games: int, copies: int) -> argparse.Namespace:
    """What the command line asks for; ``games`` and ``copies`` are what it need not say."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--copies", type=int, default=copies, help="of the games, for what is fast")
    parser.add_argument("--plies", type=int, default=80, help="of each game")
    parser.add_argument("--runs", type=int, default=5)
    return parser.parse_args()


def run(*command: str) -> None:
    """Run a program that is to find nothing wrong."""
    subprocess.run(command, capture_output=True, check=True)


def pgn_extract() -> str | None:
    """The program's path, if it is installed."""
    return shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")


def compare(measures: Mapping[str, Measure], rivals: Mapping[str, str], options: argparse.Namespace) -> None:
    """Time all in turns and print a table; ``rivals`` are the yardsticks among them, by name, as headings call them."""
    seconds = medians({name: partial(timed, measure.work) for name, measure in measures.items()}, options.runs)
    speed = {name: measure.plies / seconds[name] for name, measure in measures.items()}
    there = [rival for rival in rivals if rival in speed]
    rows = [[name, f"{speed[name]:,.0f}", *(f"{speed[name] / speed[rival]:.2f}" for rival in there)] for name in speed]
    headings = [f"games of {options.plies} plies", "plies per s", *(f"times {rivals[rival]}" for rival in there)]
    print_table(headings, rows)
