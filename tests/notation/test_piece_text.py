import pytest

from junqi.core.piece import UNKNOWN, FlagState, code_of
from junqi.core.registry import rule_set
from junqi.core.seat import Side
from junqi.notation.piece_text import back_mark, flag_mark, piece_sign

JUNQI = rule_set("junqi")
ENGINEER = 9


@pytest.mark.parametrize(
    ("code", "letter", "hanzi"),
    [
        (code_of(ENGINEER, Side.WHITE), "E", "工"),
        (code_of(ENGINEER, Side.BLACK), "e", "工r"),
        (code_of(ENGINEER, Side.BLACK, face_down=True), "e", "工r"),
        (UNKNOWN, "?", "?"),
    ],
)
def test_sign(code: int, letter: str, hanzi: str) -> None:
    assert piece_sign(JUNQI, code, hanzi=False) == letter
    assert piece_sign(JUNQI, code, hanzi=True) == hanzi


def test_only_a_known_piece_that_lies_face_down_has_a_back_mark() -> None:
    assert back_mark(code_of(ENGINEER, Side.WHITE, face_down=True)) == "~"
    assert back_mark(code_of(ENGINEER, Side.WHITE)) == back_mark(UNKNOWN) == ""


@pytest.mark.parametrize(
    ("flag", "letters", "hanzi"),
    [
        (FlagState.NONE, "", ""),
        (FlagState.CARRIES, "^", "^"),
        (FlagState.ON_WHITE_FLAG, "_F", "_旗"),
        (FlagState.ON_BLACK_FLAG, "_f", "_旗r"),
    ],
)
def test_flag_mark(flag: FlagState, letters: str, hanzi: str) -> None:
    code = code_of(ENGINEER, Side.WHITE, flag=flag)
    assert flag_mark(JUNQI, code, hanzi=False) == letters
    assert flag_mark(JUNQI, code, hanzi=True) == hanzi
