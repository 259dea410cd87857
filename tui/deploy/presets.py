"""Layouts that come with the app. They are text: who loads one edits a copy."""

import attrs

from ...core.rules import RuleSet


@attrs.frozen
class Preset:
    """A layout with a name that says what it is like."""

    name: str
    text: str


_PRESETS = {
    "gunki": (
        Preset("Preset: strong wings, Flag on the left", "LSBKE/S.M.J/CS.LB/J.E.C/KNGNX/NFKXE"),
        Preset("Preset: strong centre, Flag on the left", "KLMBS/J.G.J/CS.SC/E.L.B/XNENX/KFNKE"),
        Preset("Preset: Flag on the right between Mines", "SMKLS/E.B.E/GC.CJ/L.B.J/KXSXK/ENNFN"),
    ),
}


def presets(rules: RuleSet) -> tuple[Preset, ...]:
    """The presets of a rule set's game."""
    return _PRESETS.get(rules.game, ())
