"""The published cases of an independent implementation, and counts of legal lines."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from junqi.core.action import Action, Deploy, Flip, PutDown, Step
from junqi.core.errors import PerftDepthError
from junqi.core.game import Game
from junqi.core.perft import divide, perft
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.notation.board_text import format_board
from junqi.notation.position import format_position, parse_position

DATA = Path(__file__).parent.parent / "data"
Act = Callable[[RuleSet, str], Action]


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def coordinate(rules: RuleSet, action: Action) -> str:
    name = rules.board.name_of
    if isinstance(action, Step):
        return name(action.origin) + name(action.target)
    assert not isinstance(action, Deploy)
    mark = "" if isinstance(action, Flip) else "_" if isinstance(action, PutDown) else "^"
    return mark + name(action.square)


def test_positions() -> None:
    for case in cases("positions.jsonl"):
        rules = rule_set(case["variant"])
        position = parse_position(rules, case["position"])
        assert format_position(rules, position) == case["position"]
        assert sorted(coordinate(rules, a) for a in rules.legal_actions(position)) == case["moves"], case["position"]
        assert perft(rules, position, 2) == case["perft2"], case["position"]


def test_games(act: Act) -> None:
    for case in cases("games.jsonl"):
        rules = rule_set(case["variant"])
        game = Game.begin(rules, parse_position(rules, case["start"]))
        for move in case["moves"]:
            assert game.outcome is None
            game = game.play(act(rules, move))
        assert game.outcome is not None
        winner = "draw" if game.outcome.winner is None else game.outcome.winner.name.lower()
        assert winner == case["winner"]
        board, turn = format_position(rules, game.position).split()[:2]
        assert (board if rules.game == "junqi" else f"{board} {turn}") == case["final"]
        assert board == format_board(rules, game.position.board)


SHALLOW = (24, 576, 12240)
"""The same in all types: the first capture between Elephant and Rat comes later."""


@pytest.mark.parametrize("first", ["white", "black"])
@pytest.mark.parametrize(("kind", "fourth"), [("1a", 260100), ("1b", 260100), ("2a", 260099), ("2b", 260099)])
def test_jungle_perft_to_depth_four(kind: str, first: str, fourth: int) -> None:
    rules = rule_set(f"jungle-{kind}-{first}")
    assert tuple(perft(rules, rules.start(), depth) for depth in (0, 1, 2, 3, 4)) == (1, *SHALLOW, fourth)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("jungle-1a-white", 5111725),
        ("jungle-1b-white", 5112745),
        ("jungle-2a-white", 5111620),
        ("jungle-standard", 5111620),
        ("jungle-2b-white", 5112640),
    ],
)
def test_jungle_perft_five(name: str, count: int) -> None:
    rules = rule_set(name)
    assert perft(rules, rules.start(), 5) == count


def test_divide_adds_up() -> None:
    rules = rule_set("jungle")
    parts = list(divide(rules, rules.start(), 3))
    assert [action for action, _ in parts] == rules.legal_actions(rules.start())
    assert sum(count for _, count in parts) == 12240
    assert [count for _, count in divide(rules, rules.start(), 1)] == [1] * 24


def test_lines_in_which_the_game_ends_earlier_do_not_count() -> None:
    rules = rule_set("jungle")
    position = parse_position(rules, "7/3R3/7/7/7/7/7/7/r6 w")
    assert [perft(rules, position, depth) for depth in (1, 2)] == [4, 3 * 2]
    last = parse_position(rules, "7/7/3R3/7/7/7/7/7/r6 w - - 99 50")
    assert [perft(rules, last, depth) for depth in (1, 2)] == [4, 0]


def test_perft_does_not_go_on_from_what_is_not_disclosed() -> None:
    gunki, junqi = rule_set("gunki"), rule_set("junqi")
    assert perft(gunki, gunki.start(), 1) == 1
    with pytest.raises(PerftDepthError, match="deployed"):
        perft(gunki, gunki.start(), 2)
    assert perft(junqi, junqi.start(), 1) == 50
    with pytest.raises(PerftDepthError, match="a1 is unknown"):
        perft(junqi, junqi.start(), 2)
