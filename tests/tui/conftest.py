"""Screens as plain text, for snapshots that can be read in a diff."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.app import App
from textual.pilot import Pilot


class ScreenExtension(SingleFileSnapshotExtension):
    """One text file a screen."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


def screen_text(app: App[Any]) -> str:
    """What stands on the screen, without colours, blanks at the ends of lines cut."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"


@pytest.fixture
def screens(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compare with ``text_of(app) == screens``."""
    return snapshot.use_extension(ScreenExtension)


@pytest.fixture(scope="session")
def text_of() -> Callable[[App[Any]], str]:
    return screen_text


Play = Callable[[Pilot[Any]], Awaitable[None]]


@pytest.fixture(scope="session")
def run_app() -> Callable[..., None]:
    """Runs an app without a terminal: ``run_app(app, play, size=(80, 24))``, ``play`` being given the pilot."""

    def run(app: App[Any], play: Play, size: tuple[int, int] = (80, 24)) -> None:
        async def main() -> None:
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await play(pilot)

        coroutine: Coroutine[Any, Any, None] = main()
        asyncio.run(coroutine)

    return run
