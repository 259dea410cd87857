"""Ends that are near are told before they decide."""

from junqi.core.action import Step
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.tui.warnings import loses_by_repeating, warnings

JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")
NAMES = ("Ann", "Bob")


def game_at(rules, text):
    return Game.begin(rules, parse_position(rules, text))


def step(rules, origin, target):
    return Step(rules.board.square(origin), rules.board.square(target))


def test_none_at_the_start():
    assert warnings(Game.begin(JUNGLE), NAMES) == ()


def test_the_second_occurrence_and_the_move_that_makes_the_third():
    game = Game.begin(JUNGLE)
    for move in ("a3a4", "g7g6", "a4a3", "g6g7"):
        game = play_text(game, move)
    assert "position seen 2 times, 3 draw" in warnings(game, NAMES)
    for move in ("a3a4", "g7g6", "a4a3"):
        game = play_text(game, move)
    assert "Eg6-g7 draws by repetition" in warnings(game, NAMES)
    assert not loses_by_repeating(game, step(JUNGLE, "g6", "g7"))


def test_back_and_forth_is_told_from_the_fourth_time_on():
    board = "5/5/5/5/5/5/5/5/2C2/4F/5/1e3/f4 1 w"
    assert warnings(game_at(JUNQI, f"{board} 1:c4c5*7 0 1"), NAMES) == ()
    assert warnings(game_at(JUNQI, f"{board} 1:c4c5*8 0 1"), NAMES) == ("Ann went to and fro c4-c5 4 times, 6 lose",)


def test_the_move_that_loses_by_back_and_forth():
    game = game_at(JUNQI, "5/5/5/5/5/5/5/5/2C2/4F/5/1e3/f4 1 w 1:c4c5*11 20 30")
    losing = step(JUNQI, "c5", "c4")
    assert loses_by_repeating(game, losing)
    assert not loses_by_repeating(game, step(JUNQI, "c5", "b5"))
    assert "Cc5-c4 loses by back and forth" in warnings(game, NAMES)


def test_quiet_plies_left():
    board = "7/7/7/r6/7/7/E6/7/7 w - -"
    assert warnings(game_at(JUNGLE, f"{board} 79 1"), NAMES) == ()
    assert warnings(game_at(JUNGLE, f"{board} 80 1"), NAMES) == ("20 quiet plies left before a draw",)
    assert warnings(game_at(JUNGLE, f"{board} 99 1"), NAMES) == ("1 quiet ply left before a draw",)
