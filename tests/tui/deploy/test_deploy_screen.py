"""Deploying on the screen, unseen by the other."""

import re

from junqi.core.registry import rule_set
from junqi.core.seat import Seat
from junqi.notation.layout import format_layout, parse_layout
from junqi.tui.deploy.deploy_screen import DeployScreen
from junqi.tui.deploy.hand_over_screen import HandOverScreen
from junqi.tui.deploy.layout_screen import LayoutScreen
from junqi.tui.home.home_screen import HomeScreen
from junqi.tui.openings import playing
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.play_options import PlayOptions, opening_of
from junqi.tui.saved_games import saved_games

GUNKI = rule_set("gunki-white")
TEXT = "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"
FRONT = ("a", "b", "c", "d", "e")


def opening(**options):
    return playing(opening_of(PlayOptions(variant="gunki-white", names=("Ann", "Bob"), **options)))


def layout_of(hand):
    return format_layout(GUNKI, hand.screen.draft.layout)


def squares_of(text, rank_of):
    """Each letter of a layout text with its square, ranks named by ``rank_of``."""
    for row, places in enumerate(text.split("/")):
        for file, letter in zip(FRONT, places, strict=True):
            if letter != ".":
                yield letter, f"{file}{rank_of(row)}"


async def deploy(hand, way, rank_of, mirrored=False):
    go = getattr(hand, way)
    for letter, square in squares_of(TEXT, rank_of):
        await hand.press(letter)
        await go(chr(ord("a") + ord("e") - ord(square[0])) + square[1:] if mirrored else square)


def test_both_deploy_and_neither_sees_the_other(run_app):
    async def script(hand):
        assert isinstance(hand.screen, HandOverScreen)
        assert "Pass the keyboard to Ann." in hand.text()
        assert "Press Enter when Bob is not looking." in hand.text()
        await hand.press("enter")
        assert isinstance(hand.screen, DeployScreen)
        assert "ready" not in hand.text()
        await deploy(hand, "choose", lambda row: 6 - row)
        assert layout_of(hand) == TEXT
        assert "Every rule is kept: press r when you are ready." in hand.text()
        await hand.press("r")
        assert "Pass the keyboard to Bob." in hand.text()
        assert not re.search(r"Marshal|▀", hand.text())
        await hand.press("enter")
        assert not any(hand.board.scene.board)
        await deploy(hand, "click", lambda row: 8 + row, mirrored=True)
        assert not re.search(r"\b[MGLBCJKSEXNF]\b", "\n".join(line[:48] for line in hand.text().splitlines()))
        assert layout_of(hand) == TEXT
        await hand.press("r")
        assert isinstance(hand.screen, PlayScreen)
        assert not hand.screen.session.can_undo
        board = hand.screen.session.game.position.board
        assert [board[s] for s in GUNKI.deployment.squares(Seat.SOUTH)] == list(parse_layout(GUNKI, TEXT))

    run_app(script, opening())


def test_not_ready_while_a_rule_is_broken(run_app):
    async def script(hand):
        await hand.press("enter", "r")
        assert isinstance(hand.screen, DeployScreen)
        assert "Still to place: Marshal, General" in hand.text()
        await hand.press("F")
        await hand.choose("a1")
        assert "The Flag cannot stand there: it must stand on an own headquarters." in hand.text()

    run_app(script, opening())


def test_exchange_random_mirror_clear_take_off_and_undo(run_app):
    async def script(hand):
        await hand.press("enter", "a")
        assert hand.screen.draft.is_ready
        full = layout_of(hand)
        await hand.press("m")
        assert layout_of(hand) == "/".join(rank[::-1] for rank in full.split("/"))
        await hand.press("u")
        await hand.choose("a6")
        await hand.choose("b6")
        assert layout_of(hand) == full[1] + full[0] + full[2:]
        await hand.press("backspace")
        assert layout_of(hand)[1] == "."
        await hand.press("x")
        assert not any(hand.screen.draft.layout)
        await hand.press("u", "u", "u")
        assert layout_of(hand) == full

    run_app(script, opening(seed=1))


def test_the_tray_is_clicked_and_counts_down(run_app):
    async def script(hand):
        await hand.press("enter")
        await hand.pilot.click("#tray", offset=(5, 10))
        await hand.settle()
        assert hand.screen.draft.hand == 11
        assert re.search(r"> N +Mine +3", hand.text())
        await hand.click("a6")
        assert re.search(r"> N +Mine +2", hand.text())

    run_app(script, opening())


