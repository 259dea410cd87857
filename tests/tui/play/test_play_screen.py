"""The play screen: selecting, typing, taking back, ending, saving."""

import io
from random import Random

import pytest

from junqi.core.outcome import Reason
from junqi.core.piece import FACE_DOWN
from junqi.core.registry import rule_set
from junqi.records.reading.reader import read_records
from junqi.tui.dialogs.confirm_dialog import ConfirmDialog
from junqi.tui.dialogs.notice_dialog import NoticeDialog
from junqi.tui.home.home_screen import HomeScreen
from junqi.tui.openings import playing
from junqi.tui.play.move_input import MoveInput
from junqi.tui.play.play_screen import PlayScreen
from junqi.tui.play_options import PlayOptions, opening_of

CARRYING = "e4/5/5/5/5/5/5/4F/5/5/2E2/2f2/5 1 w - 0 1"
"""White's Engineer may lift Red's Flag on c2 and carry it home to b1 or d1."""


def opening(variant, **options):
    return playing(opening_of(PlayOptions(variant=variant, names=("Ann", "Bob"), **options)))


def test_escape_lets_go_and_a_refusal_is_told(run_app):
    async def script(hand):
        await hand.choose("g3")
        assert "Rat on g3: choose one of 3 targets." in hand.text()
        await hand.press("escape")
        assert hand.screen.selection is None
        await hand.choose("d5")
        assert "There is no piece on d5." in hand.text()

    run_app(script, opening("jungle"))


def test_typed_moves_and_their_errors(run_app):
    async def script(hand):
        await hand.press("t")
        await hand.type("Rg9")
        await hand.press("enter")
        assert "Rg9" in hand.text() and hand.screen.session.game.length == 0
        hand.screen.query_one(MoveInput).value = ""
        await hand.type("Rg3-g4")
        await hand.press("enter")
        await hand.type("a7a6")
        await hand.press("enter")
        assert hand.screen.session.game.length == 2
        assert "Rat a7 to a6." in hand.text()
        await hand.press("escape", "u", "u")
        assert hand.screen.session.game.length == 0

    run_app(script, opening("jungle"))


def test_captured_pieces_stand_with_the_one_who_took_them(run_app):
    async def script(hand):
        assert hand.text().count("taken: -") == 2
        await hand.click("a3")
        await hand.click("a4")
        assert "taken: r" in hand.text()
        await hand.press("u")
        assert hand.text().count("taken: -") == 2

    run_app(script, opening("jungle", position="7/7/7/7/6e/r6/E6/7/7 w"))


def test_both_forms_of_ending_by_words(run_app):
    async def script(hand):
        await hand.press("d")
        assert "Ann offers a draw. Bob, do you accept?" in hand.text()
        await hand.press("n")
        assert hand.screen.session.outcome is None
        await hand.press("d", "y")
        assert isinstance(hand.screen, NoticeDialog)
        assert "Draw: agreement." in hand.text()
        await hand.press("enter", "u", "g", "y", "enter")
        assert hand.screen.session.outcome.reason is Reason.RESIGNATION
        assert "Bob wins: Ann resigned." in hand.text()

    run_app(script, opening("jungle"))


def test_a_flip_by_choosing_twice_gives_the_colours(run_app):
    rules = rule_set("junqi")
    dealt = rules.deal(rules.start(), Random(1))
    engineer = rules.board.name_of(dealt.board.index(9 | FACE_DOWN))

    async def script(hand):
        assert "colour not known" in hand.text()
        await hand.choose(engineer)
        assert f"Face-down piece on {engineer}: choose it again to turn it up." in hand.text()
        await hand.press("enter")
        assert f"flips {engineer}: White Engineer; Ann plays White." in hand.text()
        assert "Bob (Red) to move." in hand.text()
        await hand.press("u")
        assert hand.screen.session.game.position == dealt

    run_app(script, opening("junqi", seed=1))


def test_a_flag_is_lifted_put_down_picked_up_and_carried_home(run_app):
    async def script(hand):
        start = hand.position()
        await hand.click("c3")
        await hand.click("c2")
        assert "lifting the Flag." in hand.text()
        await hand.choose("a13")
        await hand.choose("a12")
        await hand.choose("c2")
        await hand.press("enter")
        assert "Put the Flag down?" in hand.text()
        await hand.press("y")
        assert "Engineer puts down the Flag on c2." in hand.text()
        await hand.choose("a12")
        await hand.choose("a13")
        await hand.press("c")
        assert "Engineer lifts the Flag on c2." in hand.text()
        await hand.choose("a13")
        await hand.choose("a12")
        await hand.click("c2")
        await hand.click("b2")
        await hand.click("a12")
        await hand.click("a13")
        await hand.click("b2")
        await hand.click("b1")
        assert "Ann wins: flag carried home." in hand.text()
        await hand.press("enter", *"u" * 9)
        assert hand.position() == start

    run_app(script, opening("junqi", position=CARRYING))


def test_everything_is_revealed_at_the_end_whatever_the_reason(run_app):
    async def script(hand):
        assert not hand.board.scene.revealed
        assert all(code in (0, FACE_DOWN) for code in hand.board.scene.board)
        await hand.press("g", "y", "enter")
        assert hand.board.scene.revealed
        assert FACE_DOWN not in hand.board.scene.board
        await hand.press("u")
        assert not hand.board.scene.revealed

    run_app(script, opening("junqi", seed=1))


