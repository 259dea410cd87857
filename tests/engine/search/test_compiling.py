"""What is compiled, or loaded, before a player is asked for the first time: all that it can need."""

import subprocess
import sys

import pytest

from junqi.core.registry import RULE_SETS
from junqi.kernels.doors import has_kernel

PLAYS_AT_EVERY_LEVEL = """
import sys, threading
from random import Random
from junqi.core.game import Game
from junqi.core.registry import rule_set
from junqi.engine.search.thinkers import compiled_thinker
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
    game = game.play(thinker.think(seen, limits, settings, threading.Event(), lambda _: None))
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
