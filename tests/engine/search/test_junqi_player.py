"""Junqi's player: it sees what all can see, answers in time, and knows what wins."""

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import attrs
import pytest

from junqi.core.action import Action, Flip
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.junqi_player import JunqiThinker
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.info import Info
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.score import Score
from junqi.engine.uci.settings import Settings
from junqi.engine.uci.spoken import action_text
from junqi.notation.position import parse_possible_position

JUNQI = rule_set("junqi")
FEW = Limits(nodes=4000)
Act = Callable[..., Action]
MakeGame = Callable[..., Game]


@pytest.fixture(scope="module")
def thinker() -> JunqiThinker:
    return JunqiThinker(JUNQI)


def ask(thinker: JunqiThinker, game: Game, limits: Limits = FEW, **settings: Any) -> tuple[Action, list[Info]]:
    """What the player answers, and the lines that it tells."""
    told: list[Info] = []
    chosen = Settings(variant="junqi", hash_megabytes=4, **{"seed": 1, **settings})
    return thinker.think(Assignment(game, limits, chosen, report=told.append)), told


def begin(text: str) -> Game:
    return Game.begin(JUNQI, parse_possible_position(JUNQI, text))


def without_times(infos: list[Info]) -> list[Info]:
    return [attrs.evolve(info, nps=0, time=0) for info in infos]


@pytest.mark.parametrize("plies", [0, 25, 50, 75])
def test_deals_with_the_same_observation_get_the_same_answer(
    plies: int, thinker: JunqiThinker, random_game: MakeGame
) -> None:
    game = random_game(JUNQI, 3, plies=plies)
    seen = JUNQI.public(game.position, game.position.turn)
    other = Game.begin(JUNQI, JUNQI.deal(seen, Random(99)))
    assert other.position != game.position
    assert seen == JUNQI.public(other.position, other.position.turn)
    other = attrs.evolve(other, length=game.length)
    (first, told), (second, told_too) = (ask(thinker, g, multipv=3) for g in (game, other))
    assert first == second
    assert without_times(told) == without_times(told_too)
    assert thinker.evaluate(game) == thinker.evaluate(other)


def test_the_same_seed_repeats_and_others_vary(thinker: JunqiThinker) -> None:
    start = Game.begin(JUNQI)
    first = [ask(thinker, start, seed=seed)[0] for seed in range(6)]
    assert first == [ask(thinker, start, seed=seed)[0] for seed in range(6)]
    assert len(set(first)) > 1
    assert all(isinstance(action, Flip) for action in first)


@pytest.mark.parametrize("level", range(1, 11))
def test_every_level_answers_legally(level: int, thinker: JunqiThinker, random_game: MakeGame) -> None:
    line = random_game(JUNQI, 8, plies=260).line()
    for game in [past for past in line if past.outcome is None][::40]:
        action, told = ask(thinker, game, Limits(nodes=1500), level=level)
        assert action in JUNQI.legal_actions(game.position)
        assert told and told[-1].pv


@pytest.mark.parametrize(
    "limits", [Limits(nodes=1), Limits(movetime=0.001), Limits(depth=1), Limits(clocks=(0.01, 0.01))]
)
def test_any_limit_gets_a_legal_answer(limits: Limits, thinker: JunqiThinker, random_game: MakeGame) -> None:
    game = random_game(JUNQI, 5, plies=60)
    assert ask(thinker, game, limits)[0] in JUNQI.legal_actions(game.position)


def test_stop_ends_an_endless_search(thinker: JunqiThinker, random_game: MakeGame) -> None:
    game = random_game(JUNQI, 6, plies=50)
    stop, answers = threading.Event(), list[Action]()
    settings = Settings(variant="junqi", hash_megabytes=4, seed=1)

    def think() -> None:
        answers.append(thinker.think(Assignment(game, Limits(infinite=True), settings, stop)))

    thread = threading.Thread(target=think)
    thread.start()
    time.sleep(0.3)
    assert not answers
    stop.set()
    thread.join(10)
    assert answers and answers[0] in JUNQI.legal_actions(game.position)


