"""The grammar of one move token."""

from typing import Any

import pytest

from junqi.core.piece import UNKNOWN, code_of
from junqi.core.registry import rule_set
from junqi.core.seat import Side
from junqi.notation.move_errors import MoveTextError
from junqi.notation.move_token import MoveForm, parse_token

FORMS = {
    "coordinate": MoveForm.COORDINATE,
    "piece": MoveForm.PIECE,
    "flip": MoveForm.FLIP,
    "put": MoveForm.PUT_DOWN,
    "pick": MoveForm.PICK_UP,
    "deploy": MoveForm.DEPLOY,
}
TOKENS: list[tuple[str, str, str, dict[str, Any]]] = [
    # game, text, form, parts that stand in it (squares by name)
    ("jungle", "g3g4", "coordinate", {"origin": "g3", "square": "g4"}),
    ("jungle", "g3g4#", "coordinate", {"origin": "g3", "square": "g4", "wins": True}),
    ("jungle", "Rg3-g4", "piece", {"kind": 8, "origin": "g3", "square": "g4", "separator": "-"}),
    ("jungle", "Rg3xg4!", "piece", {"kind": 8, "origin": "g3", "square": "g4", "separator": "x", "glyph": "!"}),
    ("jungle", "Rg3g4", "piece", {"kind": 8, "origin": "g3", "square": "g4"}),
    ("jungle", "Rg4", "piece", {"kind": 8, "square": "g4"}),
    ("jungle", "Rgg4", "piece", {"kind": 8, "file": 6, "square": "g4"}),
    ("jungle", "R3g4", "piece", {"kind": 8, "rank": 2, "square": "g4"}),
    ("jungle", "Rxg4", "piece", {"kind": 8, "square": "g4", "separator": "x"}),
    ("jungle", "Rgxg4", "piece", {"kind": 8, "file": 6, "square": "g4", "separator": "x"}),
    ("jungle", "R3xg4", "piece", {"kind": 8, "rank": 2, "square": "g4", "separator": "x"}),
    ("jungle", "鼠g3-g4", "piece", {"kind": 8, "origin": "g3", "square": "g4", "separator": "-"}),
    ("jungle", "鼠g4", "piece", {"kind": 8, "square": "g4"}),
    ("jungle", "獅g4", "piece", {"kind": 2, "square": "g4"}),
    ("jungle", "狮g4", "piece", {"kind": 2, "square": "g4"}),
    ("jungle", "貓g4", "piece", {"kind": 7, "square": "g4"}),
    ("jungle", "Eb2#??", "piece", {"kind": 1, "square": "b2", "wins": True, "glyph": "??"}),
    ("jungle", "Eb2!?", "piece", {"kind": 1, "square": "b2", "glyph": "!?"}),
    ("jungle", "Eb2?!", "piece", {"kind": 1, "square": "b2", "glyph": "?!"}),
    ("jungle", "Eb2!!", "piece", {"kind": 1, "square": "b2", "glyph": "!!"}),
    ("jungle", "Eb2?", "piece", {"kind": 1, "square": "b2", "glyph": "?"}),
    ("gunki", "a10a12", "coordinate", {"origin": "a10", "square": "a12"}),
    ("gunki", "a1a12", "coordinate", {"origin": "a1", "square": "a12"}),
    ("gunki", "a12a1", "coordinate", {"origin": "a12", "square": "a1"}),
    ("gunki", "Ba12", "piece", {"kind": 4, "square": "a12"}),
    ("gunki", "B12a8", "piece", {"kind": 4, "rank": 11, "square": "a8"}),
    ("gunki", "B1a12", "piece", {"kind": 4, "rank": 0, "square": "a12"}),
    ("gunki", "Ba1a12", "piece", {"kind": 4, "origin": "a1", "square": "a12"}),
    ("gunki", "Ba11a12", "piece", {"kind": 4, "origin": "a11", "square": "a12"}),
    ("gunki", "Baa12", "piece", {"kind": 4, "file": 0, "square": "a12"}),
    ("gunki", "Bc6xc8=", "piece", {"kind": 4, "origin": "c6", "square": "c8", "separator": "x", "marks": "="}),
    ("gunki", "Bxc8<#", "piece", {"kind": 4, "square": "c8", "separator": "x", "marks": "<", "wins": True}),
    ("gunki", "團c8", "piece", {"kind": 5, "square": "c8"}),
    ("gunki", "師c8", "piece", {"kind": 3, "square": "c8"}),
    ("gunki", "營c8", "piece", {"kind": 6, "square": "c8"}),
    ("gunki", "@", "deploy", {}),
    ("gunki", "@LSBKE/S.M.J", "deploy", {"layout": "LSBKE/S.M.J"}),
    ("junqi", "師c8", "piece", {"kind": 3, "square": "c8"}),
    ("junqi", "c3", "flip", {"square": "c3"}),
    ("junqi", "c13", "flip", {"square": "c13"}),
    ("junqi", "c3=E", "flip", {"square": "c3", "revealed": code_of(9, Side.WHITE)}),
    ("junqi", "c3=e", "flip", {"square": "c3", "revealed": code_of(9, Side.BLACK)}),
    ("junqi", "c3=工", "flip", {"square": "c3", "revealed": code_of(9, Side.WHITE)}),
    ("junqi", "c3=工r", "flip", {"square": "c3", "revealed": code_of(9, Side.BLACK)}),
    ("junqi", "c3=軍r", "flip", {"square": "c3", "revealed": code_of(2, Side.BLACK)}),
    ("junqi", "c3=?", "flip", {"square": "c3", "revealed": UNKNOWN}),
    ("junqi", "c3?", "flip", {"square": "c3", "glyph": "?"}),
    ("junqi", "c3=f!!", "flip", {"square": "c3", "revealed": code_of(12, Side.BLACK), "glyph": "!!"}),
    ("junqi", "c3=", "flip", {"square": "c3", "marks": "="}),
    ("junqi", "_b13", "put", {"square": "b13"}),
    ("junqi", "^b13", "pick", {"square": "b13"}),
    ("junqi", "^b1#", "pick", {"square": "b1", "wins": True}),
    ("junqi", "Pb12-b13^#", "piece",
     {"kind": 8, "origin": "b12", "square": "b13", "separator": "-", "marks": "^", "wins": True}),
    ("junqi", "b12b13^", "coordinate", {"origin": "b12", "square": "b13", "marks": "^"}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "text", "form", "parts"), TOKENS)
