from collections.abc import Callable

import pytest

from junqi.core.action import Deploy, Flip
from junqi.core.game import Game
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.seat import Seat
from junqi.engine.search.core_thinker import CoreThinker
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.info import Info
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.public_game import public_game
from junqi.engine.uci.settings import Settings
from junqi.engine.uci.spoken import action_text
from junqi.notation.position import parse_position


def thought(game: Game, seed: int | None = 1, limits: Limits | None = None) -> tuple[str, list[Info]]:
    told: list[Info] = []
    settings = Settings(game.rules.id, seed=seed)
    assignment = Assignment(game, limits or Limits(depth=2), settings, report=told.append)
    action = CoreThinker(game.rules).think(assignment)
    return action_text(game.rules, action), told


@pytest.mark.parametrize("variant", RULE_SETS)
def test_every_move_is_legal(variant: str, random_game: Callable[..., Game]) -> None:
    rules = rule_set(variant)
    for seed in range(4):
        game = public_game(random_game(rules, seed, plies=30 * seed))
        if game.outcome is None:
            action = CoreThinker(rules).think(Assignment(game, Limits(depth=1), Settings(rules.id)))
            assert rules.is_legal(game.position, action)


def test_deployments_are_legal_and_vary() -> None:
    for variant in ("gunki", "gunki-emfg-white"):
        rules = rule_set(variant)
        layouts = set()
        for seed in range(20):
            settings = Settings(rules.id, seed=seed + 1)
            action = CoreThinker(rules).think(Assignment(Game.begin(rules), Limits(depth=1), settings))
            assert isinstance(action, Deploy)
            assert action.layout is not None
            assert rules.deployment is not None
            assert not rules.deployment.faults(action.layout, Seat.SOUTH)
            layouts.add(action.layout)
        assert len(layouts) == 20


@pytest.mark.parametrize("variant", ["jungle", "gunki", "junqi"])
def test_a_seed_repeats_and_others_vary(variant: str) -> None:
    game = Game.begin(rule_set(variant))
    assert len({thought(game, seed=5)[0] for _ in range(3)}) == 1
    assert len({thought(game, seed=seed, limits=Limits(depth=1))[0] for seed in range(1, 15)}) > 1


def test_only_the_moves_allowed_are_chosen_from() -> None:
    game = Game.begin(rule_set("junqi"))
    assert thought(game, limits=Limits(depth=1, moves=(Flip(12),)))[0] == "c3"


@pytest.mark.parametrize(
    ("text", "takes"),
    [
        ("4?/5/5/5/5/5/5/5/5/5/5/M3c/F3? 1 w/Ef", True),
        # A Platoon guarded by a Grenade is not worth the Marshal.
        ("4?/5/5/5/5/5/5/5/5/x4/p4/M4/F3? 1 w/Ef", False),
    ],
)
def test_what_can_be_seen_is_weighed(text: str, takes: bool) -> None:
    rules = rule_set("junqi")
    chosen, told = thought(Game.begin(rules, parse_position(rules, text)))
    assert (chosen in ("a2e2", "a2a3")) is takes
    assert told[-1].pv == (chosen,)


def test_weak_levels_see_less_far() -> None:
    game = Game.begin(rule_set("jungle"))
    depths = []
    for level in (1, 10):
        told: list[Info] = []
        settings = Settings("jungle", level=level)
        CoreThinker(game.rules).think(Assignment(game, Limits(nodes=3_000), settings, report=told.append))
        depths.append(told[-1].depth)
    assert depths[0] == 1 < depths[1]
