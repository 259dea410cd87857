"""The agents that play for a lineup."""

from collections.abc import Callable

import attrs

from ...core.seat import Player
from ..lineup import Lineup, default_name, is_built_in
from ..player import HumanPlayer, PlayerAgent
from .program_player import ProgramPlayer

_LARGEST_SEED = 2_147_483_647

Notice = Callable[[str], None]
"""Called with what the built-in engine wants people to read; other programs say much that nobody wants to."""


def agents_of(lineup: Lineup, notice: Notice) -> tuple[PlayerAgent, PlayerAgent]:
    """A new agent for each player; programs are not started before they are asked."""
    return _agent(lineup, Player.FIRST, notice), _agent(lineup, Player.SECOND, notice)


def _agent(lineup: Lineup, player: Player, notice: Notice) -> PlayerAgent:
    program = lineup.programs[player]
    if program is None:
        return HumanPlayer()
    kind = lineup.kinds[player]
    called = attrs.evolve(program, name=default_name(kind, player))  # in messages, where a command would be too long
    if not is_built_in(kind):
        return ProgramPlayer(called, lineup.seconds)
    seeded = called if lineup.seed is None else called.with_options(("Seed", str(_engine_seed(lineup.seed))))
    return ProgramPlayer(seeded, lineup.seconds, notice)


def _engine_seed(seed: int) -> int:
    """A seed as the engine takes it: from 1 to the largest, since 0 stands for chance."""
    return seed % _LARGEST_SEED + 1
