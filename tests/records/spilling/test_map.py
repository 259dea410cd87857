"""Values that spill to disk are those that do not."""

from random import Random

import pytest

from junqi.records.spilling.map import SpillingMap


@pytest.mark.parametrize("memory", [1 << 30, 3000])
def test_spilled_or_not_it_is_a_dictionary(memory: int) -> None:
    random, expected = Random(1), dict[bytes, bytes]()
    with SpillingMap(memory) as found:
        for _ in range(1000):
            key, value = bytes(random.choices(b"abc", k=4)), random.randbytes(3)
            if random.random() < 0.5:
                assert found.get(key) == expected.get(key)
                found.put(key, value)
                expected[key] = value
            else:
                assert found.first(key, value) == expected.get(key)
                expected.setdefault(key, value)
        assert found.spilled == (memory == 3000)
        assert list(found.values()) == [expected[key] for key in sorted(expected)]
        assert found.get(b"nothing") is None
