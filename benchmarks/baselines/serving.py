"""What the baseline players share: the session of the protocol, and chance by seed."""

import sys
from random import Random

from junqi.core.game import Game
from junqi.engine.line_counter import counter_for
from junqi.engine.uci.server import Server
from junqi.engine.uci.settings import Settings
from junqi.engine.uci.streams import Output, lines_of
from junqi.engine.uci.thinking import ThinkerFactory


def serve(name: str, thinker_for: ThinkerFactory) -> None:
    """Speak the protocol on standard input and output until told to quit."""
    Server(Output(sys.stdout.buffer), name, thinker_for, counter_for).run(lines_of(sys.stdin.buffer))


def random_of(game: Game, settings: Settings) -> Random:
    """Chance, or with a seed what it and the position give."""
    if settings.seed is None:
        return Random()
    return Random(f"{settings.seed} {game.length} {game.position.board.hex()}")
