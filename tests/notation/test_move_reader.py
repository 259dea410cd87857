"""Typed and recorded moves: what is accepted, and the error for everything that is wrong."""

from collections.abc import Callable

import pytest

from junqi.core.action import Action, Step
from junqi.core.errors import JunqiError
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.notation.errors import LayoutTextError
from junqi.notation.move_errors import (
    AmbiguousMoveError,
    GameIsOverError,
    IllegalMoveError,
    MissingIdentityError,
    MoveError,
    MoveTextError,
    UnknownIdentityError,
    WrongCaptureMarkError,
    WrongIdentityError,
    WrongOutcomeMarkError,
    WrongPieceError,
)
from junqi.notation.move_reader import play_text
from junqi.notation.position import format_position, parse_position

Act = Callable[[RuleSet, str], Action]

JUNGLE = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w"
RATS = "7/7/7/6r/6R/7/7/7/e6 w"
MAJORS = "1f3/5/5/5/5/2j1j/5/2B2/5/5/5/J3J/1F3 w"
EQUALS = "1f3/5/5/5/5/2b1j/5/2B2/5/5/5/J4/1F3 w"
LOSING = "1f3/5/5/5/5/2m1j/5/2B2/5/5/5/J4/1F3 w"
LIFT = "1f3/1P3/5/5/4j/5/5/5/5/5/5/5/4F 1 w"
FLIP = "4f/4j/5/5/5/5/5/5/5/5/~E4/J4/F4 1 w"
UNKNOWN = "4f/4j/5/5/5/5/5/5/5/5/?4/J4/F3? 1 w/Ee"
TAKE = "4f/4j/5/5/5/x4/5/J4/5/5/5/K4/F4 1 w"
DEN = "7/3R3/7/7/7/7/7/7/r6 w"


def begin(variant: str, text: str) -> Game:
    rules = rule_set(variant)
    return Game.begin(rules, parse_position(rules, text))


READ = [
    # variant, position, the move in coordinate form, everything that means it
    ("jungle", JUNGLE, "g3g4", "g3g4 Rg4 Rgg4 R3g4 Rg3g4 Rg3-g4 鼠g4 鼠g3-g4 鼠gg4 鼠3g4 Rg4! Rg4?? Rg3-g4!?"),
    ("jungle", RATS, "g5g6", "g5g6 Rg6 Rxg6 Rg5xg6 Rg5g6 Rgxg6 R5xg6 鼠g5xg6 鼠xg6"),
    ("jungle", DEN, "d8d9", "d8d9 d8d9# Rd9 Rd9# Rd8-d9# Rd9#! 鼠d8-d9#"),
    ("gunki-white", MAJORS, "a2c2", "a2c2 Jac2 Ja2c2 Ja2-c2 营ac2 營a2-c2"),
    ("gunki-white", EQUALS, "c6c8", "c6c8 c6c8= Bxc8= Bc8 Bxc8 Bc6xc8= Bc6xc8 Bc8= 旅c6xc8="),
    ("gunki-white", LOSING, "c6c8", "c6c8 c6c8< Bxc8< Bc8 Bxc8 Bc6xc8< 旅c6xc8<"),
    ("junqi", LIFT, "b12b13", "b12b13 b12b13^ Pb13 Pb13^ Pb12-b13^ Pb12-b13 Pb12b13 排b12-b13^"),
    ("junqi", FLIP, "a3", "a3 a3=E a3=工 a3=E!"),
    ("junqi", TAKE, "a6a8", "a6a8 a6a8= Jxa8= Jxa8 Ja8 Ja6xa8= 团a6xa8= 團a6xa8="),
    ("junqi", "5/5/5/5/j4/5/5/5/P^4/5/5/5/4F 1 w", "_a5", "_a5 _a5!"),
    ("junqi", "5/5/5/5/j4/5/5/5/P_f4/5/5/5/4F 1 w", "^a5", "^a5 ^a5?!"),
]


@pytest.mark.parametrize(
    ("variant", "text", "move", "typed"),
    [(variant, text, move, typed) for variant, text, move, many in READ for typed in many.split()],
)
def test_all_forms_are_read(variant: str, text: str, move: str, typed: str, act: Act) -> None:
    game = begin(variant, text)
    assert play_text(game, typed) == game.play(act(game.rules, move))


