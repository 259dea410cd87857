"""Every screen of playing as plain text, at the two usual sizes, in letters and in hanzi."""

import os
import time
from pathlib import Path

import pytest

from junqi.tui.board.look import Look, PieceSet
from junqi.tui.openings import playing
from junqi.tui.play_options import PlayOptions, opening_of

SIZES = {"80x24": (80, 24), "120x40": (120, 40)}
LAYOUT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
MOVES = {
    "jungle": "g3g4 a7a6 g4g5 a6a5 e3f3 a5a4 a3a4 c7d7",
    "gunki-white": "c6c8 e8e6 c5c6 e6e5 c6c8 b8c8",
    "junqi": "a1 a13 b1 c6 e8 d2",
}
PICKED = {"jungle": "g5", "gunki-white": "a6", "junqi": "c3"}
"""A square to select after the moves."""

sizes = pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
pieces = pytest.mark.parametrize("pieces", PieceSet, ids=lambda pieces: pieces.value)


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    """The same name wherever the tests run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUNQI_DATA_DIR", "data")
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    return Path("data")


@pytest.fixture
def layout(tmp_path):
    path = tmp_path / "one.layout"
    path.write_text(LAYOUT)
    return path


def options(variant, layout=None, **more):
    layouts = (layout, layout) if "gunki" in variant else (None, None)
    return PlayOptions(variant=variant, names=("Ann", "Bob"), layouts=layouts, seed=1, **more)


@sizes
@pieces
@pytest.mark.parametrize("variant", MOVES)
def test_play(run_app, screen_snapshot, layout, variant, pieces, size):
    async def script(hand):
        await hand.press("t")
        for move in MOVES[variant].split():
            await hand.type(move)
            await hand.press("enter")
        await hand.press("escape")
        assert len(hand.screen.session.game.plies) >= len(MOVES[variant].split())
        await hand.choose(PICKED[variant])
        assert hand.text() == screen_snapshot

    run_app(script, playing(opening_of(options(variant, layout))), size=size, look=Look(pieces))


@sizes
@pieces
def test_deployment(run_app, screen_snapshot, pieces, size):
    async def script(hand):
        await hand.press("enter", "o", "enter")
        await hand.choose("c8")
        await hand.press("backspace")
        assert hand.text() == screen_snapshot

    opened = playing(opening_of(PlayOptions(variant="gunki", names=("Ann", "Bob"))))
    run_app(script, opened, size=size, look=Look(pieces))


@sizes
@pytest.mark.parametrize("variant", MOVES)
def test_start_without_utf_8(run_app, screen_snapshot, layout, variant, size):
    async def script(hand):
        assert hand.text().isascii()
        assert hand.text() == screen_snapshot

    run_app(script, playing(opening_of(options(variant, layout))), size=size, look=Look(ascii=True))


SMALL_SCREENS = {
    "home": (),
    "new-game": ("n",),
    "saved-games": ("s",),
    "open-record": ("o",),
}


@sizes
@pytest.mark.parametrize("keys", SMALL_SCREENS.values(), ids=list(SMALL_SCREENS))
def test_home(run_app, screen_snapshot, data_folder, keys, size):
    folder = data_folder / "games"
    folder.mkdir(parents=True)
    for day, name in enumerate(("Ann", "Zoe")):
        path = folder / f"{name}.jgn"
        path.write_text(f'[First "{name}"]\n[Second "Bob"]\n[Result "*"]\n[Variant "junqi"]\n\n*\n')
        os.utime(path, (1796000000 + 86400 * day,) * 2)

    async def script(hand):
        await hand.press(*keys)
        assert hand.text() == screen_snapshot

    run_app(script, size=size)


DIALOGS = {
    "resign": ("g",),
    "draw": ("d",),
    "result": ("g", "y"),
    "save": ("s",),
    "leave": ("q",),
    "rules": ("f1",),
    "keys": ("f2",),
    "typing": ("t",),
}


@sizes
@pytest.mark.parametrize("keys", DIALOGS.values(), ids=list(DIALOGS))
def test_dialogs(run_app, screen_snapshot, keys, size):
    async def script(hand):
        await hand.press(*keys)
        assert hand.text() == screen_snapshot

    run_app(script, playing(opening_of(options("jungle"))), size=size)


@sizes
@pytest.mark.parametrize("keys", [(), ("enter", "o"), ("enter", "s")], ids=["hand-over", "load", "keep"])
def test_around_deployment(run_app, screen_snapshot, keys, size):
    async def script(hand):
        await hand.press(*keys)
        assert hand.text() == screen_snapshot

    run_app(script, playing(opening_of(PlayOptions(variant="gunki", names=("Ann", "Bob")))), size=size)


@sizes
def test_the_end_of_junqi(run_app, screen_snapshot, size):
    async def script(hand):
        await hand.press("g", "y", "enter")
        assert hand.text() == screen_snapshot

    run_app(script, playing(opening_of(options("junqi"))), size=size)


@pytest.mark.parametrize("variant", MOVES)
def test_nothing_but_ascii_in_play(run_app, layout, variant):
    async def script(hand):
        for keys in ("s", "q", "t", "f1", "f2", "b", "p", "g"):
            await hand.press(keys)
            assert hand.text().isascii(), hand.text()
            await hand.press("escape")
        await hand.press("g", "y")
        assert hand.text().isascii()

    run_app(script, playing(opening_of(options(variant, layout))), look=Look(ascii=True))


def test_nothing_but_ascii_on_the_other_screens(run_app):
    async def script(hand):
        for keys in ("n", "s", "o"):
            await hand.press(keys)
            assert hand.text().isascii(), hand.text()
            await hand.press("escape")
        await hand.press("l")
        for keys in ("o", "s", "a"):
            await hand.press(keys)
            assert hand.text().isascii(), hand.text()
            await hand.press("escape")

    run_app(script, look=Look(ascii=True))
