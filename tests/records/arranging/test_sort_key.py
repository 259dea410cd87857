"""Keys whose bytes compare as the games should."""

import itertools
from random import Random

import pytest

from junqi.records.arranging.sort_key import SortKey, SortKeyError, natural_bytes, parse_keys, sort_bytes


def test_natural_order() -> None:
    values = ("Round 2", "round 2.1", "Round 10", "Round 10 a", "rounds")
    assert sorted(set(values), key=natural_bytes) == list(values)
    assert natural_bytes("Ann") == natural_bytes("ANN")
    assert natural_bytes("7") == natural_bytes("007")


def test_long_numbers_compare_by_value() -> None:
    random = Random(1)
    numbers = [random.randrange(10 ** random.randint(1, 40)) for _ in range(200)]
    assert sorted(numbers, key=lambda n: natural_bytes(str(n))) == sorted(numbers)


@pytest.mark.parametrize("descending", [False, True])
def test_what_is_missing_comes_last_either_way(descending: bool) -> None:
    keys = (SortKey("date", descending),)
    dates = ["2025.??.??", "2025.01.01", "2026.12.31"]
    unknown = ["????.??.??", "?", "", None]
    everything = [*unknown, *dates]

    def key(date: str | None) -> bytes:
        return sort_bytes(keys, {} if date is None else {"date": date}, None)

    assert sorted(everything, key=key) == [*(dates[::-1] if descending else dates), *unknown]


def test_several_keys_are_asked_in_turn_and_each_runs_its_way() -> None:
    games = list(itertools.product(("Ann", "an", "Bo"), ("1", "9", "10")))
    keys = parse_keys("First, -Round")
    found = sorted(games, key=lambda game: sort_bytes(keys, {"first": game[0], "round": game[1]}, None))
    assert found == [(first, r) for first in ("an", "Ann", "Bo") for r in ("10", "9", "1")]


def test_lengths_are_numbers() -> None:
    keys = parse_keys("-length")
    assert sorted((9, 100, 20, 0), key=lambda n: sort_bytes(keys, {}, n)) == [100, 20, 9, 0]


@pytest.mark.parametrize("text", ["", "Date,", "-", "Da te", "--Date", "First;Second"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(SortKeyError, match="keys are tags or 'length'"):
        parse_keys(text)
