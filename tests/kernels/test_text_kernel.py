"""Characters and short words of a text, held against Python's own codec."""

from random import Random

import pytest

from junqi.kernels.recogniser import Text
from junqi.kernels.text_kernel import REFUSED, after_character, digits, number, packed, spells

CONTROL = {0xFEFF, *range(0x80, 0xA0)}
BOUNDARIES = (0x00, 0x22, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBB, 0xBF, 0xC0, 0xFF)


def decoded(data: bytes) -> int:
    """How many bytes the first character has that a clean text may hold; ``REFUSED`` for others."""
    for size in range(2, 5):
        try:
            character = data[:size].decode()
        except UnicodeDecodeError:
            continue
        if len(character) == 1:
            return REFUSED if ord(character) in CONTROL else size
    return REFUSED


@pytest.mark.parametrize("lead", range(0x80, 0x100))
def test_a_character_ends_where_python_says(lead: int) -> None:
    random = Random(lead)
    for second in BOUNDARIES:
        for third in BOUNDARIES:
            data = bytes((lead, second, third, random.choice(BOUNDARIES)))
            assert after_character(Text(data).address, 0) == decoded(data), data


@pytest.mark.parametrize("size", range(1, 4))
def test_a_character_that_is_cut_off_is_none(size: int) -> None:
    data = "😀".encode()[:size]
    assert after_character(Text(data).address, 0) == REFUSED


def test_numbers() -> None:
    text = Text(b"x0123456789x")
    assert digits(text.address, 1) == 11
    assert digits(text.address, 0) == 0
    assert number(text.address, 1, 11) == 123456789


@pytest.mark.parametrize("word", [b"", b"a", b"Event", b"Termination", b"rules infraction", b"x" * 24])
def test_words_are_told_apart(word: bytes) -> None:
    for other in (b"", b"a", b"b", b"Event", b"Eventx", b"Terminatiom", b"rules infractioN", b"x" * 23, b"x" * 25):
        assert spells(Text(other).address, 0, len(other), *packed(word)) == (word == other)
    text = Text(b"<" + word + b">")
    assert spells(text.address, 1, 1 + len(word), *packed(word))


def test_a_word_is_short() -> None:
    with pytest.raises(ValueError, match="x"):
        packed(b"x" * 25)
