"""Compiled code writes what the full writer writes, for every game that it takes."""

import io
import re
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.notation.style import MoveStyle
from junqi.records.batches.batch import games_of
from junqi.records.batches.cutting import batches_in
from junqi.records.bulk import CleanGames, check_batch
from junqi.records.files import encode
from junqi.records.from_game import record_of
from junqi.records.recognisers import Recognisers
from junqi.records.writer import write_record

ExportedBothWays = Callable[[bytes], int]
Writer = Callable[..., bytes]
RandomGame = Callable[..., Game]

NOISE = (
    b" {white  \t\n space }",
    b" ; to the end } of a line\n",
    b" {; [%clk 0:09:58]\r\n%[ [x] %y }",
    b" {%eval} {[%eval #-5]}",
    " {象走了一步，好棋。马到成功！}".encode(),
    b" $3 $1",
    b" $1 $3 !?",
    b" !!",
    b" {}",
    b" {" + b"w" * 90 + b" %x}",
)


@pytest.fixture(scope="session")
def exported_both_ways() -> ExportedBothWays:
    """Writes the games of a file in full and by compiled code, which must agree; how many games the latter took."""
    compiled = Recognisers(1 << 40)

    def export(data: bytes) -> int:
        taken = 0
        for batch in batches_in(io.BytesIO(data), "file"):
            expected = {read.number: encode(write_record(read.record)) for read in games_of(batch) if read.record}
            for piece in check_batch(compiled, batch, exporting=True):
                if isinstance(piece, CleanGames):
                    numbers = range(piece.number, piece.number + piece.games)
                    assert piece.export == b"".join(map(expected.__getitem__, numbers)), data
                    taken += piece.games
        return taken

    return export


def starts(rules: RuleSet, random_game: RandomGame, seed: int) -> list[Game]:
    """The usual start of a variant, and a position in mid-game."""
    return [random_game(rules, seed, plies=0), Game.begin(rules, random_game(rules, seed, plies=7).position)]


def noisy(data: bytes, random: Random) -> bytes:
    """A game with odd but clean things between some of its moves, and other line ends now and then."""
    tags, movetext = data.split(b"\n\n", 1)
    words = re.split(rb"(?<=\d\.)\s|\s(?=\d+\.)", movetext)
    for at in range(1, len(words) - 1):
        if random.random() < 0.05:
            words[at] += random.choice(NOISE)
    return tags + b"\n\n" + b" ".join(words)


@pytest.mark.parametrize("name", RULE_SETS)
def test_all_variants_in_every_style(
    name: str, exported_both_ways: ExportedBothWays, rich_game: Writer, random_game: RandomGame
) -> None:
    random = Random(name)
    for start in starts(RULE_SETS[name], random_game, seed=2):
        for plies in (1, 40, 130):
            data = rich_game(name, start, random, plies)
            assert exported_both_ways(data) == 1
            assert exported_both_ways(data.replace(b"\n", b"\r\n")) == 1
            exported_both_ways(noisy(data, random))


@pytest.mark.parametrize("style", MoveStyle)
@pytest.mark.parametrize("game", ["jungle-2b-black", "gunki-emfg-white", "junqi"])
def test_games_to_the_end(
    game: str, style: MoveStyle, exported_both_ways: ExportedBothWays, random_game: RandomGame
) -> None:
    ended = [random_game(RULE_SETS[game], seed, plies=1500) for seed in range(10, 14)]
    assert all(played.outcome is not None for played in ended)
    assert exported_both_ways("".join(write_record(record_of(played), style) for played in ended).encode()) == 4
