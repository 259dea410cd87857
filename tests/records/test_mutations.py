"""Damaged files: nothing crashes or hangs, and games that are not damaged read the same."""

import io
import re
from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.formats.input_format import read_any
from junqi.records.model.from_game import record_of
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

SEEDS = 20
MUTATIONS_A_SEED = 100
TAG_LINE = re.compile(rb'\[[A-Za-z0-9_]+ "')
TEXTS = (
    "{a comment; with (signs) in it} ",
    "$1 ",
    "; to the end of the line }\n",
    "% hidden\n",
    "{[%clk 0:09:58]} ",
    "( ) ",
    "{象 \U0001f600} ",
)


def good_file(random: Random) -> bytes:
    """Some games of each kind, with comments of every kind between their moves."""
    ids = ("jungle-1a-white", "gunki-em-black", "junqi", "jungle-standard", "junqi")
    return b"".join(game_text(name, random) for name in ids)


def game_text(name: str, random: Random) -> bytes:
    """A short random game as JGN."""
    rules = RULE_SETS[name]
    game = Game.begin(rules, rules.deal(rules.start(), random))
    if rules.deployment is not None:
        for _ in range(2):
            game = game.play(Deploy(rules.deployment.random_fill(rules.deployment.empty, random)))
    for _ in range(random.randrange(4, 14)):
        if game.outcome is None:
            game = game.play(random.choice(game.rules.legal_actions(game.position)))
    tags, movetext = write_record(record_of(game, {"Event": name})).split("\n\n", 1)
    words = movetext.split(" ")
    for _ in range(3):
        words.insert(random.randrange(len(words)), random.choice(TEXTS).rstrip(" "))
    text = f"{tags}\n\n{' '.join(words)}"
    return text.encode()


def mutated(data: bytes, random: Random) -> bytes:
    """The file with a byte changed, or a piece cut out, doubled or joined in from elsewhere."""
    at = random.randrange(len(data))
    end = min(len(data), at + random.choice((1, 3, 30, 300)))
    kind = random.randrange(6)
    if kind == 0:
        return data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]
    if kind == 1:
        return data[:at] + data[end:]
    if kind == 2:
        return data[:at] + data[at:end] + data[at:]
    if kind == 3:
        return data[:at]
    if kind == 4:
        signs = (
            b"{",
            b"}",
            b"(",
            b")",
            b'"',
            b"[",
            b"]",
            b"\n",
            b"\r",
            b"\0",
            b"\xff",
            b"\n\n",
            b" 1-0 ",
            b";",
            b"%",
            b"\n%",
        )
        return data[:at] + random.choice(signs) + data[at:]
    other = random.randrange(len(data))
    return data[:at] + data[other : other + end - at] + data[at:]


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
