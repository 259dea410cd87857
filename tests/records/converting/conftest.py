"""Fixtures for tests of formats: records with everything that a record can hold."""

import functools
import io
from collections.abc import Callable
from random import Random

import attrs
import pytest

from command_runs import Ended
from junqi.core.game import Game
from junqi.core.position import Position
from junqi.core.registry import rule_set
from junqi.records.model.record import Kept, Node, Record
from junqi.records.reading.reader import read_records


@pytest.fixture
def convert(junqi: Callable[..., Ended]) -> Callable[..., Ended]:
    """Runs ``junqi convert`` where the data files are: ``convert(*arguments, stdin=...)``."""
    return functools.partial(junqi, "convert")


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
