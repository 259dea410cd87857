"""The move list in two columns."""

from random import Random

from junqi.core.action import Deploy
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.layout import parse_layout
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.tui.move_rows import MoveCell, MoveRow, MoveTexts, move_rows, taken_back_text

JUNGLE, GUNKI, JUNQI = rule_set("jungle"), rule_set("gunki-white"), rule_set("junqi")


def rows_of(game):
    return move_rows(game.line(), MoveTexts().of(game.line()))


def play(game, *moves):
    for move in moves:
        game = play_text(game, move)
    return game


def test_two_columns():
    game = play(Game.begin(JUNGLE), "g3g4", "a7a6", "c3d3")
    assert rows_of(game) == [
        MoveRow(1, (MoveCell("Rg4", 1), MoveCell("Ra6", 2))),
        MoveRow(2, (MoveCell("Wd3", 3), None)),
    ]


def test_a_game_that_begins_with_the_second_player():
    game = play(Game.begin(JUNGLE, parse_position(JUNGLE, "7/7/7/r6/7/7/E6/7/7 b - - 0 12")), "a6a5", "a3a4")
    assert rows_of(game) == [MoveRow(12, (None, MoveCell("Ra5", 1))), MoveRow(13, (MoveCell("Ea4", 2), None))]


def test_deployments_are_no_moves():
    layout = parse_layout(GUNKI, "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE")
    game = Game.begin(GUNKI).play(Deploy(layout)).play(Deploy(layout))
    assert rows_of(game) == []
    assert rows_of(play(game, "Bxc8="))[0] == MoveRow(1, (MoveCell("Bxc8=", 3), None))


def test_texts_follow_a_line_that_changes():
    texts = MoveTexts()
    one = play(Game.begin(JUNGLE), "g3g4", "a7a6")
    assert texts.of(one.line()) == ["", "Rg4", "Ra6"]
    other = play(one.previous, "g7g6")
    assert texts.of(other.line()) == ["", "Rg4", "Eg6"]


def test_flips_taken_back_are_named_without_what_they_revealed():
    line = play(Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1))), "a1", "a2").line()
    assert MoveTexts().of(line) == ["", "a1=B", "a2=c"]
    assert MoveTexts(taken_back_text).of(line) == ["", "a1", "a2"]


def test_moves_that_hide_nothing_read_the_same_when_taken_back():
    line = play(Game.begin(JUNGLE), "g3g4", "a7a6").line()
    assert MoveTexts(taken_back_text).of(line) == ["", "Rg4", "Ra6"]