REFUSED: list[tuple[str, str, str, type[MoveError], str]] = [
    ("jungle", JUNGLE, "Rg5", IllegalMoveError, "the Rat on g3 can go to g2, f3, g4"),
    ("jungle", JUNGLE, "g3g5", IllegalMoveError, "the Rat on g3 can go to g2, f3, g4"),
    ("jungle", JUNGLE, "Rg3-g5", IllegalMoveError, "g2, f3, g4"),
    ("jungle", JUNGLE, "d5d6", IllegalMoveError, "d5 is empty"),
    ("jungle", JUNGLE, "a7a6", IllegalMoveError, "a7 holds the Black Rat, but White is to move"),
    ("jungle", JUNGLE, "Ra6", IllegalMoveError, "the Rat on g3 can go to"),
    ("jungle", DEN, "Ea2", IllegalMoveError, "White has no Elephant"),
    ("jungle", JUNGLE, "c3", IllegalMoveError, "no piece lies face down on c3"),
    ("jungle", JUNGLE, "_g3", IllegalMoveError, "no Flag is picked up or put down"),
    ("jungle", JUNGLE, "^g3", IllegalMoveError, "no Flag is picked up or put down"),
    ("jungle", JUNGLE, "@", IllegalMoveError, "nobody is to deploy now"),
    ("jungle", JUNGLE, "@LSBKE", IllegalMoveError, "nobody is to deploy now"),
    ("jungle", JUNGLE, "Cg3-g4", WrongPieceError, "g3 holds the Rat, not the Cat"),
    ("jungle", JUNGLE, "猫g3-g4", WrongPieceError, "g3 holds the Rat, not the Cat"),
    ("jungle", JUNGLE, "Rxg4", WrongCaptureMarkError, "nothing is captured on g4"),
    ("jungle", JUNGLE, "Rg3xg4", WrongCaptureMarkError, "nothing is captured on g4"),
    ("jungle", RATS, "Rg5-g6", WrongCaptureMarkError, "the Black Rat stands on g6"),
    ("jungle", JUNGLE, "Rg4=", WrongOutcomeMarkError, "wrong mark '=', the rules give none"),
    ("jungle", JUNGLE, "g3g4<", WrongOutcomeMarkError, "wrong mark '<'"),
    ("jungle", JUNGLE, "Rg4^", WrongOutcomeMarkError, "wrong mark '^'"),
    ("jungle", JUNGLE, "Rg4#", WrongOutcomeMarkError, "does not win"),
    ("jungle", RATS, "Rxg6=", WrongOutcomeMarkError, "wrong mark '='"),
    ("gunki-white", MAJORS, "Jc2", AmbiguousMoveError, "a2, e2"),
    ("gunki-white", MAJORS, "J2c2", AmbiguousMoveError, "a2, e2"),
    ("gunki-white", EQUALS, "Bxc8<", WrongOutcomeMarkError, "the rules give '='"),
    ("gunki-white", LOSING, "Bxc8=", WrongOutcomeMarkError, "the rules give '<'"),
    ("gunki-white", EQUALS, "Bxc8==", WrongOutcomeMarkError, "twice"),
    ("gunki-white", EQUALS, "Bxc8=<", WrongOutcomeMarkError, "wrong mark '<'"),
    ("gunki-white", EQUALS, "b1c1", IllegalMoveError, "the Flag on b1 cannot move"),
    ("gunki-white", EQUALS, "Fc1", IllegalMoveError, "the Flag on b1 cannot move"),
    ("junqi", LIFT, "Pxb13^", WrongCaptureMarkError, "nothing is captured on b13"),
    ("junqi", LIFT, "Pb13=", WrongOutcomeMarkError, "the rules give '^'"),
    ("junqi", LIFT, "_b12", IllegalMoveError, "carries the enemy Flag"),
    ("junqi", LIFT, "^b12", IllegalMoveError, "may pick up the enemy Flag"),
    ("junqi", LIFT, "b13", IllegalMoveError, "no piece lies face down on b13"),
    ("junqi", LIFT, "_a2", IllegalMoveError, "carries the enemy Flag"),
    ("junqi", FLIP, "a3=e", WrongIdentityError, "a3 is a White Engineer, not a Red Engineer"),
    ("junqi", FLIP, "a3=工r", WrongIdentityError, "not a Red Engineer"),
    ("junqi", FLIP, "a3=?", UnknownIdentityError, "a flip always reveals its piece"),
    ("junqi", FLIP, "a3=E#", WrongOutcomeMarkError, "does not win"),
    ("junqi", FLIP, "a3=E=", WrongOutcomeMarkError, "wrong mark '='"),
    ("junqi", FLIP, "a3a4", IllegalMoveError, "lies face down; it can only be flipped"),
    ("junqi", FLIP, "Ea4", IllegalMoveError, "White has no Engineer"),
    ("junqi", UNKNOWN, "a3", MissingIdentityError, "must name it, as a3=E"),
    ("junqi", UNKNOWN, "a3=M", WrongIdentityError, "no such piece is still face down"),
    ("junqi", UNKNOWN, "a3=?", UnknownIdentityError, "a flip always reveals"),
    ("junqi", "?4/5/5/5/5/5/5/5/5/5/5/5/J4 1 -/E", "a1a2", IllegalMoveError, "until an Engineer is turned up"),
    ("junqi", "?4/5/5/5/5/5/5/5/5/5/5/5/J4 1 -/E", "Ja2", IllegalMoveError, "until an Engineer is turned up"),
    ("jungle", "3R3/7/7/7/7/7/7/7/r6 b", "a1a2", GameIsOverError, "the game is over (den reached)"),
    ("jungle", JUNGLE, "Qg4", MoveTextError, "pieces are ELTPWDCR"),
    ("gunki", "5/5/5/5/5/5/5/5/5/5/5/5/5 b d", "@", IllegalMoveError, "must name its layout"),
    ("gunki", "5/5/5/5/5/5/5/5/5/5/5/5/5 b d", "a1a2", IllegalMoveError, "a1 is empty"),
    ("gunki", "5/5/5/5/5/5/5/5/5/5/5/5/5 b d", "@FSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NLKXE", IllegalMoveError,
     "Flag on e8: it must stand on"),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "text", "typed", "error", "words"), REFUSED)
