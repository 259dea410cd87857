"""From what is asked for to a session."""

from random import Random

import pytest

from junqi.core.piece import FACE_DOWN
from junqi.core.registry import RULE_SETS, rule_set
from junqi.notation.board_text import format_board
from junqi.notation.errors import ImpossiblePositionError, NotationError
from junqi.notation.layout import parse_layout
from junqi.notation.position import parse_position
from junqi.tui.new_game import DealError, LayoutError, NewGame, PlayerNameError, new_session

JUNGLE, GUNKI, JUNQI = rule_set("jungle"), rule_set("gunki-white"), rule_set("junqi")
LAYOUT = parse_layout(GUNKI, "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE")


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_rule_set_starts(rules):
    session = new_session(NewGame(rules), Random(1))
    assert session.game.length == 0 and session.outcome is None


def test_the_same_seed_deals_the_same():
    first, again, other = (new_session(NewGame(JUNQI), Random(seed)).game.position for seed in (7, 7, 8))
    assert first == again != other
    assert all(code & FACE_DOWN and code & 15 for code in first.board if code)


def test_a_deal_is_taken_as_it_is():
    position = JUNQI.deal(JUNQI.start(), Random(2))
    session = new_session(NewGame(JUNQI, deal=format_board(JUNQI, position.board)), Random(1))
    assert session.game.position == position


@pytest.mark.parametrize(
    ("rules", "deal", "error"),
    [
        (JUNGLE, "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L", DealError),
        (JUNQI, "5/5/5/5/5/5/5/5/5/5/5/5/5", DealError),
        (JUNQI, "nonsense", NotationError),
    ],
)
def test_a_deal_that_does_not_fit(rules, deal, error):
    with pytest.raises(error):
        new_session(NewGame(rules, deal=deal), Random(1))


def test_a_deal_with_wrong_counts_names_the_piece():
    board = format_board(JUNQI, JUNQI.deal(JUNQI.start(), Random(2)).board).replace("~M", "~G")
    with pytest.raises(ImpossiblePositionError, match="White General"):
        new_session(NewGame(JUNQI, deal=board), Random(1))


def test_layouts_are_deployed_at_once():
    session = new_session(NewGame(GUNKI, layouts=(LAYOUT, LAYOUT)), Random(1))
    assert not session.game.position.status.deploying
    only_first = new_session(NewGame(GUNKI, layouts=(LAYOUT, None)), Random(1))
    assert only_first.game.position.status.deploying and only_first.game.length == 1


def test_a_layout_that_breaks_the_rules_names_the_piece_and_square():
    bad = parse_layout(GUNKI, "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NKFXE")
    with pytest.raises(LayoutError, match=r"second player's layout.*Flag on c1"):
        new_session(NewGame(rule_set("gunki-black"), layouts=(None, bad)), Random(1))


def test_a_layout_where_nothing_is_deployed():
    with pytest.raises(LayoutError, match="nothing to deploy"):
        new_session(NewGame(JUNGLE, layouts=(LAYOUT, None)), Random(1))


def test_a_position_is_dealt_where_it_has_unknown_pieces():
    text = "?4/5/5/5/5/5/5/5/5/5/5/5/E3F 1 w/f"
    session = new_session(NewGame(JUNQI, position=parse_position(JUNQI, text)), Random(1))
    assert format_board(JUNQI, session.game.position.board).startswith("~f4/")


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "a\x00"])
def test_names_that_no_record_can_hold(name):
    with pytest.raises(PlayerNameError):
        new_session(NewGame(JUNGLE, names=(name, "Bob")), Random(1))
