"""Opening a plain game on two streams."""

from typing import TextIO

from ..play_options import Opening
from ..table import Table
from .console import StreamConsole
from .plain_game import PlainGame


def play_plain(opening: Opening, lines: TextIO, out: TextIO) -> None:
    """Play a game line by line until the input ends or the players leave."""
    console = StreamConsole(lines, out)
    if opening.remark:
        console.say(opening.remark)
    table = Table.of(opening.lineup, opening.autosave, opening.random, lambda notice: console.say(f"Notice: {notice}"))
    PlainGame(console, opening.session, table).run()
