"""What programs are told, and what their answers mean."""

from random import Random

import pytest

from junqi.core.action import Flip, Step
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.registry import rule_set
from junqi.core.seat import Player
from junqi.engine.uci.errors import EngineIllegalMoveError, EngineNonsenseError
from junqi.notation.move_reader import play_text
from junqi.tui.programs.exchange import action_of, moves_of

JUNGLE, GUNKI, JUNQI = rule_set("jungle"), rule_set("gunki"), rule_set("junqi")
LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


def test_moves_in_coordinate_form():
    game = play_text(play_text(Game.begin(JUNGLE), "Rg4"), "Ra6")
    assert moves_of(observe(game, Player.FIRST)) == ("g3g4", "a7a6")


def test_flips_name_what_they_turned_up_and_nothing_else_is_told():
    dealt = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(3)))
    engineer = next(square for square, code in enumerate(dealt.position.board) if code & 15 == 9)
    game = dealt.play(Flip(engineer))
    seen = observe(game, Player.SECOND)
    name = JUNQI.board.name_of(engineer)
    assert moves_of(seen) in ((f"{name}=E",), (f"{name}=e",))
    assert seen.start == JUNQI.start()


def test_the_other_layout_is_told_once_both_have_deployed():
    first = play_text(Game.begin(GUNKI), f"@{LAYOUT}")
    assert moves_of(observe(first, Player.SECOND)) == ("@",)
    assert moves_of(observe(first, Player.FIRST)) == (f"@{LAYOUT}",)
    both = play_text(first, f"@{LAYOUT}")
    assert moves_of(observe(both, Player.SECOND)) == (f"@{LAYOUT}", f"@{LAYOUT}")


def test_answers_in_coordinate_form():
    seen = observe(Game.begin(JUNGLE), Player.FIRST)
    square = JUNGLE.board.square
    assert action_of(seen, "g3g4", "x") == Step(square("g3"), square("g4"))
    flips = observe(Game.begin(JUNQI), Player.FIRST)
    assert action_of(flips, "c3", "x") == Flip(JUNQI.board.square("c3"))


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("castles", EngineNonsenseError, "Bob answered 'castles', which is no move"),
        ("g3g4q", EngineNonsenseError, "Bob answered 'g3g4q', which is no move"),
        ("Rg4", EngineNonsenseError, "Bob answered 'Rg4', which is not in coordinate form"),
        ("g3g5", EngineIllegalMoveError, "Bob played 'g3g5', an illegal move: "),
        ("c3", EngineIllegalMoveError, "Bob played 'c3', an illegal move: "),
    ],
)
def test_what_is_no_legal_move(text, error, words):
    with pytest.raises(error, match=words):
        action_of(observe(Game.begin(JUNGLE), Player.FIRST), text, "Bob")


def test_a_layout_that_breaks_the_rules_is_an_illegal_move():
    seen = observe(Game.begin(GUNKI), Player.FIRST)
    with pytest.raises(EngineIllegalMoveError, match="the layout breaks the rules"):
        action_of(seen, f"@{LAYOUT.replace('F', 'S')}", "Bob")
