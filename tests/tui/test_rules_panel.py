"""The rules over a screen."""

import pytest
from textual.widgets import Static

from junqi.core.registry import rule_set
from junqi.notation.rules_text import rules_text
from junqi.tui.openings import playing
from junqi.tui.play_options import PlayOptions, opening_of
from junqi.tui.rules_panel import show_rules


@pytest.mark.parametrize("variant", ["jungle", "gunki-emfg-white", "junqi"])
def test_no_line_of_the_rules_is_broken_anew_at_80_columns(run_app, variant):
    async def script(hand):
        show_rules(hand.screen, rule_set(variant))
        await hand.settle()
        shown = hand.screen.query_one("VerticalScroll Static", Static)
        assert shown.size.height == len(rules_text(rule_set(variant), width=shown.size.width).split("\n"))

    run_app(script, playing(opening_of(PlayOptions(variant="jungle"))))
