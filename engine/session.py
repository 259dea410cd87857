"""A session of the protocol on two streams, with this package's own thinkers."""

from typing import BinaryIO

from ..notation.command_line import program_version
from .line_counter import counter_for
from .search.core_thinker import CoreThinker
from .uci.server import Server
from .uci.streams import Output, lines_of


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Obey the lines of ``source``, answering on ``target``, until told to quit."""
    server = Server(Output(target), f"junqi {program_version()}", CoreThinker, counter_for)
    server.run(lines_of(source))
