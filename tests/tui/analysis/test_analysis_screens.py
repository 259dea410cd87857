"""Analysis, forfeits and the choice of players as plain text, at the two usual sizes."""

import pytest

from junqi.engine.uci.program import parse_program
from junqi.tui.analysis import advice
from junqi.tui.board.look import Look
from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.lineup import Lineup
from junqi.tui.openings import asking, playing
from junqi.tui.play_options import PlayOptions, opening_of

sizes = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
LINES = {
    "jungle": ("g3g4 a7a6 g4g5 a6a5 g5g6", "a3a4 a7a6 b2b3", "e3d3 g7g6"),
    "gunki-white": ("c6c8 b8c8 a6b6", "a6a8 b8a8 a5a6", "e6e8"),
    "junqi": ("c13", "a1", "b2"),
}
LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"


@pytest.fixture
def layouts(tmp_path):
    path = tmp_path / "one.layout"
    path.write_text(LAYOUT)
    return path, path


@sizes
@pytest.mark.parametrize("look", [Look(), Look(ascii=True)], ids=["signs", "ascii"])
@pytest.mark.parametrize("variant", LINES)
def test_hint_bar_and_lines(run_app, screen_snapshot, puppet, monkeypatch, layouts, variant, look, size):
    pvs = (word for line in LINES[variant] for word in ("--pv", line))
    monkeypatch.setattr(advice, "ANALYSING", parse_program(puppet(*pvs)))
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.0)

    async def script(hand):
        await hand.press("v", "a")
        await hand.until(lambda: len(hand.screen.advice.view.found) == 3)
        await hand.press("w")
        await hand.until(lambda: hand.board.scene.hint)
        await hand.until(lambda: "depth 7" in hand.text())
        await hand.rest()
        assert hand.text() == screen_snapshot

    deployed = layouts if "gunki" in variant else (None, None)
    wanted = PlayOptions(variant=variant, names=("Ann", "Bob"), layouts=deployed, seed=1)
    run_app(script, playing(opening_of(wanted)), size=size, look=look)


@sizes
def test_a_program_that_thinks(run_app, screen_snapshot, puppet, size):
    async def script(hand):
        await hand.choose("g3")
        await hand.choose("g4")
        await hand.rest()
        assert hand.text() == screen_snapshot

    wanted = PlayOptions(variant="jungle", names=("Ann", "Bob"), kinds=("human", puppet("--think", "60")), seconds=60)
    run_app(script, playing(opening_of(wanted)), size=size)


@sizes
def test_a_program_that_died(run_app, screen_snapshot, size):
    async def script(hand):
        await hand.choose("g3")
        await hand.choose("g4")
        await hand.until(lambda: "OK (Enter)" in hand.text())
        assert isinstance(hand.screen, NoticeDialog)
        await hand.rest()
        assert hand.text() == screen_snapshot

    wanted = PlayOptions(variant="jungle", names=("Ann", None), kinds=("human", "uci:no-such-program"))
    run_app(script, playing(opening_of(wanted)), size=size)


@sizes
def test_choosing_programs(run_app, screen_snapshot, size):
    async def script(hand):
        await hand.rest()
        assert hand.text() == screen_snapshot

    run_app(script, asking(Lineup(("engine:5", "uci:fairy --deep"), 0.5)), size=size)
