"""The app under test: run without a terminal, its screens read as plain text."""

import asyncio
import functools
import re
import shlex
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.pilot import Pilot

from junqi.core.board import Square
from junqi.engine.uci.client import EngineClient
from junqi.notation.position import format_position
from junqi.tui.app import JunqiApp
from junqi.tui.board.board_view import BoardView
from junqi.tui.board.look import Look

Script = Callable[["Hand"], Awaitable[None]]


_CHAIN = 4
"""How long chains of messages may be that one key sets going."""


async def _give_way(*_: float) -> None:
    """Let other tasks run, without looking at the clock as Textual's own waiting does: it takes 20 ms at least."""
    for _ in range(_CHAIN):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the pilot wait for messages instead of for time."""
    monkeypatch.setattr("textual.app.wait_for_idle", _give_way)
    monkeypatch.setattr("textual.pilot.wait_for_idle", _give_way)


class ScreenExtension(SingleFileSnapshotExtension):
    """A screen a file, as text that reads well in a diff."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


class Hand:
    """One who sits at the app: presses keys, clicks squares, and reads the screen."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot
        self.app: JunqiApp = pilot.app  # type: ignore[assignment]

    @property
    def screen(self):
        return self.app.screen

    @property
    def board(self) -> BoardView:
        return self.screen.query_one(BoardView)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything that was set going is done: a message may lead to another, and that to a third."""
        for _ in range(_CHAIN):
            await self.pilot.pause()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for what a program does."""
        for _ in range(3000):
            if holds():
                break
            await asyncio.sleep(0.01)
        assert holds(), self.text()
        await self.settle()

    async def rest(self) -> None:
        """Wait until the screen has not changed for a while."""
        before, calm = "", 0
        while calm < 5:
            await asyncio.sleep(0.05)
            calm = calm + 1 if self.text() == before else 0
            before = self.text()

    async def resize(self, width: int, height: int) -> None:
        """Resize the terminal, and wait for the layout, which Textual puts off for a moment."""
        await self.pilot.resize_terminal(width, height)
        for _ in range(2000):
            if self.screen._compositor.size == (width, height):
                break
            await asyncio.sleep(0.005)
        await self.settle()

    async def type(self, text: str) -> None:
        """Type a text, character by character."""
        await self.press(*text)

    async def click(self, name: str) -> None:
        """Click the middle of a square."""
        size, square = self.board.size, self._square(name)
        cells = [(x, y) for y in range(size.height) for x in range(size.width) if self.board.square_at(x, y) == square]
        await self.pilot.click(self.board, offset=cells[len(cells) // 2])
        await self.settle()

    async def choose(self, name: str) -> None:
        """Put the cursor on a square, and press Enter."""
        self.board.cursor = self._square(name)
        await self.press("enter")

    async def walk(self, name: str) -> None:
        """Go to a square with the arrow keys, and press Enter."""
        assert self.board.plan is not None
        place = self.board.plan.orientation.place
        column, row = place(self._square(name))
        for _ in range(30):
            at_column, at_row = place(self.board.cursor)
            if (at_column, at_row) == (column, row):
                break
            across = "right" if at_column < column else "left"
            await self.pilot.press(across if at_column != column else "down" if at_row < row else "up")
        await self.press("enter")

    def _square(self, name: str) -> Square:
        return self.board._rules.board.square(name)

    def squares(self, move: str) -> list[str]:
        """The squares of a move in coordinate form."""
        return re.findall(r"[a-g][0-9]+", move)

    def position(self) -> str:
        """The position in play, as text."""
        game = self.screen.session.game
        return format_position(game.rules, game.position)

    def text(self) -> str:
        """The screen as text."""
        lines = self.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines) + "\n"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what the app keeps."""
    folder = tmp_path / "data"
    monkeypatch.setenv("JUNQI_DATA_DIR", str(folder))
    return folder


PUPPET = Path(__file__).parents[1] / "data" / "engines" / "puppet.py"


@pytest.fixture
def puppet() -> Callable[..., str]:
    """A kind of player: a program that does as told, ``puppet("--move", "a7a6")``."""

    def kind(*arguments: str) -> str:
        return "uci:" + shlex.join((sys.executable, str(PUPPET), *arguments))

    return kind


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs up sooner, but not before they can have started on a busy machine."""
    monkeypatch.setattr("junqi.tui.programs.clients.EngineClient", functools.partial(EngineClient, patience=4.0))


@pytest.fixture
def run_app() -> Callable[..., None]:
    """Runs the app and a script in it: ``run_app(script, opening, size=(80, 24), look=Look())``."""

    def run(
        script: Script,
        opening: Callable[[JunqiApp], None] | None = None,
        *,
        size: tuple[int, int] = (80, 24),
        look: Look | None = None,
    ) -> None:
        async def main() -> None:
            app = JunqiApp(look, opening)
            async with app.run_test(size=size) as pilot:
                hand = Hand(pilot)
                await hand.settle()
                await script(hand)

        asyncio.run(main())

    return run


@pytest.fixture
def screen_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Compares a screen's text with the one that was read and accepted."""
    return snapshot.use_extension(ScreenExtension)
