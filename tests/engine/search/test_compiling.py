"""What is compiled, or loaded, before a player is asked for the first time: all that it can need."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from junqi.core.registry import RULE_SETS, rule_set
from junqi.engine.search import compiling
from junqi.kernels.doors import has_kernel

PLAYS_AT_EVERY_LEVEL = """
import sys
from random import Random
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.thinkers import compiled_thinker
from junqi.engine.uci.assignment import Assignment
from junqi.engine.uci.limits import Limits
from junqi.engine.uci.public_game import public_game
from junqi.engine.uci.settings import STRONGEST_LEVEL, Settings

def loaded():
    modules = [module for name, module in sys.modules.items() if name.endswith("_kernel")]
    kernels = {id(kernel): kernel for module in modules for kernel in vars(module).values()}
    return sum(len(getattr(kernel, "nopython_signatures", ())) for kernel in kernels.values())

rules = rule_set(sys.argv[1])
thinker = compiled_thinker(rules)
before = loaded()
game = Game.begin(rules, rules.deal(rules.start(), Random(1)))
for ply in range(40):
    settings = Settings(rules.id, 1, level=1 + ply % STRONGEST_LEVEL, multipv=1 + ply % 3, seed=1)
    seen, limits = public_game(game), Limits(nodes=400)
    game = game.play(thinker.think(Assignment(seen, limits, settings)))
    if not game.position.status.deploying:
        thinker.evaluate(public_game(game))
print(before, loaded())
"""
GAMES = {rules.game: name for name, rules in RULE_SETS.items() if has_kernel(rules)}


@pytest.mark.parametrize("variant", GAMES.values())
def test_no_level_waits_for_code_in_the_midst_of_a_game(variant: str) -> None:
    command = [sys.executable, "-c", PLAYS_AT_EVERY_LEVEL, variant]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    before, after = finished.stdout.split()
    assert 0 < int(before) == int(after)


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """What was started to compile into an empty folder, in place of which a program runs that only waits for input."""
    processes: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen

    def wait(*_: Any, **__: Any) -> subprocess.Popen[bytes]:
        processes.append(start([sys.executable, "-c", "input()"], stdin=subprocess.PIPE))
        return processes[-1]

    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(subprocess, "Popen", wait)
    yield processes
    for process in processes:
        process.kill()
        process.communicate()


def test_one_process_compiles_at_a_time(started: list[subprocess.Popen[bytes]]) -> None:
    for variant in ("jungle", "jungle-2a-white", "gunki"):
        compiling.start_compiling(rule_set(variant))
    assert len(started) == 2


@pytest.mark.skipif(os.name != "posix", reason="whether a process lives is not asked there")
def test_a_killed_process_is_replaced(started: list[subprocess.Popen[bytes]]) -> None:
    compiling.start_compiling(rule_set("jungle"))
    started[0].kill()
    started[0].wait()
    compiling.start_compiling(rule_set("jungle"))
    assert len(started) == 2


def test_a_process_that_takes_too_long_is_replaced(started: list[subprocess.Popen[bytes]], tmp_path: Path) -> None:
    compiling.start_compiling(rule_set("jungle"))
    (claim,) = tmp_path.iterdir()
    long_ago = time.time() - 10_000
    os.utime(claim, (long_ago, long_ago))
    compiling.start_compiling(rule_set("jungle"))
    assert len(started) == 2


@pytest.mark.parametrize("writable", [True, False])
def test_a_folder_that_is_gone_is_made_again_where_that_is_possible(
    writable: bool, started: list[subprocess.Popen[bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / ("gone/for/good" if writable else "file/gone")
    monkeypatch.setattr(compiling, "cache_folder", lambda: folder)
    compiling.start_compiling(rule_set("jungle"))
    assert (len(started), folder.exists()) == (writable, writable)
