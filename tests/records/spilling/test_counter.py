"""Counts that spill to disk are those that do not."""

import sqlite3
from collections import Counter
from random import Random

import pytest

from junqi.records.spilling.counter import SpillingCounter
from junqi.records.spilling.database import SpillError, spilling

TINY = 2000


def filled(counter: SpillingCounter, seed: int) -> dict[bytes, tuple[int, int]]:
    """What a counter was given, added up here."""
    random, ones, twos = Random(seed), Counter[bytes](), Counter[bytes]()
    for _ in range(40):
        keys = [bytes(random.choices(b"\x00a\xff", k=random.randint(1, 4))) for _ in range(20)]
        share = {key: (random.randint(1, 5), random.randint(0, 3)) for key in keys}
        for key, (one, two) in share.items():
            ones[key] += one
            twos[key] += two
        counter.add(share)
    return {key: (ones[key], twos[key]) for key in ones}


@pytest.mark.parametrize("seed", range(3))
def test_spilled_or_not_it_counts_the_same(seed: int) -> None:
    with SpillingCounter(2, 1 << 30) as held, SpillingCounter(2, TINY) as spilled:
        expected = filled(held, seed)
        assert filled(spilled, seed) == expected
        assert (held.spilled, spilled.spilled) == (False, True)
        for counter in (held, spilled):
            assert len(counter) == len(expected)
            assert list(counter.items()) == sorted(expected.items())
            assert list(counter.largest()) == sorted(expected.items(), key=lambda item: (-item[1][0], item[0]))
            for prefix in (b"a", b"\xff", b"\xff\xff", b"\x00a", b"nothing"):
                wanted = {key: counts for key, counts in expected.items() if key.startswith(prefix)}
                assert list(counter.of_prefix(prefix)) == sorted(wanted.items())
                assert {key for key, _ in counter.largest(prefix)} == set(wanted)


def test_it_can_be_read_while_it_is_read_and_added_to_afterwards() -> None:
    with SpillingCounter(1, TINY) as counter:
        counter.add({bytes([n]): (n,) for n in range(100)})
        assert [sum(1 for _ in counter.of_prefix(key)) for key, _ in counter.items()] == [1] * 100
        counter.add({b"\x05": (1,)})
        assert dict(counter.of_prefix(b"\x05")) == {b"\x05": (6,)}


def test_a_full_disk_is_told_in_one_sentence() -> None:
    with pytest.raises(SpillError, match="database or disk is full") as caught, spilling():
        raise sqlite3.OperationalError("database or disk is full")
    assert caught.value.reason == "database or disk is full"


def test_a_database_that_breaks_is_told_as_such() -> None:
    with SpillingCounter(1, TINY) as counter:
        counter.add({bytes([n]): (n,) for n in range(100)})
        counter._database.execute("PRAGMA max_page_count = 1")
        with pytest.raises(SpillError):
            counter.add({n.to_bytes(4, "big") * 50: (n,) for n in range(1000)})
