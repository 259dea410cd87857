"""Choosing a rule set with the mouse."""

from junqi.core.registry import RULE_SETS
from junqi.tui.home.new_game_screen import NewGameScreen
from junqi.tui.home.variant_list import VariantList
from junqi.tui.play.play_screen import PlayScreen

ROW_OF_JUNQI = 2 + list(RULE_SETS).index("junqi") + 2
"""Below the border, the names of three games and the other rule sets."""


async def click(hand, row):
    await hand.pilot.click(VariantList, offset=(8, row))
    await hand.settle()


def test_a_click_shows_a_rule_set_and_a_second_one_begins_the_game(run_app):
    async def script(hand):
        await hand.press("n")
        await click(hand, ROW_OF_JUNQI)
        assert isinstance(hand.screen, NewGameScreen)
        assert "engineer turns: any" in hand.text()
        await hand.press("tab")
        await hand.type("Ann")
        await click(hand, ROW_OF_JUNQI)
        assert isinstance(hand.screen, PlayScreen)
        assert hand.screen.session.rules.id == "junqi"
        assert hand.screen.session.names == ("Ann", "Second")

    run_app(script)


def test_a_click_on_the_name_of_a_game_does_nothing(run_app):
    async def script(hand):
        await hand.press("n")
        await click(hand, 1)
        assert isinstance(hand.screen, NewGameScreen)
        assert "jungle-1a-white" in hand.text()

    run_app(script)


def test_names_are_typed_after_a_click_and_the_button_starts(run_app):
    async def script(hand):
        await hand.press("n")
        await click(hand, 4)
        await hand.press("tab")
        await hand.type("Zoe")
        await hand.pilot.click("#start")
        await hand.settle()
        assert isinstance(hand.screen, PlayScreen)
        assert (hand.screen.session.rules.id, hand.screen.session.names[0]) == ("jungle-1b-white", "Zoe")

    run_app(script)
