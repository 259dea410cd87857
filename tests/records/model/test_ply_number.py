"""Plies are counted from the start of a record; deployments are none."""

from collections.abc import Callable

import pytest

from junqi.core.game import Game, is_deployment
from junqi.core.registry import RULE_SETS
from junqi.records.model.ply_number import ply_number


@pytest.mark.parametrize("name", ["jungle-1a-white", "gunki-black", "junqi"])
def test_plies_are_counted(name: str, random_game: Callable[..., Game]) -> None:
    line = random_game(RULE_SETS[name], 2, plies=40).line()
    for game in line:
        played = sum(not is_deployment(ply) for ply in game.plies)
        assert ply_number(line[0], game) == played + 1


@pytest.mark.parametrize("plies", [6, 7])
def test_a_start_in_mid_game_counts_from_there(plies: int, random_game: Callable[..., Game]) -> None:
    rules = RULE_SETS["jungle-1a-white"]
    start = Game.begin(rules, random_game(rules, 2, plies=plies).position)
    [_, *after] = random_game(rules, 3, plies=5, position=start.position).line()
    assert [ply_number(start, game) for game in after] == [2, 3, 4, 5, 6]


def test_a_game_without_a_start_has_its_first_ply_to_come() -> None:
    assert ply_number(None, Game.begin(RULE_SETS["jungle-1a-white"])) == 1
