"""What is written on pieces, and what their backs hide."""

import pytest

from junqi.core.piece import FACE_DOWN, UNKNOWN, Code, FlagState, code_of
from junqi.core.registry import rule_set
from junqi.core.seat import Side
from junqi.tui.board.canvas import Row
from junqi.tui.board.drawing import Drawing, as_text
from junqi.tui.board.look import Look, PieceSet
from junqi.tui.board.scene import Scene
from junqi.tui.board.sizes import plan_for

RULES = rule_set("junqi")
ENGINEER, FLAG = 9, 12
WHITE_ENGINEER, RED_ENGINEER = (code_of(ENGINEER, side) for side in Side)
CARRIER = code_of(ENGINEER, Side.WHITE, flag=FlagState.CARRIES)
ON_WHITE = code_of(ENGINEER, Side.BLACK, flag=FlagState.ON_WHITE_FLAG)
ON_RED = code_of(ENGINEER, Side.BLACK, flag=FlagState.ON_BLACK_FLAG)
LETTERS, HANZI = Look(), Look(pieces=PieceSet.HANZI)


def rows_with(code: Code, look: Look, *, revealed: bool = False) -> tuple[Row, ...]:
    """A drawing, 78x14, with one piece on a1."""
    plan = plan_for(RULES.board, look, 80, 16)
    assert plan is not None
    board = bytes([code]) + bytes(RULES.board.size - 1)
    return Drawing(RULES, look, plan).rows(Scene(board, revealed=revealed))


def tile(code: Code, look: Look = LETTERS, *, revealed: bool = False) -> str:
    """The four cells of a piece."""
    text = as_text(rows_with(code, look, revealed=revealed)).split("\n")[0][2:6]
    return text[:3] if any(ord(character) > 0x3000 for character in text) else text


@pytest.mark.parametrize(
    ("code", "letters", "hanzi", "plain"),
    [
        (WHITE_ENGINEER, " E  ", " 工 ", " E  "),
        (RED_ENGINEER, " e  ", " 工 ", "[e ]"),
        (CARRIER, " E^ ", "工^ ", " E^ "),
        (ON_WHITE, " eF ", "工F ", "[eF]"),
        (ON_RED, " ef ", "工f ", "[ef]"),
        (code_of(FLAG, Side.BLACK), " f  ", " 旗 ", "[f ]"),
        (UNKNOWN, "▒▒▒▒", "▒▒▒▒", "####"),
    ],
)
def test_writing(code: Code, letters: str, hanzi: str, plain: str) -> None:
    assert tile(code) == letters
    assert tile(code, HANZI) == hanzi
    assert tile(code, Look(ascii=True, colour=False)) == plain


def test_sides_differ_without_colours_in_hanzi_too() -> None:
    plain = Look(pieces=PieceSet.HANZI, colour=False)
    assert (tile(WHITE_ENGINEER, plain), tile(RED_ENGINEER, plain)) == (" 工 ", "[工]")
    style_of = {text.strip(): style for text, style in rows_with(WHITE_ENGINEER, plain)[0]}
    assert style_of["工"].reverse


@pytest.mark.parametrize("look", [Look(), HANZI, Look(ascii=True), Look(colour=False)])
def test_a_back_does_not_tell_what_lies_below_it(look: Look) -> None:
    backs = {rows_with(code_of(kind, side, face_down=True), look) for kind in range(1, 13) for side in Side}
    assert backs == {rows_with(UNKNOWN, look)}


def test_backs_can_be_turned_to_show_what_is_known() -> None:
    assert tile(WHITE_ENGINEER | FACE_DOWN, revealed=True) == "▒E▒▒"
    assert tile(RED_ENGINEER | FACE_DOWN, revealed=True) == "▒e▒▒"
    assert tile(RED_ENGINEER | FACE_DOWN, HANZI, revealed=True) == "▒工▒"[:3]
    assert tile(UNKNOWN, revealed=True) == "▒▒▒▒"


@pytest.mark.parametrize(("code", "side"), [(ON_WHITE, Side.WHITE), (ON_RED, Side.BLACK)])
def test_the_flag_below_a_unit_has_its_own_sides_colour(code: Code, side: Side) -> None:
    flag_style = next(style for text, style in rows_with(code, Look())[0] if text in "Ff")
    lone_style = next(style for text, style in rows_with(code_of(FLAG, side), Look())[0] if text.strip() in {"F", "f"})
    assert flag_style.bgcolor == lone_style.bgcolor
    assert flag_style.underline


@pytest.mark.parametrize(("width", "height", "named"), [(80, 38, True), (80, 29, False)])
def test_names_stand_on_tiles_that_have_room_for_the_longest(width: int, height: int, named: bool) -> None:
    rules = rule_set("jungle")
    plan = plan_for(rules.board, Look(), width, height)
    assert plan is not None
    text = as_text(Drawing(rules, Look(), plan).rows(Scene(rules.start().board)))
    assert [kind.name in text for kind in rules.kinds] == [named] * len(rules.kinds)
