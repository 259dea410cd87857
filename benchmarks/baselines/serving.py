"""What the baseline players share: the session of the protocol."""

import sys

from junqi.engine.line_counter import counter_for
from junqi.engine.uci.server import Server
from junqi.engine.uci.streams import Output, lines_of
from junqi.engine.uci.thinking import ThinkerFactory


def serve(name: str, thinker_for: ThinkerFactory) -> None:
    """Speak the protocol on standard input and output until told to quit."""
    Server(Output(sys.stdout.buffer), name, thinker_for, counter_for).run(lines_of(sys.stdin.buffer))
