"""Making a layout."""

from random import Random

import pytest

from junqi.core.gunki_deployment import GUNKI_DEPLOYMENT as DEPLOYMENT
from junqi.core.registry import rule_set
from junqi.core.seat import Seat
from junqi.notation.layout import format_layout, parse_layout
from junqi.tui.deploy.draft import Draft, PlacingError
from junqi.tui.deploy.presets import presets

GUNKI = rule_set("gunki")
FULL = parse_layout(GUNKI, "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE")
MARSHAL, GRENADE, MINE, FLAG = 1, 10, 11, 12


def draft(layout=DEPLOYMENT.empty, seat=Seat.SOUTH):
    return Draft(DEPLOYMENT, seat, layout)


def place(name):
    """The place of a square, as the player South sees it."""
    return DEPLOYMENT.squares(Seat.SOUTH).index(DEPLOYMENT.board.square(name))


def test_the_tray_counts_what_is_missing():
    assert [count for _, count in draft().tray] == [1, 1, 2, 2, 2, 2, 3, 3, 3, 2, 3, 1]
    assert all(count == 0 for _, count in draft(FULL).tray)


def test_a_piece_is_placed_and_the_next_comes_to_hand():
    placed = draft().take(MARSHAL).choose(place("a6"))
    assert placed.layout[place("a6")] == MARSHAL
    assert placed.hand == MARSHAL + 1


def test_more_of_the_same_kind_stay_in_hand():
    assert draft().take(MINE).choose(place("a6")).hand == MINE


def test_a_piece_that_may_not_stand_there_is_refused_with_the_rule():
    with pytest.raises(PlacingError, match="Flag cannot stand there: it must stand on an own headquarters"):
        draft().take(FLAG).choose(place("a1"))
    with pytest.raises(PlacingError, match="Grenade cannot stand there"):
        draft().take(GRENADE).choose(place("a3"))
    with pytest.raises(PlacingError, match="Marshal cannot stand there"):
        draft().take(MARSHAL).choose(place("b3"))


def test_a_piece_placed_on_another_sends_it_back_to_the_tray():
    replaced = draft().take(MARSHAL).choose(place("a6")).take(MINE).choose(place("a6"))
    assert replaced.layout[place("a6")] == MINE
    assert replaced.tray[0][1] == 1


def test_two_picks_exchange_two_pieces():
    exchanged = draft(FULL).choose(place("a6")).choose(place("b6"))
    assert format_layout(GUNKI, exchanged.layout) == "SLBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
    assert exchanged.picked is None


def test_an_exchange_needs_both_to_be_allowed():
    with pytest.raises(PlacingError, match="Flag cannot stand there"):
        draft(FULL).choose(place("a6")).choose(place("b1"))
    with pytest.raises(PlacingError, match="Grenade cannot stand there"):
        draft(FULL).choose(place("d1")).choose(place("a6"))


def test_a_piece_is_moved_to_an_empty_place_and_let_go_by_choosing_it_twice():
    one = draft().take(MARSHAL).choose(place("a6")).let_go()
    assert one.choose(place("a6")).choose(place("e6")).layout[place("e6")] == MARSHAL
    assert one.choose(place("a6")).choose(place("a6")).picked is None


def test_allowed_places_are_lit_for_the_piece_in_hand():
    assert draft().take(FLAG).lit == {place("b1"), place("d1")}
    assert draft(FULL).choose(place("b1")).lit == {place("b1"), place("d1")}
    assert draft().lit == frozenset()


def test_a_piece_is_put_back():
    back = draft(FULL).put_back(place("b1"))
    assert back.hand == FLAG and back.tray[FLAG - 1][1] == 1
    with pytest.raises(PlacingError, match="There is no piece"):
        back.put_back(place("b1"))


def test_nothing_left_in_the_tray():
    with pytest.raises(PlacingError, match="Every Marshal is placed"):
        draft(FULL).take(MARSHAL)


def test_random_fill_keeps_what_is_placed_and_breaks_no_rule():
    begun = draft().take(MARSHAL).choose(place("a6")).take(FLAG).choose(place("d1"))
    for seed in range(30):
        filled = begun.filled(Random(seed))
        assert filled.is_ready
        assert (filled.layout[place("a6")], filled.layout[place("d1")]) == (MARSHAL, FLAG)


def test_clear_and_mirror():
    assert draft(FULL).cleared().layout == DEPLOYMENT.empty
    assert format_layout(GUNKI, draft(FULL).mirrored().layout) == "EKBSL/J.M.S/BL.SC/C.E.J/XNGNK/EXKFN"


def test_broken_rules_are_all_named():
    wrong = draft(parse_layout(GUNKI, "XXXKE/F.M.J/CS.LB/J.E.C/KNGNX/N.KXE"))
    assert not wrong.is_ready
    said = ". ".join(wrong.broken_rules())
    assert "Still to place: Lieutenant, Brigadier, 2 Sergeants" in said
    assert "3 Grenade too many" in said
    for square in ("a6", "b6", "c6"):
        assert f"Grenade on {square}" in said
    assert "Flag on a5: it must stand on an own headquarters" in said


def test_a_full_layout_breaks_none():
    assert list(draft(FULL).broken_rules()) == []


def test_the_north_player_is_told_the_squares_of_the_board():
    wrong = draft(parse_layout(GUNKI, "FSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NLKXE"), Seat.NORTH)
    assert any("Flag on e8" in sentence for sentence in wrong.broken_rules())


def test_presets_may_be_deployed_and_editing_a_copy_leaves_them():
    for preset in presets(GUNKI):
        layout = parse_layout(GUNKI, preset.text)
        assert draft(layout).is_ready
        draft().loaded(layout).cleared()
        assert parse_layout(GUNKI, preset.text) == layout
