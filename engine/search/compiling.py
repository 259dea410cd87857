"""Compiling a game's player ahead, in a process of its own, so that whoever wants to play need not wait for it."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from ...core.game import Game
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...kernels.cache import cache_folder, is_compiled, mark_compiled, remove_old
from ..uci.assignment import Assignment
from ..uci.limits import Limits
from ..uci.settings import Settings
from ..uci.thinking import Thinker
from .deploying import deployment_for

_LONGEST = 600.0
"""Seconds after which a process that was to compile is taken to have been killed."""
_NICENESS = 5


def compile_player(rules: RuleSet, thinker: Thinker) -> None:
    """Have a thinker compile, or load, all that it needs in play, and note that it is done."""
    game, settings = Game.begin(rules), Settings(rules.id, hash_megabytes=1, level=10, seed=1)
    while game.position.status.deploying:
        game = game.play(deployment_for(game, settings))
    thinker.evaluate(game)
    thinker.think(Assignment(game, Limits(depth=2), settings))
    mark_compiled(_mark(rules))
    remove_old()


def is_player_compiled(rules: RuleSet) -> bool:
    """Whether a game's player loads at once."""
    return is_compiled(_mark(rules))


def one_of_each_game() -> list[RuleSet]:
    """A rule set of every game: compiled code serves all rule sets of one."""
    return list({rules.game: rules for rules in RULE_SETS.values()}.values())


def start_compiling(rules: RuleSet) -> None:
    """Begin to compile a game's player in another process, unless one does so already."""
    claim = _claim(rules)
    if claim is None:
        return
    # A process of its own group: stopping the engine must not leave the work half done.
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "junqi", "engine", "warm", rules.game],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    with suppress(OSError):  # then it is taken to be alive, for a while
        claim.write_text(str(process.pid), encoding="ascii")


def _claim(rules: RuleSet) -> Path | None:
    """A file that says that this process has a game compiled; ``None`` if another one does so already."""
    folder = cache_folder()
    if folder is None:
        return None
    claim = folder / f"{_mark(rules)}.compiling"
    with suppress(OSError):  # there is none
        if time.time() - claim.stat().st_mtime > _LONGEST or _is_gone(claim.read_text(encoding="ascii")):
            claim.unlink()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it may have been removed meanwhile
        os.close(os.open(claim, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except OSError:  # another process was first, or there is no room for compiled code either
        return None
    return claim


def _is_gone(process: str) -> bool:
    """Whether a process has ended, as far as this platform tells; nobody knows before it is named."""
    if os.name != "posix" or not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except OSError:  # another user's
        return False
    return False


def _mark(rules: RuleSet) -> str:
    return f"{rules.game}-player"


def yield_to_others() -> None:
    """Let interactive programs go first while this process compiles."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
