"""Deployments that the program draws: legal, varied, repeatable, and blind to the other side's."""

from random import Random

import pytest

from junqi.core.action import Deploy
from junqi.core.army_pieces import FLAG
from junqi.core.game import Game
from junqi.core.gunki_deployment import GUNKI_DEPLOYMENT
from junqi.core.registry import RULE_SETS
from junqi.core.rules import RuleSet
from junqi.core.seat import Seat
from junqi.engine.search.deploying import deployment_for
from junqi.engine.search.gunki_deployment import draw, draw_layout
from junqi.engine.search.gunki_layout_values import VALUES
from junqi.engine.uci.settings import Settings

GUNKI = [rules for rules in RULE_SETS.values() if rules.game == "gunki"]
EVERY = pytest.mark.parametrize("rules", GUNKI, ids=[rules.id for rules in GUNKI])
DRAWN = [draw_layout(GUNKI_DEPLOYMENT, Random(seed)) for seed in range(40)]


def settings(rules: RuleSet, seed: int | None) -> Settings:
    return Settings(variant=rules.id, seed=seed)


@pytest.mark.parametrize("seat", Seat)
def test_every_layout_is_legal_at_either_seat(seat: Seat) -> None:
    assert not any(GUNKI_DEPLOYMENT.faults(layout, seat) for layout in DRAWN)


def test_layouts_are_varied_and_use_both_headquarters() -> None:
    assert len(set(DRAWN)) == len(DRAWN)
    assert {layout.index(FLAG) for layout in DRAWN} == GUNKI_DEPLOYMENT.allowed[FLAG - 1]


def value(layout: bytes) -> int:
    on_the_left = layout.index(FLAG) == min(GUNKI_DEPLOYMENT.allowed[FLAG - 1])
    normal = layout if on_the_left else GUNKI_DEPLOYMENT.mirrored(layout)
    return sum(VALUES[kind - 1][place] for place, kind in enumerate(normal) if kind)


def test_values_have_a_place_for_every_kind() -> None:
    assert [len(row) for row in VALUES] == [GUNKI_DEPLOYMENT.size] * len(GUNKI_DEPLOYMENT.kinds)


def test_layouts_are_better_than_chance_and_the_better_the_colder() -> None:
    def mean(layouts: list[bytes]) -> float:
        return sum(map(value, layouts)) / len(layouts)

    by_chance = [GUNKI_DEPLOYMENT.random_fill(GUNKI_DEPLOYMENT.empty, Random(seed)) for seed in range(40)]
    cold = [draw(GUNKI_DEPLOYMENT, VALUES, Random(seed), 5) for seed in range(10)]
    assert mean(by_chance) < mean(DRAWN) < mean(cold)


@EVERY
def test_both_sides_deploy_legally_from_the_start(rules: RuleSet) -> None:
    game = Game.begin(rules, rules.start())
    while game.position.status.deploying:
        game = game.play(deployment_for(game, settings(rules, None)))
    assert game.outcome is None
    assert not rules.faults(game.position)


@EVERY
def test_a_seed_repeats_a_deployment_whatever_the_other_side_did(rules: RuleSet) -> None:
    start = Game.begin(rules, rules.start())
    first = {deployment_for(start, settings(rules, seed)) for seed in (1, 1, 2)}
    assert len(first) == 2
    seconds = {deployment_for(start.play(Deploy(layout)), settings(rules, 1)) for layout in DRAWN[:3]}
    assert len(seconds) == 1
    assert not seconds & first
