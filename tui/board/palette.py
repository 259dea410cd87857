"""The colours of the board: one style a role.

Every colour of the board stands on a background of its own, so that light and dark themes show the same board. Sides
differ by lightness, not by hue alone, and what must be told apart still differs when a terminal shows only 16 colours.
"""

import attrs
from rich.style import Style

from ...core.board import Zone
from ...core.rules import RuleSet
from ...core.seat import Side
from .scene import Target


@attrs.frozen
class SideColours:
    """A side's pieces: the face with its writing, the half blocks above and below it, and the name in small."""

    face: Style
    top: Style
    edge: Style
    caption: Style


@attrs.frozen
class Palette:
    """The styles of a board by role.

    ``zones`` has for each kind of place two grounds that alternate, so that neighbouring tiles differ. ``sides`` and
    ``back`` are the pieces; ``selected`` is the piece in hand. The rest are marks.
    """

    zones: dict[Zone, tuple[Style, Style]]
    zone_mark: Style
    field: Style
    road: Style
    railway: Style
    ring: Style
    obstacle: Style
    sides: tuple[SideColours, SideColours]
    back: SideColours
    selected: SideColours
    label: Style
    cursor: Style
    quiet: Style
    targets: dict[Target, Style]
    lit: Style
    lit_piece: Style
    hint: Style
    hint_piece: Style
    last_from: Style
    last_to: Style
    filled: bool = True
    """Whether pieces are filled blocks by their colours; else one side is reversed and the other bracketed."""


def _on(background: str, color: str, *, bold: bool | None = None) -> Style:
    return Style(color=color, bgcolor=background, bold=bold)


def _ink(color: str, *, bold: bool = True) -> Style:
    return Style(color=color, bold=bold)


def _piece(face: str, ink: str, edge: str) -> SideColours:
    return SideColours(
        face=_on(face, ink, bold=True),
        top=_ink(face, bold=False),
        edge=_ink(edge, bold=False),
        caption=_on(face, ink, bold=False),
    )


_SLATE = _on("#42545f", "#c3cdd2")

_ZONES = {
    Zone.LAND: (_on("#348f34", "#93d08f"), _on("#3e9a3c", "#93d08f")),
    Zone.WATER: (_on("#1f6fae", "#9fd0f5"), _on("#2878b8", "#9fd0f5")),
    Zone.TRAP: (_on("#c48f2c", "#3d2600"), _on("#c48f2c", "#3d2600")),
    Zone.DEN: (_on("#8a2a86", "#f6d4f4"), _on("#8a2a86", "#f6d4f4")),
}

_WHITE = _piece("#f4ead0", "#1b1b1b", "#b3a67f")
_BLACK = _piece("#1d1f24", "#ffffff", "#08090b")
_RED = _piece("#b3261e", "#ffffff", "#6a120d")
_DARK_SIDES = {"Black": _BLACK, "Red": _RED}
"""The dark side by the name that the game gives it."""


def palette_of(rules: RuleSet, *, colour: bool) -> Palette:
    """The colours of a rule set's board."""
    return _coloured(rules.side_names[Side.BLACK]) if colour else _PLAIN


def _coloured(dark_side: str) -> Palette:
    return Palette(
        zones={zone: _ZONES.get(zone, (_SLATE, _SLATE)) for zone in Zone},
        zone_mark=Style(bold=True),
        field=_SLATE,
        road=_ink("#a9b7bf", bold=False),
        railway=_ink("#e6edf0"),
        ring=_ink("#e6edf0"),
        obstacle=_ink("#d3b98a"),
        sides=(_WHITE, _DARK_SIDES.get(dark_side, _BLACK)),
        back=_piece("#9a7b3f", "#e2cb9c", "#5d4a26"),
        selected=_piece("#ffd400", "#1b1b1b", "#a88c00"),
        label=Style(dim=True),
        cursor=_ink("#ffd400"),
        quiet=_ink("#fff27a"),
        targets={
            Target.QUIET: _on("#fff27a", "#000000", bold=True),
            Target.CAPTURE: _on("#ff8c00", "#000000", bold=True),
            Target.LOSS: _on("#c02bd6", "#ffffff", bold=True),
            Target.LIFT: _on("#00c2a8", "#000000", bold=True),
        },
        lit=_ink("#9dff9d"),
        lit_piece=_on("#2e7d32", "#ffffff", bold=True),
        hint=_ink("#ffb3d9"),
        hint_piece=_on("#ff5fa2", "#000000", bold=True),
        last_from=_ink("#7fd6ff"),
        last_to=_on("#0b62d6", "#ffffff", bold=True),
    )


_NONE = Style.null()
_BOLD = Style(bold=True)
_REVERSED = SideColours(Style(bold=True, reverse=True), _NONE, _NONE, Style(reverse=True))
_BRACKETED = SideColours(_BOLD, _NONE, _NONE, _NONE)

_PLAIN = Palette(
    zones=dict.fromkeys(Zone, (_NONE, _NONE)),
    zone_mark=_NONE,
    field=_NONE,
    road=_NONE,
    railway=_NONE,
    ring=_NONE,
    obstacle=_NONE,
    sides=(_REVERSED, _BRACKETED),
    back=SideColours(_NONE, _NONE, _NONE, _NONE),
    selected=_BRACKETED,
    label=_NONE,
    cursor=_BOLD,
    quiet=_BOLD,
    targets=dict.fromkeys(Target, _BOLD),
    lit=_BOLD,
    lit_piece=_BOLD,
    hint=_BOLD,
    hint_piece=_BOLD,
    last_from=_BOLD,
    last_to=_BOLD,
    filled=False,
)
