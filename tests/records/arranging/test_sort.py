"""Games in order: all of them, byte for byte, and equal ones as they came."""

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import jgn_games
from junqi.records.batches.batch import raw_games_of
from junqi.records.batches.cutting import batches_in

MOVES = ("1. Rg4", "1. Rg4 Ra6", "1. Rg4 Ra6 2. Rg5", "1. Rg4 Eg9 2. Rg5")


def game(number: int, first: str, date: str, movetext: str = "", **more: str) -> str:
    return jgn_games.game(f"{movetext} *", Date=date, Round=str(number), First=first, **more)


@pytest.fixture
def sort(junqi: Callable[..., Any]) -> Callable[..., bytes]:
    """Games sorted: ``sort(data, *options)``."""

    def run(data: bytes, *options: str) -> bytes:
        ended = junqi("sort", "-", *options, stdin=data)
        assert ended.code == 0, ended
        found: bytes = ended.bytes
        return found

    return run


def games_at_random(count: int = 200) -> list[str]:
    random = Random(2)
    return [
        game(
            random.randint(1, 12),
            random.choice(("Ann", "ann", "Bob", "?", "Ärne", "Player 2", "player 10")),
            random.choice(("2025.01.01", "2026.??.??", "2026.11.30", "????.??.??")),
            random.choice(MOVES),
            Annotator=f"n{n}",
        )
        for n in range(count)
    ]


def cut(data: bytes) -> list[bytes]:
    return [raw.block.data for batch in batches_in(io.BytesIO(data)) for raw in raw_games_of(batch)]


def test_by_date_event_and_round_unless_told_otherwise(sort: Callable[..., bytes]) -> None:
    in_order = [
        game(2, "A", "2025.??.??"),
        game(9, "A", "2025.01.01"),
        game(10, "A", "2025.01.01"),
        game(1, "A", "2025.01.02"),
        game(1, "A", "????.??.??"),
    ]
    assert sort("".join(in_order[::-1]).encode()) == "".join(in_order).encode()


@pytest.mark.parametrize(
    "by", ["Date,Event,Round", "-First", "first,-Round,Date", "length,First", "-length", "NoSuchTag"]
)
def test_it_is_a_stable_permutation(by: str, sort: Callable[..., bytes]) -> None:
    games = games_at_random()
    found = sort("".join(games).encode(), f"--by={by}")
    assert sorted(cut(found)) == sorted(text.encode() for text in games)
    assert sort(found, f"--by={by}") == found
    places = {text.encode(): place for place, text in enumerate(games)}

    def told(data: bytes) -> tuple[str, ...]:
        lines = data.decode().casefold().splitlines()
        return *(line for line in lines if line.startswith(("[first ", "[date ", "[round "))), lines[-2]

    for before, after in zip(cut(found), cut(found)[1:], strict=False):
        if told(before) == told(after):
            assert places[before] < places[after]


def test_a_tag_nobody_has_leaves_everything_as_it_was(sort: Callable[..., bytes]) -> None:
    data = "".join(games_at_random(20)).encode()
    assert sort(data, "--by", "NoSuchTag") == data


def test_length_is_what_was_understood(sort: Callable[..., bytes]) -> None:
    texts = [game(n, "A", "?", movetext) for n, movetext in enumerate(MOVES)]
    assert sort("".join(texts).encode(), "--by", "length") == "".join(texts[at] for at in (0, 3, 1, 2)).encode()


def test_tags_need_not_be_plain(sort: Callable[..., bytes]) -> None:
    odd = b'[Event "?"] [First "A"]\n[Variant "junqi"]\n\n*\n\n'
    assert sort(game(1, "B", "?").encode() + odd, "--by", "First") == odd + game(1, "B", "?").encode()


def test_spilled_it_sorts_the_same(sort: Callable[..., bytes], spilled: list[int]) -> None:
    data = "".join(games_at_random()).encode()
    expected = sort(data, "--by", "First,-Date")
    assert not spilled
    assert sort(data, "--by", "First,-Date", "--memory", "1K") == expected
    assert spilled


@pytest.mark.usefixtures("small_batches")
def test_several_processes_sort_the_same(sort: Callable[..., bytes]) -> None:
    data = "".join(games_at_random()).encode()
    assert sort(data, "--by", "First", "--jobs", "2") == sort(data, "--by", "First")


def test_lines_of_json_are_sorted(junqi: Callable[..., Any], sort: Callable[..., bytes]) -> None:
    texts = games_at_random(30)
    lines = junqi("convert", "-", "--to", "jsonl", stdin="".join(texts).encode()).bytes
    found = sort(lines, "--by", "First,Annotator")
    assert sorted(found.splitlines()) == sorted(lines.splitlines())
    in_order = sort("".join(texts).encode(), "--by", "First,Annotator")
    assert (
        junqi("convert", "-", "--to", "jgn", stdin=found).bytes
        == junqi("convert", "-", "--to", "jgn", stdin=in_order).bytes
    )


def test_a_file_may_be_sorted_in_place(junqi: Callable[..., Any], tmp_path: Path) -> None:
    out = tmp_path / "games.jgn"
    out.write_text(game(2, "A", "?") + game(1, "A", "?"))
    refused = junqi("sort", str(out), "-o", str(out))
    assert (refused.code, refused.err) == (2, f"junqi: {out} exists already; --force overwrites it\n")
    ended = junqi("sort", str(out), "-o", str(out), "--force", "--by", "Round")
    assert (ended.code, ended.err) == (0, "2 games sorted by Round\n")
    assert out.read_text() == game(1, "A", "?") + game(2, "A", "?")


def test_keys_that_cannot_be_read_are_told(junqi: Callable[..., Any]) -> None:
    ended = junqi("sort", "good.jgn", "--by", "Date,,Round")
    assert (ended.code, ended.out) == (2, "")
    assert (
        ended.err
        == "junqi: --by Date,,Round: an empty key; keys are tags or 'length', split by commas, as Date,-PlyCount\n"
    )
