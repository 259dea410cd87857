"""Opening a plain game on two streams."""

from typing import TextIO

from ..play_options import Opening
from ..player_kinds import make_player
from ..table import Table
from .console import StreamConsole
from .plain_game import PlainGame


def play_plain(opening: Opening, lines: TextIO, out: TextIO) -> None:
    """Play a game line by line until the input ends or the players leave."""
    console = StreamConsole(lines, out)
    if opening.remark:
        console.say(opening.remark)
    table = Table((make_player(opening.kinds[0]), make_player(opening.kinds[1])), opening.autosave, opening.random)
    PlainGame(console, opening.session, table).run()
