"""Damaged files: nothing crashes or hangs, and games that are not damaged read the same."""

import io
import re
from collections.abc import Callable
from random import Random

import pytest

from junqi.records.formats.input_format import read_any
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record
from mutated_files import good_file, mutated

SEEDS = 20
MUTATIONS_A_SEED = 100
TAG_LINE = re.compile(rb'\[[A-Za-z0-9_]+ "')


def blocks(data: bytes) -> list[bytes]:
    """The games of a file by the rule for where one begins, told line by line."""
    found: list[bytes] = []
    in_section = False
    for line in re.findall(rb"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z", data):
        is_tag = TAG_LINE.match(line) is not None
        if is_tag and not in_section:
            found.append(b"")
        if found:
            found[-1] += line
        in_section = is_tag
    return found


def records(data: bytes) -> list[Record]:
    """The games, without the text before the first."""
    reads = read_any(io.BytesIO(data))
    return [read.record for read in reads if read.record is not None and read.number > 0]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_damage_stays_where_it_is(seed: int) -> None:
    random = Random(seed)
    data = good_file(random)
    known = dict(zip(blocks(data), records(data), strict=True))
    for _ in range(MUTATIONS_A_SEED):
        damaged = mutated(data, random)
        if random.random() < 0.3:
            damaged = mutated(damaged, random)
        found = blocks(damaged)
        read = records(damaged)
        assert len(read) == len(found)
        for block, record in zip(found, read, strict=True):
            if block in known:
                assert record == known[block]


@pytest.mark.parametrize(
    "damage",
    [b"[", b"{}", b'["', b"[]\n", b'{"version": 1}\n', b'{"games": []}\n', b"a\0b\0", b"\0a\0b", b"\xff\xfe[\0E\0\n\0"],
)
def test_damage_at_the_beginning_costs_no_game_after_it(damage: bytes) -> None:
    data = good_file(Random(1))
    known = dict(zip(blocks(data), records(data), strict=True))
    found = blocks(damage + data)
    assert [block in known for block in found[-4:]] == [True] * 4
    for block, record in zip(found, records(damage + data), strict=True):
        assert block not in known or record == known[block]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_is_left_of_a_damaged_file_is_written_and_reads_the_same(seed: int) -> None:
    random = Random(seed + SEEDS)
    data = good_file(random)
    for _ in range(MUTATIONS_A_SEED // 5):
        read = [game.record for game in read_records(io.BytesIO(mutated(data, random))) if game.record is not None]
        text = "".join(map(write_record, read)).encode("utf-8", "surrogateescape")
        again = [game.record for game in read_records(io.BytesIO(text)) if game.record is not None]
        assert again == read


@pytest.mark.parametrize("seed", range(4))
def test_bytes_without_any_sense_are_read(seed: int) -> None:
    random = Random(seed)
    signs = [
        b'[A "b"]\n',
        b"{",
        b"}",
        b"(",
        b")",
        b"1.",
        b"Rg4",
        b"$",
        b";",
        b"\n",
        b"\r",
        b"\xef\xbb\xbf",
        b"\xff",
        b"\0",
        b"*",
    ]
    for _ in range(100):
        data = b"".join(random.choice(signs) for _ in range(random.randrange(60)))
        assert len(records(data)) >= len(blocks(data))


@pytest.mark.parametrize("seed", range(4))
def test_compiled_reading_finds_the_same_in_damaged_files(seed: int, both_ways: Callable[[bytes], int]) -> None:
    random = Random(seed)
    for _ in range(10):
        data = good_file(random)
        both_ways(data)
        for _ in range(10):
            both_ways(mutated(data, random))
