"""File names that every usual system takes."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from junqi.records.arranging.safe_names import SafeNames, safe_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("李 伟", "李 伟"),
        ('a/b\\c:d*e?f"g<h>i|j', "a_b_c_d_e_f_g_h_i_j"),
        ("..", "unknown"),
        ("", "unknown"),
        ("...x. ", "x"),
        ("NUL", "_NUL"),
        ("com1.txt", "_com1.txt"),
        ("COM¹", "_COM¹"),
        ("common", "common"),
        ("-o", "_o"),
        ("a\x00b\u202ec\ud800d", "a_b_c_d"),
        ("e\u0301", "é"),
        ("é" * 200, "é" * 80),
        ("李" * 200, "李" * 53),
        ("a" * 79 + ". b", "a" * 79),
    ],
)
def test_a_name_resembles_the_text(text: str, name: str) -> None:
    assert safe_name(text) == name


def test_where_names_are_not_utf_8_they_hold_what_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.getfilesystemencoding", lambda: "ascii")
    names = SafeNames()
    assert [names.name_of(text) for text in ("Ann", "Zoë", "Zoé", "李")] == ["Ann", "Zo_", "Zo_-2", "unknown"]


@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=300))
def test_any_text_gives_a_name(text: str) -> None:
    name = safe_name(text)
    assert 0 < len(name.encode()) <= 160
    assert not re.search(r'[<>:"/\\|?*\0-\x1f\x7f]', name)
    assert not name.startswith((".", "-", " "))
    assert not name.endswith((".", " "))
    assert safe_name(name) == name or name.startswith("_")


@given(st.lists(st.text(alphabet="aAäÄ\u0308ſsß-2?", max_size=4), max_size=20))
def test_different_texts_get_names_that_no_system_mixes_up(texts: list[str]) -> None:
    names = SafeNames()
    found = {text: names.name_of(text) for text in texts}
    assert [names.name_of(text) for text in texts] == [found[text] for text in texts]
    folded = {unicodedata.normalize("NFD", name.casefold()) for name in found.values()}
    assert len(folded) == len(found)


def test_numbers_go_on_and_are_no_trap() -> None:
    names = SafeNames()
    assert [names.name_of(text) for text in ("ann", "Ann-2", "Ann", "ANN", "Ann")] == [
        "ann",
        "Ann-2",
        "Ann-3",
        "ANN-4",
        "Ann-3",
    ]
