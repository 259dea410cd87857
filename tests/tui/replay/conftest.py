"""Record files replayed on the screen."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from junqi.tui.openings import replaying

CLUB = Path(__file__).parents[2] / "data" / "replay" / "club.jgn"


async def until_read(hand) -> None:
    """Wait until the file is read and the game shown."""
    for _ in range(3):  # the list of games, the game that it leads to, and what that asks for in turn
        for worker in [worker for worker in hand.app.workers if worker.group in ("list", "read")]:
            await worker.wait()
        await hand.settle()


async def steady_text(hand) -> str:
    """The screen once it has stopped changing: Textual puts layouts off for a moment."""
    seen: list[str] = []
    while len(seen) < 3 or len(set(seen[-3:])) > 1:
        await asyncio.sleep(0.02)
        await hand.settle()
        seen.append(hand.text())
    return seen[-1]


@pytest.fixture(scope="session")
def steady() -> Callable:
    """The screen's text, without haste: ``await steady(hand)``."""
    return steady_text


@pytest.fixture(scope="session")
def club() -> Path:
    """Six games: Jungle with variations, Gunki, Junqi with its Deal and without, a faulty one, an unknown variant."""
    return CLUB


@pytest.fixture(scope="session")
def ready() -> Callable:
    """To be awaited after what makes the screen read: ``await ready(hand)``."""
    return until_read


@pytest.fixture
def replay(run_app) -> Callable[..., None]:
    """Runs steps on the replay of a file: ``replay(steps, path, game=1, ply=0, size=..., look=...)``."""

    def run(steps, path: Path = CLUB, game: int = 1, ply: int = 0, **options) -> None:
        async def script(hand):
            await until_read(hand)
            await steps(hand)

        run_app(script, replaying(path, game, ply), **options)

    return run