def test_layouts_are_saved_loaded_and_presets_stay(run_app, tmp_path):
    path = tmp_path / "mine.layout"

    async def script(hand):
        await hand.press("enter", "o", "enter")
        preset = layout_of(hand)
        await hand.choose("a6")
        await hand.choose("b6")
        edited = layout_of(hand)
        assert edited != preset
        await hand.press("s")
        hand.screen.query_one("#path").value = str(path)
        await hand.press("enter")
        assert path.read_text() == edited + "\n"
        await hand.press("o", "enter")
        assert layout_of(hand) == preset
        await hand.press("o", "end", "enter")
        hand.screen.query_one("#path").value = str(path)
        await hand.press("enter")
        assert layout_of(hand) == edited

    run_app(script, opening())


def test_a_file_without_a_layout_is_told_in_one_sentence(run_app, tmp_path):
    path = tmp_path / "no.layout"
    path.write_text("hello")

    async def script(hand):
        await hand.press("enter", "o", "end", "enter")
        hand.screen.query_one("#path").value = str(path)
        await hand.press("enter")
        assert "The layout could not be loaded." in hand.text()
        await hand.press("enter")
        assert isinstance(hand.screen, DeployScreen)

    run_app(script, opening())


def test_leaving_in_mid_deployment_keeps_what_was_placed(run_app):
    async def script(hand):
        await hand.press("enter", "a", "r", "enter", "M")
        await hand.choose("e8")
        await hand.press("q")
        assert isinstance(hand.screen, HomeScreen)
        await hand.press("s", "enter")
        assert "Pass the keyboard to Bob." in hand.text()
        await hand.press("enter")
        assert layout_of(hand) == "M..../...../...../...../...../....."
        assert hand.screen.draft.layout.count(1) == 1

    run_app(script, opening())
    assert len(saved_games()) == 1


def test_layouts_made_before_are_deployed_without_asking(run_app, tmp_path):
    path = tmp_path / "both.layout"
    path.write_text(TEXT)

    async def script(hand):
        assert isinstance(hand.screen, PlayScreen)

    run_app(script, opening(layouts=(path, path)))


def test_leaving_at_the_hand_over(run_app):
    async def script(hand):
        await hand.press("q")
        assert isinstance(hand.screen, HomeScreen)

    run_app(script, opening())


def test_the_hand_over_by_the_mouse(run_app):
    async def script(hand):
        await hand.pilot.click("#hand-over")
        await hand.settle()
        assert isinstance(hand.screen, DeployScreen)

    run_app(script, opening())


def test_leaving_by_the_mouse(run_app):
    async def script(hand):
        column = hand.text().splitlines()[-1].index("q Leave")
        await hand.pilot.click(offset=(column + 3, 23))
        await hand.settle()
        assert isinstance(hand.screen, HomeScreen)

    run_app(script, opening())


def test_the_same_seed_fills_the_same(run_app):
    layouts = []

    async def script(hand):
        await hand.press("enter", "a")
        layouts.append(layout_of(hand))

    for seed in (1, 1, 2):
        run_app(script, opening(seed=seed))
    assert layouts[0] == layouts[1] != layouts[2]


def test_layouts_are_made_and_kept_without_a_game(run_app, data_folder):
    async def script(hand):
        await hand.press("l")
        assert "Layouts for Gunki" in hand.text()
        await hand.press("a", "r")
        assert isinstance(hand.screen, LayoutScreen)
        kept = layout_of(hand)
        await hand.press("s", "enter")
        (path,) = (data_folder / "layouts" / "gunki").iterdir()
        assert path.read_text() == kept + "\n"
        await hand.press("q", "n")
        assert isinstance(hand.screen, LayoutScreen)
        await hand.press("escape", "y")
        assert isinstance(hand.screen, HomeScreen)

    run_app(script)
    assert saved_games() == []


def test_a_kept_layout_is_offered_by_its_name(run_app, data_folder):
    folder = data_folder / "layouts" / "gunki"
    folder.mkdir(parents=True)
    (folder / "wall.layout").write_text(TEXT)

    async def script(hand):
        await hand.press("enter", "o")
        assert "wall" in hand.text()
        await hand.press("end", "up", "enter")
        assert layout_of(hand) == TEXT

    run_app(script, opening())
