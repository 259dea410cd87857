"""A program that plays at random, or misbehaves, and matches between two of it."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from junqi.cli import build
from junqi.records.reading.game_reader import ReadGame
from junqi.records.reading.reader import read_records

RANDOM_MOVER = Path(__file__).parents[2] / "data" / "engines" / "random_mover.py"


@pytest.fixture
def mover() -> Callable[..., str]:
    """How the random mover is named on the command line, with arguments of its own."""
    return lambda *arguments: "uci:" + shlex.join((sys.executable, str(RANDOM_MOVER), *arguments))


@pytest.fixture
def match() -> Callable[..., Result]:
    """Runs ``junqi match`` in this process."""
    return lambda *arguments: CliRunner().invoke(build(), ["match", *map(str, arguments)])


@pytest.fixture
def games() -> Callable[[Path], list[ReadGame]]:
    """The games of a file, which must all be without findings."""

    def read(path: Path) -> list[ReadGame]:
        with path.open("rb") as stream:
            found = list(read_records(stream, str(path)))
        assert not [finding for game in found for finding in game.findings]
        return found

    return read
