"""Games put one after the other are the same games, and those of one file the same bytes."""

import io
from itertools import pairwise
from random import Random

from junqi.records.batches.joining import joined
from junqi.records.text.blocks import cut_blocks


def games_of(data: bytes) -> list[bytes]:
    return [block.data for block in cut_blocks(io.BytesIO(data)) if block.is_game]


def test_games_of_one_file_need_nothing_between_them(odd_files: list[bytes]) -> None:
    for data in odd_files:
        games = games_of(data)
        assert b"".join(joined(games)) == b"".join(games), data


def test_games_of_many_files_stay_whole_in_any_order(odd_files: list[bytes]) -> None:
    random = Random(4)
    games = [game for data in odd_files for game in games_of(data)]
    random.shuffle(games)
    found = games_of(b"".join(joined(games)))
    assert len(found) == len(games)
    for game, (start, _) in zip(games, pairwise([*found, b""]), strict=True):
        assert start.startswith(game) and start[len(game) :] in (b"", b"\n", b"\n\n")


def test_other_formats_are_left_alone() -> None:
    lines = [b'{"tags": [["Event", "?"]]}\n', b"no json\n"]
    assert b"".join(joined(lines)) == b"".join(lines)
