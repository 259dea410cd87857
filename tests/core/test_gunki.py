"""Gunki's movement, battles and deployment; ends are in ``test_rules_cases``."""

from collections.abc import Callable
from random import Random

import pytest

from junqi.core.action import Action, Deploy
from junqi.core.errors import IllegalActionError
from junqi.core.game import Game
from junqi.core.observation import observe
from junqi.core.ply import BattleResult
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.core.seat import Player, Side
from junqi.notation.position import format_position, parse_position

GUNKI = [name for name in RULE_SETS if name.startswith("gunki-")]
EMPTY = "5/5/5/5/5/5/5/5/5/5/5/5/5"
LAYOUT = "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
OTHER_LAYOUT = "@LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NXKFE"
SOUTH_HALF = "LSBKE/S1M1J/CS1LB/J1E1C/KNGNX/NFKXE"
NORTH_HALF = "exkfn/xngnk/c1e1j/bl1sc/j1m1s/ekbsl"
"""The same layout seen from the other side of the board."""


def targets(variant: str, board: str, origin: str, turn: str = "w") -> set[str]:
    rules = rule_set(variant)
    position = parse_position(rules, f"{board} {turn}")
    return {rules.board.name_of(s) for s in rules.targets(position, rules.board.square(origin))}


@pytest.mark.parametrize("variant", GUNKI)
def test_the_start_is_an_empty_board_for_the_first_player_to_deploy(variant: str) -> None:
    rules = rule_set(variant)
    turn = "w" if variant.endswith("white") else "b"
    assert format_position(rules, rules.start()) == f"{EMPTY} {turn} d - 0 1"
    assert rules.legal_actions(rules.start()) == [Deploy(None)]


@pytest.mark.parametrize("variant", GUNKI)
def test_both_deploy_and_the_first_player_moves(variant: str, act: Callable[[RuleSet, str], Action]) -> None:
    """White sits South and Black North, whoever is first; quiet plies and move numbers do not count deployments."""
    rules = rule_set(variant)
    game = Game.begin(rules)
    white_first = rules.first_side is Side.WHITE
    game = game.play(act(rules, LAYOUT))
    assert game.position.status.deploying
    assert game.outcome is None
    game = game.play(act(rules, LAYOUT))
    assert format_position(rules, game.position) == f"{NORTH_HALF}/5/{SOUTH_HALF} {'w' if white_first else 'b'} - - 0 1"
    assert game.length == 2


def test_the_second_layout_is_turned_to_its_owner(act: Callable[[RuleSet, str], Action]) -> None:
    rules = rule_set("gunki-white")
    game = Game.begin(rules).play(act(rules, LAYOUT)).play(act(rules, OTHER_LAYOUT))
    assert format_position(rules, game.position).split()[0] == f"efkxn/xngnk/c1e1j/bl1sc/j1m1s/ekbsl/5/{SOUTH_HALF}"


@pytest.mark.parametrize("variant", GUNKI)
def test_the_second_player_does_not_see_the_first_layout(variant: str, act: Callable[[RuleSet, str], Action]) -> None:
    rules = rule_set(variant)
    game = Game.begin(rules).play(act(rules, LAYOUT))
    other = Game.begin(rules).play(act(rules, OTHER_LAYOUT))
    assert observe(game, Player.SECOND) == observe(other, Player.SECOND)
    assert observe(game, Player.FIRST) != observe(other, Player.FIRST)
    assert observe(game, Player.SECOND).plies[0].action == Deploy(None)
    assert format_position(rules, observe(game, Player.SECOND).position).startswith(EMPTY)
    both = game.play(act(rules, LAYOUT))
    assert observe(both, Player.SECOND).plies == both.plies
    assert observe(both, Player.SECOND).position == both.position


@pytest.mark.parametrize(
    "layout",
    [
        b"",
        bytes(30),
        bytes(29),
        bytes(31),
        bytes([1] * 30),
        bytes([13] * 30),
        bytes([255] * 60),
    ],
)
def test_layouts_that_break_the_rules_cannot_be_deployed(layout: bytes) -> None:
    game = Game.begin(rule_set("gunki"))
    with pytest.raises(IllegalActionError):
        game.play(Deploy(layout))


def test_a_deployment_that_names_no_layout_cannot_be_played() -> None:
    with pytest.raises(IllegalActionError):
        Game.begin(rule_set("gunki")).play(Deploy(None))


def test_nobody_deploys_twice(act: Callable[[RuleSet, str], Action]) -> None:
    rules = rule_set("gunki")
    game = Game.begin(rules).play(act(rules, LAYOUT)).play(act(rules, LAYOUT))
    for action in (act(rules, LAYOUT), Deploy(None)):
        with pytest.raises(IllegalActionError):
            game.play(action)


