"""Cases worked out by hand from the rules: every way to end, and everything that is done with a Flag.

The files in ``tests/data/rules`` hold one case a line: ``why`` it holds; ``variant`` and ``position`` (the variant's
start if missing); ``moves`` to play in coordinate form, ``[...]*n`` n times over; the ``result`` after the last of them
(the game goes on if missing); and what is ``legal`` and ``illegal`` then, and the position text ``after``.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from junqi.core.action import Action
from junqi.core.errors import IllegalActionError
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.notation.position import format_position, parse_position

DATA = Path(__file__).parent.parent / "data" / "rules"
LEAST_CASES = 20

Case = dict[str, str]


def _read(file: Path) -> list[Case]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


CASES = {file.stem: _read(file) for file in sorted(DATA.glob("*.jsonl"))}
PARAMETERS = [
    pytest.param(case, id=f"{topic}-{number}") for topic, cases in CASES.items() for number, case in enumerate(cases, 1)
]


def _moves(case: Case) -> list[str]:
    unrolled = re.sub(r"\[([^]]*)]\*(\d+)", lambda m: " ".join([m[1]] * int(m[2])), case.get("moves", ""))
    return unrolled.split()


def _begin(case: Case) -> Game:
    rules = rule_set(case["variant"])
    return Game.begin(rules, parse_position(rules, case["position"]) if "position" in case else None)


def _result(game: Game) -> str:
    if game.outcome is None:
        return ""
    winner = "draw" if game.outcome.winner is None else game.outcome.winner.name.lower()
    return f"{winner}, {game.outcome.reason.value}"


@pytest.mark.parametrize("case", PARAMETERS)
def test_case(case: Case, act: Callable[[RuleSet, str], Action]) -> None:
    game = _begin(case)
    rules = game.rules
    for move in _moves(case):
        assert not _result(game), f"over before {move}"
        game = game.play(act(rules, move))
    assert _result(game) == case.get("result", "")
    legal = rules.legal_actions(game.position)
    for move in case.get("legal", "").split():
        assert act(rules, move) in legal, move
        game.play(act(rules, move))
    for move in case.get("illegal", "").split():
        assert act(rules, move) not in legal, move
        with pytest.raises(IllegalActionError):
            game.play(act(rules, move))
    if "after" in case:
        after = parse_position(rules, case["after"])
        fields = len(case["after"].split())
        assert format_position(rules, game.position).split()[:fields] == format_position(rules, after).split()[:fields]


@pytest.mark.parametrize("topic", CASES)
def test_there_are_enough_different_cases(topic: str) -> None:
    told_apart = {tuple(sorted(item for item in case.items() if item[0] != "why")) for case in CASES[topic]}
    assert len(told_apart) == len(CASES[topic]) >= LEAST_CASES
    assert all(case["why"] for case in CASES[topic])


@pytest.mark.parametrize("case", PARAMETERS)
def test_every_position_of_a_case_is_written_as_it_is_read(case: Case) -> None:
    rules = rule_set(case["variant"])
    for text in (case[key] for key in ("position", "after") if key in case):
        fields = format_position(rules, parse_position(rules, text)).split()
        assert fields[: len(text.split())] == text.split()