def test_only_the_moves_wanted_are_chosen_from(thinker: JunqiThinker, random_game: MakeGame) -> None:
    game = random_game(JUNQI, 6, plies=50)
    legal = JUNQI.legal_actions(game.position)
    for wanted in (legal[:1], legal[-1:], [next(action for action in legal if isinstance(action, Flip))]):
        assert ask(thinker, game, Limits(nodes=3000, moves=tuple(wanted)))[0] == wanted[0]


def test_several_lines_are_told_best_first(thinker: JunqiThinker, random_game: MakeGame) -> None:
    game = random_game(JUNQI, 6, plies=50)
    action, told = ask(thinker, game, multipv=4)
    last = told[-4:]
    assert [info.multipv for info in last] == [1, 2, 3, 4]
    assert len({info.pv[0] for info in last}) == 4
    worth = [info.score.centipawns or 0 for info in last]
    assert worth == sorted(worth, reverse=True)
    assert told[-4].pv[0] == action_text(JUNQI, action)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5/5/5/5/3K1/5/5/5/5/5/5/5/e^3f 1 r", "a1b1"),
        ("2F2/5/5/5/3k1/5/5/5/5/5/5/5/Ef3 1 w", "a1b1"),
        ("2F2/5/5/5/5/k4/5/M4/5/5/5/5/1f3 1 w", "a6a8"),
    ],
    ids=["carry home", "lift at home", "take the last"],
)
def test_wins_at_once(text: str, move: str, thinker: JunqiThinker, act: Act) -> None:
    game = begin(text)
    action, told = ask(thinker, game)
    assert action == act(JUNQI, move)
    winning = game.play(action).outcome
    assert winning is not None and winning.winner is game.position.turn
    assert told[-1].score == Score.of_mate(1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5/Ke^3/5/5/5/5/5/5/1j3/5/5/2f2/5 1 w", "a12b12"),
        ("5/3F1/5/5/1k3/5/5/5/5/5/5/fnE1M/5 1 w", "c2b2"),
        ("5/3F1/5/5/1k3/5/5/5/5/5/L4/fnL1M/5 1 w", "c2b2"),
    ],
    ids=["stop the carrier", "clear the last Landmine", "sacrifice the lowest unit"],
)
def test_sees_what_decides(text: str, move: str, thinker: JunqiThinker, act: Act) -> None:
    assert ask(thinker, begin(text))[0] == act(JUNQI, move)


def test_does_not_move_to_and_fro_once_too_often(thinker: JunqiThinker, act: Act) -> None:
    text = "2F2/5/5/5/5/1k3/5/5/5/5/5/M4/1f3 1 w 1:{} 30 80"
    for back, row in (("a2a1", "a1a2*11"), ("a2a12", "a12a2*11")):
        game = begin(text.format(row))
        assert game.play(act(JUNQI, back)).outcome is not None
        assert ask(thinker, game)[0] != act(JUNQI, back)


@pytest.mark.parametrize("lines", [1, 3])
@pytest.mark.parametrize("plies", [0, 1])
def test_while_only_flips_are_possible_no_search_says_that_it_sees_far(
    lines: int, plies: int, thinker: JunqiThinker, random_game: MakeGame
) -> None:
    game = random_game(JUNQI, 3, plies=plies)
    assert game.position.status.first_side is None
    for limits in (Limits(infinite=True), Limits(depth=60), Limits(movetime=60.0)):
        action, told = ask(thinker, game, limits, multipv=lines)
        assert isinstance(action, Flip)
        assert {info.depth for info in told} == {1, 2}  # a flip, and the answer to it


@pytest.mark.parametrize("plies", [20, 60, 100])
def test_the_lines_told_last_are_of_one_depth_and_best_first_whenever_a_search_ends(
    plies: int, thinker: JunqiThinker, random_game: MakeGame, check_lines: Callable[[list[Info], str, int], None]
) -> None:
    game = random_game(JUNQI, 3, plies=plies)
    for nodes in (1, 100, 500, 2_000, 8_000):
        action, told = ask(thinker, game, Limits(nodes=nodes), multipv=3)
        check_lines(told, action_text(JUNQI, action), 3)
