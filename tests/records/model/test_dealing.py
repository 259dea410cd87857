"""Dealing what a record does not know."""

from random import Random

import pytest

from junqi.core.action import Flip
from junqi.core.game import Game
from junqi.core.piece import FACE_DOWN, UNKNOWN
from junqi.core.registry import rule_set
from junqi.records.model.dealing import dealt, has_unknown

JUNQI = rule_set("junqi")


@pytest.fixture(scope="module")
def undealt():
    """A game as a record without Deal tells it: the flips of a dealt game, the rest unknown."""
    truth = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(3)))
    game = Game.begin(JUNQI)
    random = Random(4)
    for _ in range(40):
        action = random.choice(JUNQI.legal_actions(truth.position))
        truth = truth.play(action)
        game = game.play(action, truth.ply.revealed)
    return game


def test_the_past_stays_as_it_was(undealt):
    played = dealt(undealt, Random(1))
    assert [ply.action for ply in played.plies] == [ply.action for ply in undealt.plies]
    assert [ply.revealed for ply in played.plies] == [ply.revealed for ply in undealt.plies]


def test_everything_is_known_from_the_start_on_with_the_full_set(undealt):
    start = dealt(undealt, Random(1)).line()[0].position
    assert UNKNOWN not in start.board
    assert sorted(code & ~FACE_DOWN for code in start.board if code) == sorted(JUNQI.start().status.pool)


def test_what_is_left_is_dealt_by_the_seed(undealt):
    assert dealt(undealt, Random(1)).position.board == dealt(undealt, Random(1)).position.board
    assert dealt(undealt, Random(1)).position.board != dealt(undealt, Random(2)).position.board


def test_a_game_that_knows_everything_stays_the_same():
    game = Game.begin(JUNQI, JUNQI.deal(JUNQI.start(), Random(3))).play(Flip(0))
    assert dealt(game, Random(1)) is game
    assert not has_unknown(game.position)
