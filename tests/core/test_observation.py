"""Observations in games of every rule set; what two truths have in common is tried in ``test_properties``."""

from collections.abc import Callable

import pytest

from junqi.core.action import Deploy, Flip
from junqi.core.game import Game
from junqi.core.observation import Observation, observe
from junqi.core.outcome import Outcome, Reason
from junqi.core.piece import FACE_DOWN, UNKNOWN
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.core.seat import Player

EVERY = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def rebuilt(observation: Observation) -> Game:
    """The game as far as a player knows it, from nothing but the observation."""
    game = Game.begin(observation.rules, observation.start)
    for ply in observation.plies:
        game = game.play(ply.action, ply.revealed)
    return game


@EVERY
def test_a_player_can_rebuild_the_game_from_its_observation(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    for seed in range(4):
        game = random_game(rules, seed, 60 + 80 * seed)
        for viewer in Player:
            observation = observe(game, viewer)
            known = rebuilt(observation)
            assert known.position == observation.position
            assert known.plies == game.plies
            assert known.outcome == observation.outcome == game.outcome
            assert known.occurrences == game.occurrences


@EVERY
def test_no_observation_holds_an_identity_that_is_face_down(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    for game in random_game(rules, 2, 60).line():
        for viewer in Player:
            observation = observe(game, viewer)
            for position in (observation.start, observation.position):
                assert all(code == UNKNOWN for code in position.board if code & FACE_DOWN)
            assert len(observation.hidden) == observation.position.board.count(UNKNOWN)


@EVERY
def test_a_ply_names_what_it_reveals_and_an_action_does_not(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    for ply in random_game(rules, 6, 80).plies:
        assert (ply.revealed is not None) == isinstance(ply.action, Flip)
        assert ply.battle is None or not isinstance(ply.action, Flip | Deploy)


@EVERY
def test_an_end_by_the_players_is_observed(rules: RuleSet, random_game: Callable[..., Game]) -> None:
    game = random_game(rules, 1, 6)
    outcome = Outcome(Player.SECOND, Reason.RESIGNATION)
    for viewer in Player:
        assert observe(game.end(outcome), viewer).outcome == outcome
        assert observe(game.end(outcome), viewer).plies == observe(game, viewer).plies
        assert observe(game.end(outcome), viewer).legal_actions() == []
        assert observe(game, viewer).legal_actions() == rules.legal_actions(game.position)
