from random import Random

import pytest

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Seat
from junqi.notation.errors import LayoutTextError
from junqi.notation.layout import deployment_of, format_layout, parse_layout
from junqi.notation.move_reader import play_text

GUNKI = [rules for rules in RULE_SETS.values() if rules.game == "gunki"]
GOOD = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def test_a_layout_is_read_front_to_back_left_to_right() -> None:
    rules = rule_set("gunki")
    layout = parse_layout(rules, GOOD)
    names = [rules.kinds[kind - 1].name if kind else "-" for kind in layout]
    assert names[:5] == ["Lieutenant", "Sergeant", "Brigadier", "Captain", "Engineer"]
    assert names[5:10] == ["Sergeant", "-", "Marshal", "-", "Major"]
    assert names[25:] == ["Mine", "Flag", "Captain", "Grenade", "Engineer"]
    assert format_layout(rules, layout) == GOOD


@pytest.mark.parametrize("rules", GUNKI, ids=lambda rules: rules.id)
def test_random_layouts_are_read_as_they_are_written_and_serve_either_colour(rules: RuleSet) -> None:
    deployment = deployment_of(rules)
    for seed in range(40):
        layout = deployment.random_fill(deployment.empty, Random(seed))
        text = format_layout(rules, layout)
        assert parse_layout(rules, text) == layout
        game = play_text(play_text(Game.begin(rules), "@" + text), "@" + text)
        assert [ply.action for ply in game.plies] == [Deploy(layout)] * 2
        board = game.position.board
        south, north = (deployment.read(board, seat) for seat in Seat)
        assert south == north == layout
        assert board[::-1] == bytes(code ^ 16 if code else 0 for code in board)


def test_unfinished_layouts_are_read_too() -> None:
    rules = rule_set("gunki")
    for text in ("...../...../...../...../...../.....", "FFFFF/FFFFF/FFFFF/FFFFF/FFFFF/FFFFF"):
        assert format_layout(rules, parse_layout(rules, text)) == text


@pytest.mark.parametrize(
    ("text", "offset", "words"),
    [
        ("", 0, "1 rank: a layout has 6"),
        ("LSBKE/S.M.J/CS.LB/J.E.C/KNGNX", 0, "5 ranks"),
        (GOOD + "/.....", 0, "7 ranks"),
        ("LSBK/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", 0, "rank 1 of the layout has 4 places: it must have 5"),
        ("LSBKE/S.M.J./CS.LB/J.E.C/KNGNX/NFKXE", 6, "rank 2 of the layout has 6 places"),
        ("LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE ", 30, "rank 6 of the layout has 6 places"),
        ("lSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", 0, "'l' in a layout: it holds upper-case letters of MGLBCJKSEXNF"),
        ("LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXP", 34, "'P' in a layout"),
        ("LSBKE/S1M1J/CS1LB/J1E1C/KNGNX/NFKXE", 7, "'1' in a layout"),
        ("LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/N旗KXE", 31, "'旗' in a layout"),
        ("@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE", 0, "rank 1 of the layout has 6 places"),
    ],
)
def test_malformed_layouts_are_refused_with_their_place(text: str, offset: int, words: str) -> None:
    with pytest.raises(LayoutTextError) as caught:
        parse_layout(rule_set("gunki"), text)
    assert words in str(caught.value)
    assert caught.value.offset == offset
    assert caught.value.text == text


@pytest.mark.parametrize("name", ["jungle", "junqi"])
def test_other_games_have_no_layouts(name: str) -> None:
    with pytest.raises(LayoutTextError, match=f"{name.capitalize()} has no deployment"):
        parse_layout(rule_set(name), GOOD)
