"""The work of ``junqi match``."""

import asyncio
import contextlib
from collections.abc import Iterator
from datetime import date

from ...notation.command_line import printable
from .display import display
from .game_file import GameFile, games_in, opened_for_games
from .match import Match
from .match_record import match_record
from .plan import Destination, MatchPlan
from .played import Played
from .standing import Standing
from .summary import summary


def run_match(plan: MatchPlan, destination: Destination) -> tuple[list[str], bool]:
    """Play a match and write its games; the lines that say what came of it, and whether it was interrupted.

    Raises:
        MatchFileExistsError, NotThisMatchError, OSError: if the games cannot be written.
        EngineStartError, NoOpeningError: if the match cannot be played.
    """
    standing = Standing(plan.games, plan.sprt)
    if destination.resume and destination.path is not None and destination.path.exists():
        standing.endings = games_in(destination.path, plan.owns)
    with _game_file(destination, standing) as file, display(plan, standing) as shown:

        def took(played: Played) -> None:
            if file is not None:
                file.add(played.fixture.number, match_record(played, plan.tags, date.today()))
            shown.show(played)

        match = Match(plan, standing, took)
        if standing.verdict is None:
            asyncio.run(match.play())
    return [printable(line) for line in summary(plan, standing)], match.interrupted


@contextlib.contextmanager
def _game_file(destination: Destination, standing: Standing) -> Iterator[GameFile | None]:
    path = destination.path
    if path is None:
        yield None
        return
    is_new = not path.exists()
    stream = opened_for_games(path, force=destination.force, resume=destination.resume)
    try:
        with contextlib.closing(GameFile(stream, standing.missing)) as file:
            yield file
    finally:
        if is_new and path.exists() and not path.stat().st_size:
            path.unlink()