def test_a_move_that_loses_by_repeating_is_asked_about(run_app):
    async def script(hand):
        assert "Cc5-c4 loses by back and forth" in hand.text()
        await hand.choose("c5")
        await hand.choose("c4")
        assert isinstance(hand.screen, ConfirmDialog)
        await hand.press("n")
        assert hand.screen.session.game.length == 0
        await hand.choose("c4")
        await hand.press("y", "enter")
        assert hand.screen.session.outcome.reason is Reason.BACK_AND_FORTH

    run_app(script, opening("junqi", position="5/5/5/5/5/5/5/5/2C2/4F/5/1e3/f4 1 w 1:c4c5*11 20 30"))


def test_letters_and_hanzi_and_flipping(run_app):
    async def script(hand):
        assert "象" not in hand.text()
        await hand.press("p")
        assert "象" in hand.text()
        await hand.press("p", "f")
        assert "象" not in hand.text()
        assert hand.board.look.flipped

    run_app(script, opening("jungle"))


def test_saving_never_writes_over_a_file_unasked(run_app, tmp_path):
    path = tmp_path / "game.jgn"

    async def save(hand):
        await hand.press("s", "ctrl+u")
        hand.screen.query_one("#path").value = str(path)
        await hand.press("enter")

    async def script(hand):
        await hand.press("t")
        await hand.type("g3g4")
        await hand.press("enter", "escape")
        await save(hand)
        first = path.read_text()
        await hand.press("u")
        await save(hand)
        assert isinstance(hand.screen, ConfirmDialog) and path.read_text() == first
        await hand.press("n")
        assert path.read_text() == first
        await save(hand)
        await hand.press("y")
        assert path.read_text() != first

    run_app(script, opening("jungle"))
    (read,) = read_records(io.BytesIO(path.read_bytes()))
    assert (
        [finding.code.value for finding in read.findings] == ["no-moves"]
        and read.record.tag("First") == "Ann"
        and read.record.nodes == ()
    )


def test_leaving_keeps_the_game_and_the_list_goes_on_with_it(run_app):
    async def script(hand):
        await hand.choose("g3")
        await hand.choose("g4")
        await hand.press("q")
        assert "It is kept under Saved games." in hand.text()
        await hand.press("y")
        assert isinstance(hand.screen, HomeScreen)
        await hand.press("s")
        assert "Ann - Bob" in hand.text()
        await hand.press("enter")
        assert isinstance(hand.screen, PlayScreen)
        assert hand.screen.session.game.length == 1
        await hand.choose("a7")
        await hand.choose("a6")
        assert hand.screen.session.game.length == 2

    run_app(script, opening("jungle"))


def test_every_ply_is_kept_at_once_in_a_file_of_its_own(run_app, data_folder):
    def kept():
        return sorted((path.name, path.read_text()) for path in (data_folder / "games").iterdir())

    async def script(hand):
        await hand.choose("g3")
        await hand.choose("g4")
        assert "1. Rg4 *" in kept()[0][1]
        await hand.choose("a7")
        await hand.choose("a6")
        assert "1. Rg4 Ra6 *" in kept()[0][1]

    run_app(script, opening("jungle"))
    before = kept()
    run_app(script_of_nothing, opening("jungle"))
    assert before[0] in kept() and len(kept()) == 2


async def script_of_nothing(hand):
    assert isinstance(hand.screen, PlayScreen)


def test_a_folder_that_cannot_be_written_warns_and_the_game_goes_on(run_app, tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("JUNQI_DATA_DIR", str(blocked))

    async def script(hand):
        assert "! not being saved: Not a directory" in hand.text()
        await hand.choose("g3")
        await hand.choose("g4")
        assert hand.screen.session.game.length == 1
        await hand.press("q")
        assert "It could not be saved and will be lost." in hand.text()

    run_app(script, opening("jungle"))


def test_a_resize_is_followed_and_the_game_goes_on(run_app):
    async def script(hand):
        await hand.choose("g3")
        for size in ((120, 40), (20, 8), (60, 30), (200, 60), (467, 145), (80, 24)):
            await hand.resize(*size)
            assert ("Enlarge the window." in hand.text()) == (size == (20, 8)), size
        await hand.choose("g4")
        assert hand.screen.session.game.length == 1

    run_app(script, opening("jungle"))


@pytest.mark.parametrize("variant", ["jungle", "gunki", "junqi"])
def test_the_rules_of_the_variant_at_a_key(run_app, variant):
    async def script(hand):
        await hand.press("f1")
        assert rule_set(variant).title in hand.text()
        await hand.press("escape")
        assert isinstance(hand.screen, PlayScreen)

    position = "3f1/5/5/5/5/5/5/5/5/5/5/5/1F1M1 b" if variant == "gunki" else None
    run_app(script, opening(variant, position=position))


def test_a_typed_move_that_loses_by_repeating_is_asked_about(run_app):
    async def script(hand):
        await hand.press("t")
        await hand.type("c5c4")
        await hand.press("enter")
        assert isinstance(hand.screen, ConfirmDialog)
        await hand.press("n")
        assert hand.screen.session.game.length == 0

    run_app(script, opening("junqi", position="5/5/5/5/5/5/5/5/2C2/4F/5/1e3/f4 1 w 1:c4c5*11 20 30"))


def test_names_with_brackets_are_shown_as_they_are(run_app, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = ("[b]Ann[/b]", "[x")

    async def script(hand):
        assert all(name in hand.text() for name in names)
        await hand.press("s", "enter")
        assert isinstance(hand.screen, PlayScreen)
        await hand.press("d")
        assert all(name in hand.text() for name in names)
        await hand.press("y", "enter", "q")
        await hand.press("s")
        assert all(name in hand.text() for name in names)

    run_app(script, playing(opening_of(PlayOptions(variant="jungle", names=names))))
