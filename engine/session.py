"""A session of the protocol on two streams, with this package's own thinkers."""

import sys
from typing import BinaryIO

from ..core.rules import RuleSet
from ..notation.command_line import program_version
from .line_counter import counter_for
from .search.raw_boards import RawBoards
from .search.thinkers import thinker_for
from .uci.server import Server
from .uci.streams import Output, lines_of
from .uci.thinking import Thinker

_TURN = 0.001
"""Seconds after which a search in Python lets the reading of input have its turn."""


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Obey the lines of ``source``, answering on ``target``, until told to quit."""
    sys.setswitchinterval(_TURN)
    output = Output(target)

    def say(text: str) -> None:
        output.write(f"info string {text}")

    def thinker(rules: RuleSet) -> Thinker:
        return RawBoards(rules, thinker_for(rules, say))

    server = Server(output, f"junqi {program_version()}", thinker, counter_for)
    server.run(lines_of(source))
