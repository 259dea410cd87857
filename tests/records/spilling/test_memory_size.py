"""How much memory a command may take."""

import pytest

from junqi.records.spilling.memory_size import (
    MemorySizeError,
    has_room_for_compiled,
    memory_for_tables,
    memory_plan,
    memory_size,
)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("256", 256 << 20),
        ("256M", 256 << 20),
        ("1G", 1 << 30),
        ("1.5g", 3 << 29),
        ("64 KiB", 1 << 16),
        (" 8MB ", 8 << 20),
    ],
)
def test_sizes_are_read(text: str, size: int) -> None:
    assert memory_size(text) == size


@pytest.mark.parametrize("text", ["", "0", "-1", "M", "256X", "1e9", "2 56", "0.0G", "9" * 50])
def test_what_is_no_size_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(MemorySizeError, match=r"a size is written 256 \(megabytes\), 256M or 1G") as caught:
        memory_size(text)
    assert caught.value.text == text
    assert "\n" not in str(caught.value)


def test_the_program_itself_takes_its_part() -> None:
    assert 0 < memory_for_tables(1) < memory_for_tables(256 << 20) < 256 << 20
    assert memory_for_tables(1 << 30) - memory_for_tables(512 << 20) == 512 << 20
    assert memory_for_tables(256 << 20, compiled=True) < memory_for_tables(256 << 20)
    assert [has_room_for_compiled(size << 20) for size in (64, 255, 256, 1024)] == [False, False, True, True]


def test_with_little_memory_there_is_no_compiled_code() -> None:
    assert [memory_plan(text, 1000).expected for text in ("255", "256")] == [0, 1000]
    assert memory_plan("1G", None).expected is None
    assert memory_plan("255M", 1).tables == memory_for_tables(255 << 20)
    assert memory_plan("256M", 1).tables == memory_for_tables(256 << 20, compiled=True)
