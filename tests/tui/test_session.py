"""Sessions: playing, taking back, playing again, ending by the players' words."""

from random import Random

import pytest

from junqi.core.action import Deploy, Flip, Step
from junqi.core.game import Game
from junqi.core.outcome import Outcome, Reason
from junqi.core.piece import FACE_DOWN
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Player
from junqi.notation.position import parse_position
from junqi.tui.session import NothingToRedoError, NothingToUndoError, Session

JUNGLE, JUNQI, GUNKI = rule_set("jungle"), rule_set("junqi"), rule_set("gunki-white")


def session_at(rules, text):
    return Session(Game.begin(rules, parse_position(rules, text)))


def step(rules, origin, target):
    return Step(rules.board.square(origin), rules.board.square(target))


def test_undo_gives_the_very_predecessor_and_redo_the_very_game():
    start = Session(Game.begin(JUNGLE))
    after = start.play(step(JUNGLE, "g3", "g4"))
    assert after.undo().game is start.game
    assert after.undo().redo().game is after.game


def test_a_new_move_forgets_what_was_taken_back():
    after = Session(Game.begin(JUNGLE)).play(step(JUNGLE, "g3", "g4")).undo().play(step(JUNGLE, "a3", "a4"))
    assert after.undone == ()
    with pytest.raises(NothingToRedoError):
        after.redo()


def test_nothing_to_undo_at_the_start():
    with pytest.raises(NothingToUndoError, match="no move to take back"):
        Session(Game.begin(JUNGLE)).undo()


def test_undoing_a_flip_turns_the_same_piece_face_down_again():
    dealt = JUNQI.deal(JUNQI.start(), Random(5))
    a1 = JUNQI.board.square("a1")
    flipped = Session(Game.begin(JUNQI, dealt)).play(Flip(a1))
    assert not flipped.game.position.board[a1] & FACE_DOWN
    back = flipped.undo()
    assert back.game.position == dealt
    assert back.redo().game.position == flipped.game.position


def test_undo_restores_counters_rows_and_flags():
    text = "5/5/5/5/5/5/5/5/2C2/5/5/1e^3/5 1 w 1:c4c5*3,2:b3b2*2 40 9"
    before = session_at(JUNQI, text)
    after = before.play(step(JUNQI, "c5", "c4"))
    assert after.game.position.quiet == 41
    assert after.game.position.status.rows[0].count == 4
    assert after.undo().game.position == parse_position(JUNQI, text)


def test_deployments_stay():
    deployment = GUNKI.deployment
    session = Session(Game.begin(GUNKI))
    for seed in (1, 2):
        session = session.play(Deploy(deployment.random_fill(deployment.empty, Random(seed))))
    assert not session.can_undo
    with pytest.raises(NothingToUndoError, match="deployments stay"):
        session.undo()


def test_resigning_gives_the_game_to_the_other_and_can_be_taken_back():
    session = Session(Game.begin(JUNGLE)).resign(Player.FIRST)
    assert session.outcome == Outcome(Player.SECOND, Reason.RESIGNATION)
    assert session.undo().outcome is None


def test_a_draw_agreed():
    assert Session(Game.begin(JUNGLE)).agree_draw().outcome == Outcome(None, Reason.AGREEMENT)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_game_is_taken_back_to_its_start_and_played_again(rules, random_game):
    game = random_game(rules, 11, plies=60)
    session = Session(game)
    while session.can_undo:
        session = session.undo()
    start = session.game
    assert start.ply is None or isinstance(start.ply.action, Deploy)
    while session.undone:
        session = session.redo()
    assert session.game is game


def test_the_whole_line_holds_what_was_taken_back():
    after = Session(Game.begin(JUNGLE)).play(step(JUNGLE, "g3", "g4")).play(step(JUNGLE, "a7", "a6"))
    assert after.undo().whole_line() == after.whole_line() == after.game.line()
