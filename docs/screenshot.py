"""Take the pictures of the README from the app itself.

    python docs/screenshot.py

Opens games of `docs/example.jgn` as they stood after some plies, picks up a piece, and writes what the screen shows as
SVG files beside this script.
"""

import asyncio
import os
import re
import tempfile
from pathlib import Path
from random import Random

import attrs

from junqi.records.model.replay import game_at
from junqi.records.model.tree import main_line
from junqi.records.replaying.plain_replay import find_game
from junqi.tui.app import JunqiApp
from junqi.tui.autosave import Autosave
from junqi.tui.board.board_view import BoardView
from junqi.tui.data_folder import ENVIRONMENT_VARIABLE
from junqi.tui.lineup import Lineup
from junqi.tui.openings import playing
from junqi.tui.play_options import Opening
from junqi.tui.session import Session

HERE = Path(__file__).parent
EXAMPLE = HERE / "example.jgn"
ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", re.DOTALL)
"""Fonts and notices that point elsewhere; without them whoever looks at the picture sees their own."""


@attrs.frozen
class Shot:
    """A picture: a game of the example file after so many plies, and the square of the piece picked up."""

    name: str
    game: int
    plies: int
    square: str
    size: tuple[int, int] = (100, 32)


SHOTS = (
    Shot("screenshot.svg", game=2, plies=22, square="a8"),
    Shot("screenshot-jungle.svg", game=1, plies=34, square="c2"),
)


def session_of(shot: Shot) -> Session:
    """The game of a picture, as it stood."""
    with EXAMPLE.open("rb") as stream:
        read, _ = find_game(stream, EXAMPLE.name, shot.game)
    assert read.record is not None
    game = game_at(read.record, main_line(read.record)[shot.plies - 1])
    return Session(game, (read.record.tag("First") or "?", read.record.tag("Second") or "?"))


async def take(shot: Shot) -> str:
    """The screen as SVG."""
    session = session_of(shot)
    app = JunqiApp(opening=playing(Opening(session, Lineup(), Autosave(), Random())))
    async with app.run_test(size=shot.size) as pilot:
        await pilot.pause()
        board = app.screen.query_one(BoardView)
        board.cursor = session.rules.board.square(shot.square)
        await pilot.press("enter")
        await pilot.pause()
        return ELSEWHERE.sub("", app.export_screenshot(title=session.rules.title))


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[ENVIRONMENT_VARIABLE] = folder  # the games shown are not the user's own
        for shot in SHOTS:
            (HERE / shot.name).write_text(asyncio.run(take(shot)), encoding="utf-8")


if __name__ == "__main__":
    main()
