"""Files damaged at random: mending them twice is mending them once, and costs no game and no move."""

import io
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from junqi.core.game import Game
from junqi.core.registry import RULE_SETS
from junqi.records.findings.finding import Finding
from junqi.records.findings.severity import Severity
from junqi.records.model.record import Record
from junqi.records.reading.reader import read_records
from junqi.records.text.blocks import begins_game
from mutated_files import good_file, mutated

Mend = Callable[[bytes], Any]
FAULTS = (
    (b"x", b""),
    (b"1. ", b""),
    (b"2. ", b"7. "),
    (b" ", b"  "),
    (b"\n\n", b"\n"),
    (b"\n\n", b"\n\n\n"),
    (b"\n", b"\r\n"),
    (b"\n[Event", b"\n\xef\xbb\xbf[Event"),
    (b"}", b""),
    (b" *", b""),
    (b'"*"', b'"1-0"'),
    (b'"]\n[', b'"] ['),
    (b'[Site "?"]\n', b""),
    (b'[Round "?"]\n', b'[Round "?"]\n[Round "?"]\n'),
    (b'"?"', b'"a "b\\c"'),
    (b". ", b"."),
    (b"4 ", b"4# "),
    (b"5 ", b"5= "),
)
"""Texts of files, and what is put in their place."""


def faulty(data: bytes, random: Random) -> bytes:
    """A file with some of the faults that are mended."""
    for old, new in random.sample(FAULTS, 3):
        parts = data.split(old)
        at = random.randrange(1, len(parts)) if len(parts) > 1 else 0
        data = old.join(parts) if not at else old.join(parts[:at]) + new + old.join(parts[at:])
    return data


def read(data: bytes) -> tuple[list[Record], list[Finding]]:
    reads = list(read_records(io.BytesIO(data)))
    return [r.record for r in reads if r.record is not None], [f for r in reads for f in r.findings]


def moves(record: Record) -> int:
    return sum(node.ply is not None for node in record.nodes)


def check(data: bytes, mend: Mend) -> bool:
    """Mend a file; whether anything changed."""
    mended = mend(data)
    before, findings = read(data)
    after, left = read(mended.data)
    assert len(after) == len(before)
    for one, other in zip(before, after, strict=True):
        assert moves(other) >= moves(one)
        if moves(other) == moves(one):  # no marks were mended, so nothing else may be read otherwise
            assert other.nodes == one.nodes
            assert (other.before, other.after, other.kept) == (one.before, one.after, one.kept)
        assert dict(one.tags).keys() <= dict(other.tags).keys()
    again = mend(mended.data)
    assert again.data == mended.data
    assert again.changes == []
    assert bool(mended.changes) or mended.data == data
    assert len([f for f in left if f.severity is Severity.ERROR]) <= len(findings) + len(mended.changes)
    return mended.data != data


@pytest.mark.parametrize("seed", range(6))
def test_mutations(seed: int, mend: Mend) -> None:
    random = Random(seed)
    data = good_file(random)
    check(data, mend)
    changed = sum(check(mutated(data, random), mend) for _ in range(25))
    assert changed


@pytest.mark.parametrize("seed", range(6))
def test_faults_of_many_hands(seed: int, mend: Mend) -> None:
    random = Random(seed)
    for _ in range(25):
        check(faulty(good_file(random), random), mend)


@pytest.mark.parametrize("seed", range(4))
def test_bytes_without_any_sense(seed: int, mend: Mend) -> None:
    random = Random(seed)
    signs = [b'[A "b"]', b'[Variant "jungle"]', b"{", b"}", b"(", b")", b"1.", b"Rg4", b"Ra6#", b"$", b";", b"%", b"\n"]
    signs += [b"\n\n", b"\r", b"\r\n", b"\xef\xbb\xbf", b"\xff", b"\0", b"*", b"1-0", b" ", b" ", b"\n["]
    for _ in range(150):
        data = b"".join(random.choice(signs) for _ in range(random.randrange(60)))
        if begins_game(data):  # else it may look like JSON
            check(data, mend)


@pytest.mark.parametrize("name", RULE_SETS)
def test_games_to_the_end(
    name: str, mend: Mend, random_game: Callable[..., Game], rich_game: Callable[..., bytes]
) -> None:
    random = Random(name)
    data = rich_game(name, random_game(RULE_SETS[name], 1, plies=0), random, 60)
    assert not check(data, mend)
    for _ in range(5):
        check(faulty(data, random), mend)