def test_tokens_are_taken_apart(game: str, text: str, form: str, parts: dict[str, Any]) -> None:
    rules = rule_set(game)
    token = parse_token(rules, text)
    assert token.text == text
    assert token.form is FORMS[form]
    expected = {"kind": None, "revealed": None, "separator": "", "marks": "", "wins": False, "glyph": ""} | parts
    for name, value in expected.items():
        named = name in ("origin", "square")
        assert getattr(token, name) == (rules.board.square(value) if named else value), name


MALFORMED = [
    ("jungle", "", 0),
    ("jungle", " ", 0),
    ("jungle", "x", 0),
    ("jungle", "O-O", 0),
    ("jungle", "Q", 0),
    ("jungle", "Qg4", 0),
    ("jungle", "rg4", 0),
    ("jungle", "Rg0", 0),
    ("jungle", "Rh4", 0),
    ("jungle", "Rg10", 3),
    ("jungle", "g3g10", 4),
    ("jungle", "Rg4 ", 3),
    ("jungle", " Rg4", 0),
    ("jungle", "Rg4+", 3),
    ("jungle", "Rg4##", 4),
    ("jungle", "Rg4!!!", 5),
    ("jungle", "Rg4#=", 4),
    ("jungle", "Rg4!#", 4),
    ("jungle", "Rg3--g4", 3),
    ("jungle", "Rg3:g4", 3),
    ("jungle", "R-g4", 0),
    ("jungle", "Rg-g4", 0),
    ("jungle", "R3-g4", 0),
    ("jungle", "g3-g4", 2),
    ("jungle", "g3xg4", 2),
    ("jungle", "g3g4=R", 5),
    ("jungle", "象", 0),
    ("jungle", "司g4", 0),
    ("jungle", "1.Rg4", 0),
    ("jungle", "Rg4Rc6", 3),
    ("jungle", "\uff32g4", 0),
    ("jungle", "Rg\u0664", 0),
    ("jungle", "Rg4\n", 3),
    ("gunki", "Pc8", 0),
    ("gunki", "Bc14", 3),
    ("gunki", "@LS BKE", 3),
    ("gunki", "@LS1", 3),
    ("gunki", "@@", 1),
    ("junqi", "Sc8", 0),
    ("junqi", "c3=S", 3),
    ("junqi", "c3=er", 4),
    ("junqi", "c3=工w", 4),
    ("junqi", "c3=工R", 4),
    ("junqi", "_", 0),
    ("junqi", "^^b1", 0),
    ("junqi", "_b14", 3),
    ("junqi", "^b1b2", 3),
]


@pytest.mark.parametrize(("game", "text", "offset"), MALFORMED)
def test_other_texts_are_refused_with_their_place(game: str, text: str, offset: int) -> None:
    with pytest.raises(MoveTextError) as caught:
        parse_token(rule_set(game), text)
    assert caught.value.text == text
    assert caught.value.offset == offset
    assert "pieces are" in str(caught.value)


@pytest.mark.parametrize("text", ["x" * 100_000, "Rg4" * 50_000, "@" + "L" * 100_000 + "1"])
def test_messages_about_long_texts_are_short(text: str) -> None:
    with pytest.raises(MoveTextError) as caught:
        parse_token(rule_set("gunki"), text)
    assert len(str(caught.value)) < 300
    assert caught.value.text == text
