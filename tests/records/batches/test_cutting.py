"""Streams cut into batches of whole games, wherever a piece ends."""

from io import BytesIO

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from junqi.records.batches import cutting
from junqi.records.batches.batch import games_of, raw_games_of
from junqi.records.batches.cutting import batches_in
from junqi.records.formats.input_format import read_any
from junqi.records.formats.raw_game import raw_games

GAME = b"""[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[First "?"]
[Second "?"]
[Result "*"]
[Variant "jungle-1a-white"]

1. Rg4 {a comment
over lines} Ra6 *

"""

PARTS = [
    GAME,
    GAME.replace(b"\n", b"\r\n"),
    GAME.replace(b"Rg4", b"Rg9"),
    b"text\n",
    b"\n",
    b"\xef\xbb\xbf" + GAME,
    b'[Event "x"]\n',
    b"{",
    b"\xff",
    b'{"version": 1, "tags": [], "nodes": [], "result": "*"}\n',
]
texts = st.lists(st.sampled_from(PARTS), max_size=8).map(b"".join)


@pytest.fixture(autouse=True, scope="module")
def small_batches():
    whole, cutting.SIZE = cutting.SIZE, 64
    yield
    cutting.SIZE = whole


@given(texts)
def test_batches_hold_what_the_file_holds(text):
    batches = [batch for batch in batches_in(BytesIO(text)) if batch.data]
    assert b"".join(batch.data for batch in batches) == text
    assert [batch.offset for batch in batches] == list(_sums(batches))
    assert all(batch.last == (batch is batches[-1]) for batch in batches)


def _sums(batches):
    at = 0
    for batch in batches:
        yield at
        at += len(batch.data)


@given(texts)
def test_games_of_batches_are_those_of_the_file(text):
    whole = list(read_any(BytesIO(text), "f"))
    cut = [game for batch in batches_in(BytesIO(text), "f") for game in games_of(batch)]
    assert cut == whole


@given(texts)
def test_raw_games_are_those_of_the_file(text):
    whole = [attrs.evolve(raw, read=None) for raw in raw_games(BytesIO(text), "f")]
    cut = [raw for batch in batches_in(BytesIO(text), "f") for raw in raw_games_of(batch)]
    assert [attrs.evolve(raw, read=None) for raw in cut if raw.block.is_game or raw.read] == whole


def test_utf_16_is_cut_as_utf_8_and_told():
    text = (GAME * 3).decode().encode("utf-16")
    batches = list(batches_in(BytesIO(text), "f"))
    assert sum(batch.games for batch in batches) == 3
    assert not any(batch.in_place for batch in batches)
    assert [game for batch in batches for game in games_of(batch)] == list(read_any(BytesIO(text), "f"))
