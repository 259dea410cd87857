"""The colours of pictures. Whatever must be told apart differs in lightness or shape as well."""

import attrs

from ...core.board import Zone
from ...core.rules import RuleSet
from ...core.seat import Side
from .shapes import Colour

PAPER: Colour = "#f7f4ec"
INK: Colour = "#2b2a27"
FRAME: Colour = "#4c4436"

FIELD: Colour = "#c3ceb4"
ROAD: Colour = "#7b8870"
RAILWAY: Colour = "#39423a"
SLEEPER: Colour = "#f2f4ec"
MOUNTAIN: Colour = "#8a7a5c"
SNOW: Colour = "#efe9da"
NO_MANS_LAND: Colour = "#b3bd9f"

MARK: Colour = "#ffb400"
MARK_EDGE: Colour = "#3a2a00"

ZONES: dict[Zone, tuple[Colour, Colour]] = {
    Zone.LAND: ("#b7d79a", "#abcd8c"),
    Zone.WATER: ("#6fb1e4", "#66a8dc"),
    Zone.TRAP: ("#dcbb78", "#dcbb78"),
    Zone.DEN: ("#b98bc6", "#b98bc6"),
    Zone.STATION: ("#e4e9d8", "#e4e9d8"),
    Zone.CAMP: ("#e4e9d8", "#e4e9d8"),
    Zone.HEADQUARTERS: ("#e9dcb8", "#e9dcb8"),
}
"""Two grounds for each kind of place, which alternate so that neighbouring tiles differ."""

ZONE_LINES: dict[Zone, Colour] = {
    Zone.WATER: "#b8dcf6",
    Zone.TRAP: "#8a6520",
    Zone.DEN: "#5b2f6b",
    Zone.STATION: "#7b8870",
    Zone.CAMP: "#56644c",
    Zone.HEADQUARTERS: "#7c5f1e",
}


@attrs.frozen
class PieceColours:
    """A side's pieces: face, writing, and the line around the face."""

    face: Colour
    ink: Colour
    edge: Colour


_WHITE = PieceColours("#fffaec", "#1d1b16", "#57503f")
_BLACK = PieceColours("#272a31", "#ffffff", "#0b0c0e")
_RED = PieceColours("#a81d18", "#ffffff", "#4c0a07")
BACK = PieceColours("#8b6b3a", "#d9bd86", "#4b3818")
_DARK_SIDES = {"Black": _BLACK, "Red": _RED}
"""The dark side by the name that the game gives it."""


def side_colours(rules: RuleSet, side: Side) -> PieceColours:
    """The colours of a side's pieces."""
    return _DARK_SIDES.get(rules.side_names[Side.BLACK], _BLACK) if side else _WHITE
