"""When a file is worth compiled reading, and what that costs."""

import io
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.batches import cutting
from junqi.records.compiled import recognisers
from junqi.records.compiled.bulk import CleanGames, check_records
from junqi.records.compiled.recognisers import Recognisers

BothWays = Callable[[bytes], int]
Writer = Callable[..., bytes]
RandomGame = Callable[..., Game]


def test_small_files_are_read_without_compiled_code(tmp_path: Path, jungle: Writer) -> None:
    path = tmp_path / "games.jgn"
    path.write_bytes(jungle("1. Rg4 Ra6 *") * 3)
    command = [sys.executable, "-X", "importtime", "-m", "junqi", "validate", str(path)]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "3 games read" in finished.stderr
    assert "numba" not in finished.stderr


def test_a_stream_of_unknown_size_is_worth_it_once_enough_was_read(
    monkeypatch: pytest.MonkeyPatch, jungle: Writer
) -> None:
    data = jungle("1. Rg4 Ra6 *") * 40
    monkeypatch.setattr(recognisers, "WORTH_LOADING", 5000)
    monkeypatch.setattr(recognisers, "WORTH_COMPILING", 5000)
    monkeypatch.setattr(cutting, "SIZE", 2000)
    monkeypatch.setattr(recognisers, "is_warm", lambda _: False)
    told: list[str] = []
    reads = list(check_records(Recognisers(None, told.append), io.BytesIO(data), "-"))
    assert told == ["compiling what reads records of Jungle; that happens once"]
    taken = [isinstance(read, CleanGames) for read in reads]
    assert taken.index(True) > 5
    assert all(taken[taken.index(True) :])
    assert sum(read.games if isinstance(read, CleanGames) else 1 for read in reads) == 40


def test_only_games_whose_reader_is_compiled_are_taken(
    monkeypatch: pytest.MonkeyPatch, rich_game: Writer, random_game: RandomGame
) -> None:
    names = ("jungle-1a-white", "gunki-black", "junqi") * 2
    games = (rich_game(name, random_game(RULE_SETS[name], 1, plies=0), Random(1), 9) for name in names)
    monkeypatch.setattr(recognisers, "WORTH_LOADING", 0)
    monkeypatch.setattr(recognisers, "is_warm", lambda rules: rules.game == "junqi")
    told: list[str] = []
    reads = list(check_records(Recognisers(1, told.append), io.BytesIO(b"".join(games)), "-"))
    assert [isinstance(read, CleanGames) for read in reads] == [False, False, True] * 2
    assert not told


class ManyGames:
    """A stream of many games that are never all there."""

    def __init__(self, game: bytes, count: int) -> None:
        self._game = game
        self._left = count

    def read(self, size: int) -> bytes:
        games = min(self._left, size // len(self._game) + 1)
        self._left -= games
        return self._game * games


def peak(compiled: Recognisers, game: bytes, count: int) -> int:
    """The most memory that checking a game so many times takes, in bytes."""
    tracemalloc.start()
    try:
        reads = check_records(compiled, ManyGames(game, count), "-")
        assert sum(read.games for read in reads if isinstance(read, CleanGames)) == count
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_number_of_games(jungle: Writer) -> None:
    compiled = Recognisers(1 << 40)
    game = jungle("1. Rg4 Ra6 {a comment} 2. Rg5 (2. Wd3) 2... Ra5 *")
    peak(compiled, game, 10)  # what is loaded once
    few, many = peak(compiled, game, 20_000), peak(compiled, game, 200_000)
    assert 20_000 * len(game) > 2 * cutting.SIZE
    assert many < few * 1.1
