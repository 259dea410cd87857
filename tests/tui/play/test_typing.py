"""Typing moves: what is suggested, and when the keys of the board come back."""

import pytest
from textual.events import Key

from junqi.tui.board.board_view import BoardView
from junqi.tui.openings import playing
from junqi.tui.play.move_input import MoveInput
from junqi.tui.play_options import PlayOptions, opening_of

GUNKI = "3f1/5/5/e4/5/5/5/5/5/5/M4/5/1F3 w"
CARRYING = "e4/5/5/5/5/5/5/4F/5/5/2E2/2f2/5 1 w"


def opening(variant, **options):
    return playing(opening_of(PlayOptions(variant=variant, names=("Ann", "Bob"), **options)))


@pytest.mark.parametrize(
    ("variant", "options", "forms"),
    [
        ("jungle", {"position": "7/7/7/7/6e/r6/E6/7/7 w"}, "Ea2, a3a2 or Ea3-a2"),
        ("gunki-white", {"position": GUNKI}, "Mb3, a3b3 or Ma3-b3"),
        ("junqi", {"seed": 1}, "a1"),
        ("junqi", {"position": CARRYING}, "Ec2^, c3c2 or Ec3-c2^"),
    ],
)
def test_moves_are_suggested_that_can_be_played_now(run_app, variant, options, forms):
    async def script(hand):
        await hand.press("t")
        assert f"a move, such as {forms}; Enter plays it, Esc leaves" in hand.text()
        await hand.type(forms.split(",")[0])
        await hand.press("enter")
        assert hand.screen.session.game.length == 1
        assert f"such as {forms};" not in hand.text()
        assert "a move, such as" in hand.text()

    run_app(script, opening(variant, **options))


def test_typing_ends_with_the_game_and_the_keys_that_it_names_work(run_app):
    async def script(hand):
        await hand.press("t")
        await hand.type("Ld9")
        await hand.press("enter")
        assert "Ann wins: den reached." in hand.text()
        await hand.press("enter")
        assert not hand.screen.query_one(MoveInput).display
        assert isinstance(hand.screen.focused, BoardView)
        await hand.press("u")
        assert hand.screen.session.game.length == 0

    run_app(script, opening("jungle", position="7/3L3/7/7/7/r6/7/7/7 w"))


def test_what_was_refused_before_is_gone_when_a_move_is_typed(run_app):
    async def script(hand):
        await hand.choose("g3")
        await hand.choose("g4")
        await hand.choose("g4")
        assert "is not yours to move" in hand.text()
        await hand.press("t")
        assert "is not yours to move" not in hand.text()
        assert "Ann: Rat g3 to g4." in hand.text()

    run_app(script, opening("jungle"))


def test_a_long_refusal_shows_that_there_is_more_of_it(run_app):
    async def script(hand):
        await hand.press("t")
        await hand.type("e4e5")
        await hand.press("enter")
        status = hand.text().splitlines()[-3]
        assert status.startswith(" Ann (White) to move.   e4e5: the Engineer on e4 can go to")
        assert status.endswith("…") and len(status) <= 79

    run_app(script, opening("junqi", position="5/5/5/5/f4/5/5/5/4N/4E/5/5/1F2e 1 w"))


def test_keys_struck_all_at_once_are_typed_into_the_line(run_app):
    async def script(hand):
        for key in ("t", *"g3g4", "enter"):
            hand.app.post_message(Key(key, key if len(key) == 1 else None))
        await hand.until(lambda: hand.screen.session.game.length == 1)

    run_app(script, opening("jungle"))
