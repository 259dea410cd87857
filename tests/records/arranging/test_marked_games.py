"""Games that compiled code reads get the marks that they get when they are read in full."""

import io
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.notation.style import MoveStyle
from junqi.records.arranging.fingerprint import Sameness
from junqi.records.arranging.marked_games import Marker, mark_batch
from junqi.records.batches.cutting import batches_in
from junqi.records.compiled.bulk import CleanGames, pieces_of
from junqi.records.compiled.recognisers import Recognisers
from junqi.records.model.from_game import record_of
from junqi.records.writing.writer import write_record

Writer = Callable[..., bytes]
MarkedBothWays = Callable[[bytes], int]

WAYS = (Sameness(), Sameness(5), Sameness(0), Sameness(None, ("First", "Round")))


@pytest.fixture(scope="module")
def marked_both_ways() -> MarkedBothWays:
    """Marks the games of a file both ways, alike; how many of them compiled code takes."""
    markers, compiled = [Marker(way, 1 << 40) for way in WAYS], Recognisers(1 << 40)

    def mark(data: bytes) -> int:
        taken = 0
        for batch in batches_in(io.BytesIO(data), "file"):
            for marker in markers:
                assert marker(batch) == mark_batch(marker.sameness, batch), data
            pieces = pieces_of(compiled, batch, listing=True)
            taken += sum(piece.games for piece in pieces if isinstance(piece, CleanGames))
        return taken

    return mark


@pytest.mark.parametrize("name", RULE_SETS)
def test_all_variants(
    name: str, marked_both_ways: MarkedBothWays, rich_game: Writer, starts: Callable[..., list[Game]]
) -> None:
    random = Random(name)
    for start in starts(RULE_SETS[name], seed=3):
        assert marked_both_ways(b"".join(rich_game(name, start, random, plies) for plies in (1, 30))) == 2


@pytest.mark.parametrize("style", MoveStyle)
def test_flips_and_flags_of_junqi(
    style: MoveStyle, marked_both_ways: MarkedBothWays, games_to_the_end: Callable[[str], list[Game]]
) -> None:
    text = "".join(write_record(record_of(game), style) for game in games_to_the_end("junqi"))
    undealt = "\n".join(line for line in text.split("\n") if not line.startswith("[Deal"))
    assert marked_both_ways(text.encode()) == 3
    assert marked_both_ways(undealt.encode()) == (0 if style is MoveStyle.COORDINATE else 3)


def test_unclean_games_between_clean_ones(marked_both_ways: MarkedBothWays, jungle: Writer) -> None:
    good, bad = jungle("1. Rg4! Ra6 {a} (1... Rb7 $1) *"), jungle("1. Rg4 Rxa6 *")
    data = b"odd\n\n" + good + bad + good + good.replace(b"Ann", rb"\"A\"") + b"\xef\xbb\xbf" + good + bad + good
    assert marked_both_ways(data) == 3  # neither those with a fault nor those beside a byte order mark
    assert marked_both_ways(data.replace(b"\n", b"\r\n")) == 3
