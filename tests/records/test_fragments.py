"""Files put together at random from pieces of movetext: all are read, and what is written reads the same."""

import io
from collections.abc import Callable
from random import Random

import pytest

from jgn_games import DEAL, LAYOUT
from junqi.notation.style import MoveStyle
from junqi.records.formats.input_format import read_any
from junqi.records.interchange.json_writer import json_line
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records
from junqi.records.writing.writer import write_record

HEADS = [
    f'[Event "x"]\n[Result "*"]\n[Variant "{variant}"]\n{more}\n'
    for variant, more in (
        ("jungle-1a-white", ""),
        ("jungle-1a-white", '[Position "7/7/3e3/7/3D3/7/7/7/7 b - - 3 12"]\n'),
        ("gunki-white", ""),
        ("gunki-white", f'[FirstLayout "{LAYOUT}"]\n[SecondLayout "{LAYOUT}"]\n'),
        ("gunki-white", f'[FirstLayout "{LAYOUT}"]\n'),
        ("junqi", ""),
        ("junqi", f'[Deal "{DEAL}"]\n'),
        ("chess", ""),
    )
] + ["", f"@{LAYOUT} @{LAYOUT} "]
MOVES = (
    "1. Rg4|Rg4|Ra6|2. Rg5|Rf3|1. Rf3|(1. Rf3 Ra6)|(1. Wd3)|Rg4Ra6|1.Rg4Ra6|Ra61-0|Ed6|12... Ed6|1. Lxa8|Lxe6|2. Bxc8="
    f"|Bxc8<|@{LAYOUT}|1. a1=B|a1|b13=E|b13|e9=e|a2=P|a1=M|_b1|^b1|Zz"
).split("|")
SIGNS = [
    "1.",
    "1...",
    "2.",
    "12",
    "(",
    "(",
    "(",
    ")",
    ")",
    ")",
    "{a b}",
    "{",
    "}",
    "{a {b} c}",
    "$1",
    "$300",
    "$",
    "!",
    "?!",
    "1-0",
    "*",
    "0-1",
    "[foo]",
    "[foo",
    '[Site "x"]',
    "[Site x]",
    "% mid",
    '"',
    "\\",
    "é",
    "😀",
    "{[%clk 1:2]}",
    "{[%eval +1.0] [x} ",
    "{%x [y %z}",
]
LINES = [
    "; c } d\n",
    "; e\n",
    "\n% hi \n",
    "\n",
    "\n\n",
    "\r",
    "\r\n",
    "\t",
    '\n[Event "y"]\n',
    '[Site "z"]\n',
    "\ufeff",
    "\0",
]
FRAGMENTS = MOVES * 2 + SIGNS + LINES + ["\u2028", "\x85", "\udcff"]


def put_together(random: Random) -> bytes:
    """Some fragments after a head."""
    parts = [random.choice(HEADS)]
    for _ in range(random.randrange(1, 14)):
        parts += [random.choice(FRAGMENTS), random.choice((" ", " ", " ", "", "\n"))]
    if random.random() < 0.3:
        parts += ["\n", random.choice(HEADS), random.choice(FRAGMENTS)]
    return "".join(parts).encode("utf-8", "surrogateescape")


def records(data: bytes) -> list[Record]:
    """All records of some bytes."""
    return [read.record for read in read_records(io.BytesIO(data)) if read.record is not None]


@pytest.mark.parametrize("seed", range(10))
def test_what_is_written_reads_the_same(seed: int) -> None:
    random = Random(seed)
    for _ in range(120):
        data = put_together(random)
        read = records(data)
        style = random.choice(list(MoveStyle))
        text = "".join(write_record(record, style) for record in read).encode("utf-8", "surrogateescape")
        assert records(text) == read, data
        lines = "".join(json_line(record) + "\n" for record in read).encode()
        assert not read or [game.record for game in read_any(io.BytesIO(lines))] == read, data


@pytest.mark.parametrize("seed", range(4))
def test_compiled_reading_finds_the_same(seed: int, both_ways: Callable[[bytes], int]) -> None:
    random = Random(seed)
    for _ in range(120):
        both_ways(put_together(random))
