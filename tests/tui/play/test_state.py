"""What the panels, the status line and the board show of a session."""

from random import Random

from junqi.core.action import Flip, Step
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.piece import FACE_DOWN
from junqi.core.registry import rule_set
from junqi.core.seat import Player, Side
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.tui.board.scene import Target
from junqi.tui.play.scene import last_squares, scene_of
from junqi.tui.play.state import player_state, status_of
from junqi.tui.selection import selectable
from junqi.tui.session import Session

JUNGLE, GUNKI, JUNQI = rule_set("jungle"), rule_set("gunki-white"), rule_set("junqi")
NAMES = ("Ann", "Bob")


def session_at(rules, text, *moves):
    game = Game.begin(rules, parse_position(rules, text))
    for move in moves:
        game = play_text(game, move)
    return Session(game, NAMES)


def seen(session):
    return observe(session.game, session.turn)


def test_colours_are_unknown_until_the_first_engineer():
    session = Session(Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1))), NAMES)
    assert player_state(session, Player.FIRST).side is None
    assert "the first Engineer gives the colours" in status_of(session, seen(session), None).selected
    engineer = session.game.position.board.index(25 | FACE_DOWN)
    after = session.play(Flip(engineer))
    assert player_state(after, Player.FIRST).side is Side.BLACK
    assert status_of(after, seen(after), None).turn == "Bob (White) to move."


def test_one_player_is_to_move_and_at_the_end_none():
    session = Session(Game.begin(JUNGLE), NAMES)
    assert [player_state(session, player).to_move for player in Player] == [True, False]
    over = session.resign(Player.FIRST)
    assert [player_state(over, player).to_move for player in Player] == [False, False]
    assert [player_state(over, player).result for player in Player] == ["loses", "wins"]
    assert [player_state(session.agree_draw(), player).result for player in Player] == ["draws", "draws"]


def test_targets_tell_what_a_step_does():
    session = session_at(GUNKI, "3f1/5/5/5/5/s1m1n/5/S1C1S/5/5/5/5/1F3 w")
    selected = selectable(seen(session), GUNKI.board.square("a6"))
    scene = scene_of(session, seen(session), selected)
    kinds = {GUNKI.board.name_of(square): kind for square, kind in scene.targets}
    assert kinds["a8"] is Target.LOSS and kinds["b6"] is Target.QUIET
    selected = selectable(seen(session), GUNKI.board.square("c6"))
    assert dict(scene_of(session, seen(session), selected).targets)[GUNKI.board.square("c8")] is Target.LOSS


def test_the_last_squares_of_a_step_and_of_a_flip():
    step = Session(Game.begin(JUNGLE)).play(Step(JUNGLE.board.square("g3"), JUNGLE.board.square("g4")))
    assert last_squares(step) == (JUNGLE.board.square("g3"), JUNGLE.board.square("g4"))
    assert last_squares(step.resign(Player.SECOND)) == last_squares(step)
    flip = Session(Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1)))).play(Flip(0))
    assert last_squares(flip) == (None, 0)
    assert last_squares(flip.undo()) == (None, None)


def test_the_board_shows_no_more_than_the_player_knows_until_the_end():
    session = Session(Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1))))
    shown = scene_of(session, seen(session), None)
    assert set(shown.board) == {0, FACE_DOWN} and not shown.revealed
    over = session.resign(Player.FIRST)
    assert scene_of(over, seen(over), None).board == session.game.position.board


def test_the_last_battle_in_words():
    session = session_at(GUNKI, "3f1/5/5/5/5/2k2/5/2C2/5/5/5/5/1F3 w", "c6c8")
    assert status_of(session, seen(session), None).last == "Ann: Colonel takes Captain on c8."
