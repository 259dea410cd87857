"""Fixtures for tests of formats: records with everything that a record can hold."""

import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs
import pytest
from click.testing import Result
from typer.testing import CliRunner

from junqi.cli import build
from junqi.core.game import Game
from junqi.core.position import Position
from junqi.core.registry import rule_set
from junqi.records.model.record import Kept, Node, Record
from junqi.records.reading.reader import read_records

DATA = Path(__file__).parents[2] / "data" / "records"


class Ended:
    """How ``junqi convert`` ended."""

    def __init__(self, result: Result) -> None:
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr
        self.bytes = result.stdout_bytes

    def __str__(self) -> str:
        return f"exit code {self.code}\n--- stdout\n{self.out}--- stderr\n{self.err}"


@pytest.fixture
def convert(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Runs ``junqi convert`` where the data files are: ``convert(*arguments, stdin=...)``."""

    def run(*arguments: str, stdin: bytes | None = None) -> Ended:
        monkeypatch.chdir(DATA)
        return Ended(CliRunner().invoke(build(), ("convert", *arguments), input=stdin))

    return run


@pytest.fixture(scope="session")
def rich_record(
    rich_game: Callable[..., bytes], random_game: Callable[..., Game], random_positions: Callable[..., list[Position]]
) -> Callable[..., Record]:
    """Makes a record: ``rich_record(variant, seed, comments, plies=...)``; the comments are put anywhere."""

    def make(variant: str, seed: int, comments: tuple[str, ...] = (), plies: int = 40) -> Record:
        rules, random = rule_set(variant), Random(seed)
        position = random.choice((None, None, *random_positions(rules, seed, 1)))
        start = random_game(rules, seed, 0, position)
        text = rich_game(variant, start, random, random.choice((0, 3, plies)) if start.outcome is None else 0)
        [record] = [read.record for read in read_records(io.BytesIO(text)) if read.record is not None]
        return _commented(record, list(comments), random)

    return make


def _commented(record: Record, comments: list[str], random: Random) -> Record:
    """The record with the comments spread over the places where comments can stand, and a hidden line."""

    def some() -> tuple[str, ...]:
        return tuple(comments.pop() for _ in range(random.randrange(3)) if comments)

    first: dict[int, int] = {}

    def said(index: int, node: Node) -> Node:
        opens = first.setdefault(node.parent, index) != index
        return attrs.evolve(node, before=some() if opens else (), after=(*node.after, *some()))

    nodes = tuple(said(index, node) for index, node in enumerate(record.nodes))
    kept = (Kept(-1, "% hidden"),) if random.random() < 0.2 else ()
    return attrs.evolve(record, before=some(), nodes=nodes, after=some(), kept=kept)
