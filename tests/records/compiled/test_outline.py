"""Games in outline are the same, whether compiled code lists their main lines or they are read in full."""

import io
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.notation.style import MoveStyle
from junqi.records.batches.batch import games_of
from junqi.records.batches.cutting import batches_in
from junqi.records.compiled.outline import Outline, outlines_of
from junqi.records.compiled.recognisers import Recognisers
from junqi.records.model.from_game import record_of
from junqi.records.reading.tally import is_faulty
from junqi.records.writing.writer import write_record

Writer = Callable[..., bytes]
Outlined = Callable[[bytes], int]


def told(game: Outline) -> tuple[object, ...]:
    """All that an outline tells."""
    read, record = game.read, game.read.record
    tags = None if record is None else dict(reversed(record.tags))
    result = None if record is None else record.result
    line = game.length(), list(game.plies()), list(game.positions())
    return read.number, tags, result, is_faulty(read), game.start(), line


@pytest.fixture(scope="module")
def outlined() -> Outlined:
    """Reads the games of a file in outline both ways, alike; how many of them compiled code takes."""
    recognisers = Recognisers(1 << 40)

    def read(data: bytes) -> int:
        taken = 0
        for batch in batches_in(io.BytesIO(data), "file"):
            found = list(outlines_of(recognisers, batch))
            assert list(map(told, found)) == [told(Outline(game)) for game in games_of(batch)], data
            taken += sum(game._actions is not None for game in found)
        return taken

    return read


@pytest.mark.parametrize("name", RULE_SETS)
def test_all_variants(name: str, outlined: Outlined, rich_game: Writer, starts: Callable[..., list[Game]]) -> None:
    random = Random(name)
    for start in starts(RULE_SETS[name], seed=3):
        assert outlined(b"".join(rich_game(name, start, random, plies) for plies in (0, 1, 30))) >= 2


@pytest.mark.parametrize("name", ["jungle-1a-white", "gunki-black", "junqi"])
def test_games_to_the_end(name: str, outlined: Outlined, games_to_the_end: Callable[[str], list[Game]]) -> None:
    text = "".join(write_record(record_of(game), style) for game in games_to_the_end(name) for style in MoveStyle)
    undealt = "\n".join(line for line in text.split("\n") if not line.startswith("[Deal"))
    assert outlined(text.encode()) == 3 * len(MoveStyle)
    assert outlined(undealt.encode())


def test_faulty_games_between_others(odd_files: list[bytes], outlined: Outlined) -> None:
    assert sum(map(outlined, odd_files))
