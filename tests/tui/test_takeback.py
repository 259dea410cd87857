"""Taking back and playing again, with and without a program at the table."""

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.tui.session import NothingToRedoError, NothingToUndoError, Session
from junqi.tui.takeback import AcrossFlipError, can_take_back, played_again, taken_back

JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")
FIRST, SECOND = Player


def session_after(*moves, rules=JUNGLE, position=None):
    game = Game.begin(rules, None if position is None else parse_position(rules, position))
    for move in moves:
        game = play_text(game, move)
    return Session(game)


def test_between_two_people_one_ply_is_taken_back():
    session = taken_back(session_after("g3g4", "a7a6", "g4g5"), None)
    assert session.game.length == 2
    assert played_again(session, None).game.length == 3


@pytest.mark.parametrize(
    ("human", "moves", "left"),
    [
        (FIRST, ("g3g4", "a7a6"), 0),
        (FIRST, ("g3g4", "a7a6", "g4g5"), 2),  # the program has not answered yet
        (FIRST, ("g3g4", "a7a6", "g4g5", "a6a5"), 2),
        (SECOND, ("g3g4", "a7a6", "g4g5"), 1),
        (SECOND, ("g3g4", "a7a6", "g4g5", "a6a5"), 3),
    ],
)
def test_against_a_program_play_goes_back_to_the_own_last_turn_and_on_again(human, moves, left):
    session = session_after(*moves)
    assert can_take_back(session, human)
    back = taken_back(session, human)
    assert (back.game.length, back.turn) == (left, human)
    again = played_again(back, human)
    assert again.game.length == len(moves)
    with pytest.raises(NothingToRedoError):
        played_again(again, human)


def test_the_move_with_which_a_program_began_stays():
    session = session_after("g3g4")
    assert not can_take_back(session, SECOND)
    with pytest.raises(NothingToUndoError):
        taken_back(session, SECOND)


def test_an_end_by_words_is_taken_back_by_itself():
    ended = session_after("g3g4", "a7a6").resign(FIRST)
    assert can_take_back(ended, FIRST)
    assert taken_back(ended, FIRST).game.length == 2


CARRYING = "e4/5/5/5/5/5/5/4F/5/5/2E2/2f2/5 1 w - 0 1"


def test_no_flip_is_taken_back_against_a_program():
    moves = ("a1", "a2")
    session = Session(Game.begin(JUNQI, parse_position(JUNQI, "5/5/5/5/5/5/5/5/5/5/5/~P4/~p4 1 -")))
    for move in moves:
        session = session.at(play_text(session.game, move))
    with pytest.raises(AcrossFlipError, match="across a flip"):
        taken_back(session, FIRST)
    assert taken_back(session, None).game.length == 1
    steps = session_after("c3b3", "a13a12", rules=JUNQI, position=CARRYING)
    assert taken_back(steps, FIRST).game.length == 0
