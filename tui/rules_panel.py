"""The rules of a variant over any screen."""

from typing import Any

from textual.screen import Screen

from ..core.rules import RuleSet
from ..notation.rules_text import rules_text
from .dialogs.text_dialog import TextDialog
from .looks import look_of

_WIDTH = 64
"""Columns of the text: what the smallest usual screen has room for within the dialog, beside its scroll bar."""


def show_rules(screen: Screen[Any], rules: RuleSet) -> None:
    """Show what the program enforces in a rule set, with its rank order."""
    text = rules_text(rules, hanzi=not look_of(screen).ascii, width=_WIDTH)
    screen.app.push_screen(TextDialog("Rules", text))
