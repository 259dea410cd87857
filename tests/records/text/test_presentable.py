"""Text out of files made fit to be shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from junqi.records.text.presentable import presentable


@pytest.mark.parametrize("text", ["", "Ann", "象 and é", "👨‍👩", "a\u200cb"])
def test_what_can_be_shown_stays(text: str) -> None:
    assert presentable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x1b[2Jb", "a\ufffd[2Jb"),
        ("a\x00\x07\x7f\x9bb", "a\ufffd\ufffd\ufffd\ufffdb"),
        ("\udcc4nn", "\ufffdnn"),
        ("a\u202eb", "a\ufffdb"),
        ("a\tb\nc\u2028d\xa0e", "a b c d e"),
    ],
)
def test_what_cannot_is_replaced(text: str, shown: str) -> None:
    assert presentable(text) == shown


@given(st.text(st.characters()))
def test_it_can_always_be_written_and_has_one_character_for_each(text: str) -> None:
    shown = presentable(text)
    assert len(shown) == len(text)
    shown.encode()
    assert not set(shown) & set(map(chr, [*range(32), 127, *range(128, 160)]))
