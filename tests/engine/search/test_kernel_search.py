"""Searches by compiled code without any time: they play what they have seen, all the same."""

import threading
from collections.abc import Callable
from functools import cache

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search import watching
from junqi.engine.search.kernel_thinker import KernelThinker
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.info import Info
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.settings import Settings
from junqi.engine.uci.spoken import action_text

NO_TIME = (
    Limits(movetime=0),
    Limits(movetime=0.001),
    Limits(clocks=(0, 0)),
    Limits(clocks=(0.001, 0.001)),
    Limits(nodes=1),
)


@cache
def thinker(variant: str) -> KernelThinker:
    return KernelThinker(rule_set(variant))


@pytest.mark.parametrize("variant", ["jungle-2a-white", "gunki-black"])
@pytest.mark.parametrize("stopped", [False, True])
def test_without_time_a_move_is_played_that_was_seen(
    variant: str, stopped: bool, random_game: Callable[..., Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "_POLL", 0)
    stop = threading.Event()
    if stopped:
        stop.set()
    line = random_game(rule_set(variant), 4, plies=120).line()
    for game in [past for past in line if past.outcome is None and not past.position.status.deploying][::20]:
        for limits in (*NO_TIME, Limits(infinite=True)) if stopped else NO_TIME:
            told: list[Info] = []
            action = thinker(variant).think(Assignment(game, limits, Settings(variant, 1, seed=1), stop, told.append))
            assert action_text(game.rules, action) in {info.pv[0] for info in told}


@pytest.mark.parametrize("variant", ["jungle-2a-white", "gunki-black"])
@pytest.mark.parametrize("lines", [2, 3, 5])
def test_the_lines_told_last_are_of_one_depth_and_best_first_whenever_a_search_ends(
    variant: str, lines: int, random_game: Callable[..., Game], check_lines: Callable[[list[Info], str, int], None]
) -> None:
    rules, settings = rule_set(variant), Settings(variant, hash_megabytes=1, multipv=lines, seed=1)
    line = random_game(rules, 2, plies=60).line()
    for game in [past for past in line if past.outcome is None and not past.position.status.deploying][::12]:
        for nodes in (1, 300, 1_000, 2_500, 7_000, 20_000):
            told: list[Info] = []
            action = thinker(variant).think(Assignment(game, Limits(nodes=nodes), settings, report=told.append))
            check_lines(told, action_text(rules, action), min(lines, len(rules.legal_actions(game.position))))


@pytest.mark.parametrize("variant", ["jungle-2a-white", "gunki-black"])
def test_a_search_of_several_lines_that_is_stopped_ends_with_all_of_one_depth(
    variant: str, random_game: Callable[..., Game], check_lines: Callable[[list[Info], str, int], None]
) -> None:
    rules = rule_set(variant)
    game = random_game(rules, 2, plies=20)
    for depth in (1, 4, 7):
        told: list[Info] = []
        stop = threading.Event()

        def tell(info: Info, told: list[Info] = told, stop: threading.Event = stop, depth: int = depth) -> None:
            told.append(info)
            if info.depth == depth:
                stop.set()

        settings = Settings(variant, hash_megabytes=1, multipv=4, seed=1)
        action = thinker(variant).think(Assignment(game, Limits(infinite=True), settings, stop, tell))
        check_lines(told, action_text(rules, action), 4)


@pytest.mark.parametrize("variant", ["jungle-2a-white", "gunki-black"])
def test_the_line_told_last_begins_with_the_move_chosen(variant: str, random_game: Callable[..., Game]) -> None:
    rules, settings = rule_set(variant), Settings(variant, hash_megabytes=1, seed=1)
    line = random_game(rules, 6, plies=150).line()
    for game in [past for past in line if past.outcome is None and not past.position.status.deploying][::10]:
        for limits in (Limits(nodes=200), Limits(nodes=3_000), Limits(movetime=0.02), Limits(depth=8)):
            told: list[Info] = []
            action = thinker(variant).think(Assignment(game, limits, settings, report=told.append))
            assert told[-1].pv[0] == action_text(rules, action)
