from random import Random

import pytest

from junqi.core.army_moves import NEIGHBOURS
from junqi.core.army_pieces import FLAG, MINE
from junqi.core.game import Game
from junqi.core.piece import UNKNOWN
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Seat
from junqi.engine.match.layout_source import LayoutSource
from junqi.engine.match.layouts import sensible_layout
from junqi.engine.match.openings import (
    NoOpeningError,
    OpeningPliesError,
    OpeningStyle,
    check_style,
    is_even,
    opening,
)
from junqi.notation.position import parse_position

OWN, AT_RANDOM = OpeningStyle(LayoutSource.OWN), OpeningStyle(LayoutSource.RANDOM)


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_same_chance_gives_the_same_opening_and_another_another(name):
    rules = RULE_SETS[name]
    once, again, other = (opening(rules, AT_RANDOM, Random(seed)) for seed in (1, 1, 2))
    assert once == again != other
    assert once.outcome is None


def test_jungle_begins_a_few_plies_in_with_even_material():
    for seed in range(10):
        game = opening(rule_set("jungle-2a-white"), OWN, Random(seed))
        sides = [sorted(code & 15 for code in game.position.board if code and code >> 4 == side) for side in (0, 1)]
        assert game.length == 6
        assert sides[0] == sides[1]


@pytest.mark.parametrize(
    "text",
    [
        "7/7/7/7/7/7/7/E6/7 w",  # ahead
        "7/3R3/7/7/7/7/3r3/7/7 w",  # one step from the den, next to it is not
        "7/7/7/7/7/7/7/3r3/R6 w",  # the other wins at once
        "7/7/r6/E6/7/7/7/e6/7 w",  # the elephant is lost, or the rat
    ],
)
def test_uneven(text):
    rules = rule_set("jungle-1a-white")
    assert not is_even(Game.begin(rules, parse_position(rules, text)))


def test_even():
    rules = rule_set("jungle-1a-white")
    assert is_even(Game.begin(rules, parse_position(rules, "e6/7/7/7/7/7/7/7/E6 w")))
    assert is_even(Game.begin(rules))


def test_programs_deploy_themselves_unless_told():
    rules = rule_set("gunki")
    assert opening(rules, OWN, Random(1)) == Game.begin(rules)
    assert opening(rules, AT_RANDOM, Random(1)).length == 2


def test_junqi_is_dealt():
    position = opening(rule_set("junqi"), OWN, Random(1)).position
    assert UNKNOWN not in position.board
    assert sum(code > UNKNOWN for code in position.board) == 50


@pytest.mark.parametrize("seed", range(8))
def test_layouts_are_legal_and_shelter_the_flag(seed):
    deployment = rule_set("gunki").deployment
    layout = sensible_layout(deployment, Random(seed))
    squares = deployment.squares(Seat.SOUTH)
    flag = squares[layout.index(FLAG)]
    mines = [squares[place] for place, kind in enumerate(layout) if kind == MINE]
    assert not deployment.faults(layout, Seat.SOUTH)
    assert sum(square in NEIGHBOURS[flag] for square in mines) >= 2
    assert all(square < 10 for square in mines)


def test_plies_before_own_deployments_are_refused():
    with pytest.raises(OpeningPliesError, match="--layouts random"):
        check_style(rule_set("gunki"), OpeningStyle(LayoutSource.OWN, 4))
    check_style(rule_set("gunki"), OpeningStyle(LayoutSource.RANDOM, 4))
    check_style(rule_set("jungle"), OpeningStyle(LayoutSource.OWN, 4))


def test_too_many_plies_are_told(monkeypatch):
    monkeypatch.setattr("junqi.engine.match.openings._ATTEMPTS", 1)
    with pytest.raises(NoOpeningError, match="ask for fewer"):
        opening(rule_set("jungle"), OpeningStyle(LayoutSource.OWN, 500), Random(1))
