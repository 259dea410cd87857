"""Searches by compiled code without any time: they play what they have seen, all the same."""

import threading
from collections.abc import Callable
from functools import cache

import pytest

from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search import kernel_search
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
    monkeypatch.setattr(kernel_search, "_POLL", 0)
    stop = threading.Event()
    if stopped:
        stop.set()
    line = random_game(rule_set(variant), 4, plies=120).line()
    for game in [past for past in line if past.outcome is None and not past.position.status.deploying][::20]:
        for limits in (*NO_TIME, Limits(infinite=True)) if stopped else NO_TIME:
            told: list[Info] = []
            action = thinker(variant).think(Assignment(game, limits, Settings(variant, 1, seed=1), stop, told.append))
            assert action_text(game.rules, action) in {info.pv[0] for info in told}