def test_what_is_wrong_is_named(variant: str, text: str, typed: str, error: type[MoveError], words: str) -> None:
    game = begin(variant, text)
    before = format_position(game.rules, game.position)
    with pytest.raises(error) as caught:
        play_text(game, typed)
    assert type(caught.value) is error
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.text == typed
    assert format_position(game.rules, game.position) == before


def test_the_squares_that_make_a_short_form_ambiguous_are_data() -> None:
    game = begin("gunki-white", MAJORS)
    with pytest.raises(AmbiguousMoveError) as caught:
        play_text(game, "Jc2")
    assert [game.rules.board.name_of(s) for s in caught.value.origins] == ["a2", "e2"]


def test_every_move_error_is_an_error_of_the_user() -> None:
    for error in MoveError.__subclasses__():
        assert issubclass(error, JunqiError)
        assert issubclass(error, ValueError)
        assert error.__doc__


def test_layouts_that_cannot_be_read_are_layout_errors() -> None:
    game = Game.begin(rule_set("gunki"))
    with pytest.raises(LayoutTextError, match="a layout has 6"):
        play_text(game, "@LSBKE")


def test_a_short_form_counts_only_pieces_that_may_go_there(act: Act) -> None:
    """The other Sergeant is blocked, so the plain form is enough."""
    game = begin("gunki-white", "1f3/5/5/5/5/S1N1S/5/5/5/5/5/5/1F2j w")
    assert play_text(game, "Sb8") == game.play(act(game.rules, "a8b8"))


def test_a_carrier_is_called_by_its_letter(act: Act) -> None:
    game = begin("junqi", "5/5/5/5/j4/5/5/5/P^4/5/5/5/4F 1 w")
    assert play_text(game, "Pa6") == game.play(Step(20, 25))
    assert play_text(game, "Pa5-a6") == game.play(act(game.rules, "a5a6"))
