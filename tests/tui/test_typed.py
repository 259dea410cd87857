"""Typed moves, read with no more than the player may know."""

from random import Random

import pytest

from junqi.core.action import Flip, Step
from junqi.core.game import Game
from junqi.core.piece import FACE_DOWN
from junqi.core.registry import rule_set
from junqi.notation.move_errors import (
    GameIsOverError,
    IllegalMoveError,
    MoveError,
    MoveTextError,
    WrongCaptureMarkError,
)
from junqi.notation.position import parse_position
from junqi.tui.typed import NamedFlipError, typed_action

JUNGLE, JUNQI = rule_set("jungle"), rule_set("junqi")


@pytest.mark.parametrize("text", ["g3g4", "Rg3-g4", "Rg4", "鼠g3-g4", "Rg3g4"])
def test_all_forms(text):
    board = JUNGLE.board
    assert typed_action(Game.begin(JUNGLE), text) == Step(board.square("g3"), board.square("g4"))


@pytest.mark.parametrize(
    ("text", "error"), [("hello", MoveTextError), ("g3g5", IllegalMoveError), ("Rxg4", WrongCaptureMarkError)]
)
def test_errors(text, error):
    with pytest.raises(error):
        typed_action(Game.begin(JUNGLE), text)


def test_no_move_after_the_end():
    over = Game.begin(JUNGLE, parse_position(JUNGLE, "3E3/7/7/7/7/7/7/7/r6 b"))
    with pytest.raises(GameIsOverError, match="the game is over"):
        typed_action(over, "a1a2")


def test_a_flip_is_typed_by_its_square_alone():
    game = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1)))
    assert typed_action(game, "c1") == Flip(JUNQI.board.square("c1"))


def test_a_refusal_never_tells_what_lies_face_down():
    game = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1)))
    names = {kind.name for kind in JUNQI.kinds}
    for square in (s for s, code in enumerate(game.position.board) if code & FACE_DOWN):
        name = JUNQI.board.name_of(square)
        for text in (f"{name}=E", f"{name}=f", f"{name}c4", f"E{name}-c4", f"c4{name}", f"_{name}", f"^{name}"):
            with pytest.raises(MoveError) as refused:
                typed_action(game, text)
            said = {word for word in names if word in str(refused.value)}
            assert said <= {"Engineer", "Flag"}, str(refused.value)


def test_naming_the_piece_of_a_flip_is_refused_with_the_way_to_say_it():
    game = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(1)))
    with pytest.raises(NamedFlipError, match="type c1"):
        typed_action(game, "c1=E")
