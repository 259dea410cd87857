"""The widget, driven by keys, clicks and resizes."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from rich.cells import cell_len
from textual import on
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.pilot import Pilot

from junqi.core.board import Square
from junqi.core.registry import rule_set
from junqi.core.rules import RuleSet
from junqi.tui.board.board_view import BoardView
from junqi.tui.board.look import Lay, Look, PieceSet
from junqi.tui.board.scene import Scene

Steps = Callable[["BoardApp", Pilot[None]], Awaitable[None]]


class BoardApp(App[None]):
    """A board, and what it says."""

    def __init__(self, rules: RuleSet, look: Look, ranks: range | None = None) -> None:
        super().__init__()
        self.rules, self.look, self.ranks = rules, look, ranks
        self.chosen: list[Square] = []
        self.visited: list[Square] = []

    def compose(self) -> ComposeResult:
        yield BoardView(self.rules, look=self.look, ranks=self.ranks)

    @property
    def board(self) -> BoardView:
        return self.query_one(BoardView)

    @property
    def names(self) -> tuple[list[str], list[str]]:
        name_of = self.rules.board.name_of
        return [name_of(square) for square in self.chosen], [name_of(square) for square in self.visited]

    @on(BoardView.SquareChosen)
    def _square_chosen(self, event: BoardView.SquareChosen) -> None:
        assert event.control is self.board
        self.chosen.append(event.square)

    @on(BoardView.CursorMoved)
    def _cursor_moved(self, event: BoardView.CursorMoved) -> None:
        assert event.control is self.board
        self.visited.append(event.square)


def drive(app: BoardApp, steps: Steps, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            app.board.focus()
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


async def resize(pilot: Pilot[None], width: int, height: int) -> None:
    """Resize, and wait for the layout that follows: Textual puts it off for a moment."""
    await pilot.resize_terminal(width, height)
    for _ in range(2000):
        if pilot.app.query_one(BoardView).size == (width, height):
            break
        await asyncio.sleep(0.005)


def lines(app: BoardApp) -> list[str]:
    return [app.board.render_line(y).text for y in range(app.board.size.height)]


def board_app(game: str = "jungle", ranks: range | None = None, **look: object) -> BoardApp:
    return BoardApp(rule_set(game), Look(**look), ranks)


def test_arrows_letters_enter_and_space() -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        await pilot.press("up", "k", "left", "h", "down", "j", "right", "l", "enter", "space")
        assert app.names == (["d1", "d1"], ["d2", "d3", "c3", "b3", "b2", "b1", "c1", "d1"])

    drive(board_app(), steps)


def test_keys_go_as_seen_on_a_flipped_board_lying_on_its_side() -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        app.board.cursor = app.rules.board.square("c8")
        await pilot.press("right", "right", "up")
        assert app.names[1] == ["c8", "c6", "c5", "d5"]

    drive(board_app("gunki", flipped=True, lay=Lay.SIDEWAYS), steps)


def test_the_cursor_begins_nearest_to_who_looks() -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        assert app.names[0] == ["c13"]

    drive(board_app("gunki", flipped=True), steps)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (50, 30)])
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("game", ["jungle", "junqi"])
def test_clicks_hit_every_square(game: str, flipped: bool, size: tuple[int, int]) -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        plan = app.board.plan
        assert plan is not None
        left, top = (app.size.width - plan.width) // 2, (app.size.height - plan.height) // 2
        for square in app.rules.board.squares[::4]:
            x, y = plan.box(square).middle
            await pilot.click(offset=(left + x, top + y))
            assert app.board.cursor == square
        assert app.chosen == list(app.rules.board.squares[::4])

    drive(board_app(game, flipped=flipped), steps, size)


def test_clicks_beside_the_board_and_on_mountains_choose_nothing() -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        plan = app.board.plan
        assert plan is not None
        x, y = plan.box(app.rules.board.square("b7")).middle
        await pilot.click(offset=((80 - plan.width) // 2 + x, (24 - plan.height) // 2 + y))
        await pilot.click(offset=(79, 23))
        await pilot.click(offset=(0, 0))
        assert app.chosen == []

    drive(board_app("gunki"), steps)


@pytest.mark.parametrize("game", ["jungle", "gunki", "junqi"])
def test_every_size_is_drawn_to_the_last_cell(game: str) -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        for size in [(1, 1), (20, 8), (45, 20), (80, 24), (467, 145), (3, 60), (200, 2), (120, 40)]:
            await resize(pilot, *size)
            assert {cell_len(line) for line in lines(app)} == {size[0]}

    drive(board_app(game, pieces=PieceSet.HANZI), steps)


def test_too_small_says_what_is_needed_and_recovers() -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        await resize(pilot, 20, 8)
        assert [line.strip() for line in lines(app)][:3] == ["The board needs", "42 x 9 cells.", "Enlarge the window."]
        await pilot.press("up", "enter")
        assert app.chosen == [app.rules.board.square("d1")]
        await resize(pilot, 42, 9)
        assert app.board.plan is not None

    drive(board_app(), steps)


def test_a_scene_refreshes_only_the_lines_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps(app: BoardApp, _: Pilot[None]) -> None:
        asked: list[Region] = []
        monkeypatch.setattr(app.board, "refresh", lambda *regions, **_: asked.extend(regions))
        scene = app.board.scene
        app.board.show(scene)
        assert asked == []
        app.board.show(Scene(scene.board, selected=app.rules.board.square("a9")))
        assert [(region.y, region.height) for region in asked] == [(2, 1), (3, 1)]

    drive(board_app(), steps)


def test_the_look_can_change_at_once() -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        app.board.set_look(Look(pieces=PieceSet.HANZI, flipped=True))
        await pilot.pause()
        text = "\n".join(lines(app))
        assert "象" in text
        assert text.index("1") < text.index("9")

    drive(board_app(), steps)


@pytest.mark.parametrize(
    ("size", "lays"),
    [((80, 24), [Lay.UPRIGHT, Lay.AUTO]), ((80, 30), [Lay.SIDEWAYS, Lay.AUTO]), ((60, 30), [Lay.SIDEWAYS, Lay.AUTO])],
)
def test_the_board_can_be_laid_the_other_way_and_back(size: tuple[int, int], lays: list[Lay]) -> None:
    async def steps(app: BoardApp, _: Pilot[None]) -> None:
        for lay in lays:
            assert app.board.other_lay() is lay
            app.board.set_look(Look(lay=lay))
        assert app.board.plan is not None

    drive(board_app("gunki"), steps, size)


@pytest.mark.parametrize(("ranks", "last"), [(range(6), "c6"), (range(7, 13), "c13")])
def test_own_half_alone(ranks: range, last: str) -> None:
    async def steps(app: BoardApp, pilot: Pilot[None]) -> None:
        await pilot.press("up", "up", "up", "up", "up", "up", "up", "enter")
        assert app.names[0] == [last]

    drive(board_app("gunki", ranks=ranks), steps)


def test_every_cell_of_the_board_has_a_background() -> None:
    async def steps(app: BoardApp, _: Pilot[None]) -> None:
        for y in range(app.board.size.height):
            segments = list(app.board.render_line(y))
            assert all(segment.style is not None and segment.style.bgcolor is not None for segment in segments)

    drive(board_app("junqi"), steps)
