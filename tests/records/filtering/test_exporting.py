"""Games that were picked are written alike by compiled code and in full."""

import io
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.batches.batch import raw_games_of
from junqi.records.batches.cutting import batches_in
from junqi.records.compiled import recognisers
from junqi.records.compiled.recognisers import Recognisers
from junqi.records.filtering.exporting import export_of
from junqi.records.formats.raw_game import read_raw
from junqi.records.storing.files import encode
from junqi.records.writing.writer import write_record


@pytest.fixture
def exports(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], list[bytes | None]]:
    """What compiled code writes of each game of a file, if anything, which is what the full writer does."""
    compiled = Recognisers(1 << 40)
    monkeypatch.setattr(recognisers, "recognisers_of", lambda *_: compiled)

    def export(data: bytes) -> list[bytes | None]:
        found = []
        for batch in batches_in(io.BytesIO(data), "file"):
            for raw in raw_games_of(batch):
                found.append(export_of(raw))
                record = read_raw(raw).record
                assert record is not None
                assert found[-1] in (None, encode(write_record(record)))
        return found

    return export


def test_clean_games_are_written_by_compiled_code(
    exports: Callable[[bytes], list[bytes | None]],
    rich_game: Callable[..., bytes],
    random_game: Callable[..., Game],
    jungle: Callable[..., bytes],
) -> None:
    names = ("jungle-1a-white", "gunki-black", "junqi")
    games = [rich_game(name, random_game(RULE_SETS[name], 4, plies=0), Random(4), 30) for name in names]
    games.insert(1, jungle("1. Rg4 Rxa6 *"))
    assert [found is not None for found in exports(b"".join(games))] == [True, False, True, True]
    assert exports(b"no game\n\n" + games[0].rstrip() + b"\n")[0] is None


def test_few_games_are_written_in_full(monkeypatch: pytest.MonkeyPatch, jungle: Callable[..., bytes]) -> None:
    monkeypatch.setattr(recognisers, "recognisers_of", lambda *_: Recognisers())
    monkeypatch.setattr(recognisers, "is_warm", lambda _: True)
    [raw] = raw_games_of(next(batches_in(io.BytesIO(jungle("1. Rg4 *")), "file")))
    assert export_of(raw) is None
