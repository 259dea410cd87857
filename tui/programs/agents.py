"""The agents that play for a lineup."""

from collections.abc import Callable

import attrs

from ...core.seat import Player
from ..lineup import Lineup, default_name, is_built_in
from ..player import HumanPlayer, PlayerAgent
from .program_player import ProgramPlayer

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
    return ProgramPlayer(called, lineup.seconds, notice if is_built_in(kind) else None)
