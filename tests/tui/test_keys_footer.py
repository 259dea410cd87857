"""The footer: whole keys only, and no key that does something else than it says."""

from itertools import accumulate

import pytest

from junqi.tui.board.look import Look
from junqi.tui.dialogs.text_dialog import TextDialog
from junqi.tui.openings import playing
from junqi.tui.play_options import PlayOptions, opening_of

KEYS = [
    "⏎ Choose",
    "t Type",
    "w Hint",
    "? Rules",
    "F2 Keys",
    "s Save",
    "q Leave",
    "v Bar",
    "a Lines",
    "d Draw",
    "g Resign",
    "f Flip",
    "b Side",
    "p Hanzi",
]
"""Of a Jungle game before the first move, the most wanted first."""


def opening(variant):
    return playing(opening_of(PlayOptions(variant=variant)))


def footer(hand):
    return hand.text().splitlines()[-1]


@pytest.mark.parametrize("width", [200, 105, 104, 80, 60, 31, 12])
def test_as_many_keys_as_fit_whole(run_app, width):
    async def script(hand):
        lines = accumulate(KEYS, "{} {}".format)
        assert footer(hand) == max((line for line in lines if len(line) <= width), key=len)

    run_app(script, opening("jungle"), size=(width, 24))


def test_a_resize_is_followed(run_app):
    async def script(hand):
        await hand.resize(200, 30)
        assert footer(hand).endswith("p Hanzi")
        await hand.resize(60, 30)
        assert footer(hand) == " ".join(KEYS[:8])

    run_app(script, opening("jungle"))


def test_while_a_move_is_typed_the_footer_names_the_key_that_still_shows_the_rules(run_app):
    async def script(hand):
        await hand.press("t")
        assert footer(hand) == "Esc Stop typing F1 Rules F2 Keys"
        await hand.press("f1")
        assert isinstance(hand.screen, TextDialog)

    run_app(script, opening("jungle"))


def test_hanzi_are_not_offered_where_the_terminal_cannot_show_them(run_app):
    async def script(hand):
        assert "Hanzi" not in footer(hand)

    run_app(script, opening("jungle"), size=(120, 40), look=Look(ascii=True))


def test_a_deployment_names_the_way_out_and_all_keys(run_app):
    async def script(hand):
        await hand.press("enter", "a")
        assert "q Leave" in footer(hand)
        await hand.press("f2")
        assert isinstance(hand.screen, TextDialog)
        assert "Keep this layout in a file" in hand.text()

    run_app(script, opening("gunki"))
