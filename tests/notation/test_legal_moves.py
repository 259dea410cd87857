import pytest

from junqi.core.registry import rule_set
from junqi.notation.legal_moves import legal_moves
from junqi.notation.position import parse_position
from junqi.notation.style import MoveStyle

ENGINEER_ON_THE_FLAG = "5/5/5/5/5/5/5/5/5/5/4j/5/F3E_f 1 w"


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (MoveStyle.COORDINATE, ["^e1", "e1d1", "e1e2"]),
        (MoveStyle.SAN, ["Ed1", "Ee2", "^e1"]),
        (MoveStyle.CHINESE, ["^e1", "工e1-d1", "工e1-e2"]),
    ],
)
def test_moves_are_sorted_as_written_in_the_style_asked_for(style: MoveStyle, expected: list[str]) -> None:
    rules = rule_set("junqi")
    assert legal_moves(rules, parse_position(rules, ENGINEER_ON_THE_FLAG), style) == expected


def test_there_are_none_where_the_game_is_over() -> None:
    rules = rule_set("jungle")
    for ended in ("3R3/7/7/7/7/7/7/7/r6 b", "7/7/7/7/7/7/3E3/3r3/7 w - - 100 60"):
        assert legal_moves(rules, parse_position(rules, ended), MoveStyle.COORDINATE) == []