CASES = [
    ("a Mine never moves", GUNKI, "1f3/5/5/5/5/4j/5/5/5/5/5/N4/1F3", "a2", ""),
    ("a Flag never moves", GUNKI, "1f3/5/5/5/5/4j/5/5/5/5/5/N4/1F3", "b1", ""),
    ("pieces leave the own headquarters", GUNKI, "1f3/5/5/5/5/4j/5/5/5/5/5/5/1F1S1", "d1", "c1 e1 d2"),
    ("pieces leave the enemy's", GUNKI, "1f1S1/5/5/5/5/4j/5/5/5/5/5/5/1F3", "d13", "c13 e13 d12"),
    ("own pieces are not entered", GUNKI, "1f3/5/5/5/5/4j/5/5/5/5/5/S4/KF3", "a1", ""),
    ("all enemies are attacked, stronger ones too", GUNKI, "1f3/5/5/5/5/4j/5/5/5/5/5/m4/SF3", "a1", "a2"),
    ("also Mines", GUNKI, "1f3/n3S/5/5/5/4j/5/5/5/5/5/5/1F3", "e12",
     "d12 c12 b12 a12 e13 e11 e10 e9 e8 d11"),
    ("a piece in a camp is safe", GUNKI, "1f3/5/5/5/5/4j/5/5/5/5/1m3/1S3/1F3", "b2", "a2 c2 d2 e2"),
    ("an Engineer turns once", GUNKI, "1f3/5/5/5/4j/5/5/5/5/5/5/E4/1F3", "a2",
     "a1 b3 b2 c2 d2 e2 a3 a4 a5 a6 a8 a9 a10 a11 a12 b6 c6 d6 e6 b8 c8 d8 e8 b12 c12 d12 e12 e3 e4 e5 e9"),
    ("a Grenade does not, but where it flies",
     [name for name in GUNKI if "fg" not in name], "1f3/5/5/5/4j/5/5/5/5/5/5/X4/1F3", "a2",
     "a1 b3 b2 c2 d2 e2 a3 a4 a5 a6 a8 a9 a10 a11 a12"),
    ("it does", [name for name in GUNKI if "fg" in name], "1f3/5/5/5/4j/5/5/5/5/5/5/X4/1F3", "a2",
     "a1 b3 b2 c2 d2 e2 a3 a4 a5 a6 a8 a9 a10 a11 a12 b6 c6 d6 e6 b8 c8 d8 e8 b12 c12 d12 e12 e3 e4 e5 e9"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "board", "origin", "expected"),
    [
        pytest.param(variant, board, origin, expected, id=f"{what} ({variant})")
        for what, variants, board, origin, expected in CASES
        for variant in variants
    ],
)
def test_targets(variant: str, board: str, origin: str, expected: str) -> None:
    assert targets(variant, board, origin) == set(expected.split())


BATTLES = [
    ("gunki-white", "L", "b", BattleResult.ATTACKER_STAYS),
    ("gunki-white", "B", "l", BattleResult.ATTACKER_FALLS),
    ("gunki-white", "S", "e", BattleResult.ATTACKER_STAYS),
    ("gunki-white", "M", "m", BattleResult.BOTH_FALL),
    ("gunki-white", "M", "x", BattleResult.BOTH_FALL),
    ("gunki-white", "X", "n", BattleResult.BOTH_FALL),
    ("gunki-white", "M", "n", BattleResult.ATTACKER_FALLS),
    ("gunki-white", "E", "n", BattleResult.ATTACKER_STAYS),
    ("gunki-em-white", "M", "n", BattleResult.BOTH_FALL),
    ("gunki-em-white", "E", "n", BattleResult.BOTH_FALL),
    ("gunki-em-white", "X", "n", BattleResult.BOTH_FALL),
    ("gunki-emfg-white", "E", "n", BattleResult.BOTH_FALL),
    ("gunki-fg-white", "E", "n", BattleResult.ATTACKER_STAYS),
]
LEFT = {BattleResult.ATTACKER_STAYS: "{0}4", BattleResult.ATTACKER_FALLS: "{1}4", BattleResult.BOTH_FALL: "5"}


@pytest.mark.parametrize(("variant", "attacker", "defender", "result"), BATTLES)
def test_battles(
    variant: str, attacker: str, defender: str, result: BattleResult, act: Callable[[RuleSet, str], Action]
) -> None:
    rules = rule_set(variant)
    text = f"1f2j/5/5/5/5/{defender}4/5/{attacker}4/5/5/5/5/1F2J w - - 5 9"
    game = Game.begin(rules, parse_position(rules, text)).play(act(rules, "a6a8"))
    assert game.ply is not None
    assert game.ply.battle is not None
    assert game.ply.battle.result is result
    left = LEFT[result].format(attacker, defender)
    assert format_position(rules, game.position) == f"1f2j/5/5/5/5/{left}/5/5/5/5/5/5/1F2J b - - 0 9"


@pytest.mark.parametrize("variant", GUNKI)
def test_random_deployments_are_legal(variant: str) -> None:
    rules = rule_set(variant)
    assert rules.deployment is not None
    for seed in range(20):
        layout = rules.deployment.random_fill(rules.deployment.empty, Random(seed))
        game = Game.begin(rules).play(Deploy(layout)).play(Deploy(layout))
        assert game.outcome is None
        assert not rules.faults(game.position)
