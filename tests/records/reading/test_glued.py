"""Tokens without space between them."""

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.records.reading.glued import only_cutting

START = Game.begin(rule_set("jungle"))


@pytest.mark.parametrize(
    ("text", "moves", "result"),
    [
        ("Rg4Ra6", ["Rg4", "Ra6"], None),
        ("1.Rg4Ra62.Rg5", ["Rg4", "Ra6", "Rg5"], None),
        ("1.Rg41...Ra6", ["Rg4", "Ra6"], None),
        ("g3g4a7a6", ["g3g4", "a7a6"], None),
        ("Rg3-g4鼠a6*", ["Rg3-g4", "鼠a6"], "*"),
        ("Rg41-0", ["Rg4"], "1-0"),
        ("Rg41/2-1/2", ["Rg4"], "1/2-1/2"),
        ("Rg4!Ra6?!", ["Rg4!", "Ra6?!"], None),
        ("Rg4Ra62.", ["Rg4", "Ra6"], None),
    ],
)
def test_one_way_of_cutting_is_found(text: str, moves: list[str], result: str | None) -> None:
    cutting = only_cutting(START, text)
    assert cutting is not None
    assert [piece.text for piece in cutting.moves] == moves
    assert cutting.result == result
    for piece in cutting.moves:
        assert text[piece.offset :].startswith(piece.text)


@pytest.mark.parametrize("text", ["Rg4Zz", "Rg4Rg5", "Rg42.Ra6", "Rg4-", "1-0Rg4", "Rg4*Ra6", "x", "Rg4 Ra6"])
def test_what_fits_in_no_way_is_refused(text: str) -> None:
    assert only_cutting(START, text) is None


def test_more_than_one_way_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Token:
        glyph = ""

    monkeypatch.setattr("junqi.records.reading.glued.parse_token", lambda *_: Token())
    monkeypatch.setattr("junqi.records.reading.glued.play_token", lambda game, _: game)
    assert only_cutting(START, "abcd") is None  # abcd, or ab and cd
    cutting = only_cutting(START, "abc")
    assert cutting is not None
    assert [piece.text for piece in cutting.moves] == ["abc"]


def test_endless_ways_end() -> None:
    assert only_cutting(START, "Rg4Ra6Rg3Ra7" * 5000) is None
