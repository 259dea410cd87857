"""Captured pieces follow from the plies."""

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.notation.move_reader import play_text
from junqi.notation.position import parse_position
from junqi.tui.captured import fallen

JUNGLE, GUNKI, JUNQI = rule_set("jungle"), rule_set("gunki-white"), rule_set("junqi")


def game_of(rules, text, *moves):
    game = Game.begin(rules, parse_position(rules, text))
    for move in moves:
        game = play_text(game, move)
    return game


@pytest.mark.parametrize("rules", [JUNGLE, GUNKI, JUNQI])
def test_none_in_a_new_game(rules):
    assert fallen(Game.begin(rules)) == ((), ())


def test_none_in_a_sparse_position():
    assert fallen(game_of(JUNGLE, "7/7/7/r6/7/7/E6/7/7 w")) == ((), ())


def test_a_quiet_move_adds_nothing_a_capture_does_and_undo_removes_it():
    after = game_of(JUNGLE, "7/7/7/7/r6/7/E6/6d/7 w", "a3a4", "g2g3", "a4a5")
    assert fallen(after) == ((), ((8, 1),))
    assert fallen(after.previous) == ((), ())


def test_both_fall_and_the_attacker_falls_in_gunki():
    both = game_of(GUNKI, "3f1/5/5/5/5/2c2/5/2C2/5/M4/5/5/1F3 w", "c6c8")
    assert fallen(both) == (((5, 1),), ((5, 1),))
    attacker = game_of(GUNKI, "3f1/5/5/5/5/2m2/5/2C2/5/M4/5/5/1F3 w", "c6c8")
    assert fallen(attacker) == (((5, 1),), ())


def test_counts_in_rank_order():
    after = game_of(JUNGLE, "7/7/7/r6/c6/e6/E6/7/6l w", "a3a4", "g1g2", "a4a5", "g2g3", "a5a6")
    assert fallen(after) == ((), ((1, 1), (7, 1), (8, 1)))
