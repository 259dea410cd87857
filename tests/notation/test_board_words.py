"""Places and railways in words; expected from section 1 and 2 of the rules."""

from junqi.core.registry import rule_set
from junqi.notation.board_words import railways_in_words, zones_in_words


def test_jungle() -> None:
    board = rule_set("jungle").board
    assert zones_in_words(board) == (
        "trap: c1 e1 d2 (South), d8 c9 e9 (North)",
        "den: d1 (South), d9 (North)",
        "water: b4 c4 e4 f4 b5 c5 e5 f5 b6 c6 e6 f6",
    )
    assert railways_in_words(board) == ()


def test_army_board() -> None:
    board = rule_set("junqi").board
    assert zones_in_words(board) == (
        "headquarters: b1 d1 (South), b13 d13 (North)",
        "camp: b3 d3 c4 b5 d5 (South), b9 d9 c10 b11 d11 (North)",
        "front line: a7 c7 e7",
        "mountain: b7 d7",
    )
    assert railways_in_words(board) == ("a2-e2", "a6-e6", "a8-e8", "a12-e12", "a2-a12", "c6-c8", "e2-e12")
