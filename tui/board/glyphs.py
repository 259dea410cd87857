"""The characters that boards are drawn with: box drawing where it can be shown, else ASCII."""

from collections.abc import Callable, Mapping

import attrs

from ...core.board import Zone
from .joints import Arms, ascii_joint, unicode_joint
from .scene import Target


@attrs.frozen
class Ring:
    """What surrounds the places of a zone.

    ``sides`` stand beside a piece of one full row; around a larger one the ring is a box of ``corners`` (top left, top
    right, bottom left, bottom right), ``wall`` and ``across``.
    """

    sides: str
    corners: str
    wall: str
    across: str

    def rows(self, height: int) -> list[tuple[str, str, str]]:
        """What stands left of, inside and right of each row of the ring around a piece ``height`` rows high."""
        if height < 3:
            return [(self.sides[0], " ", self.sides[1])]
        top, bottom = ((self.corners[at], self.across, self.corners[at + 1]) for at in (0, 2))
        return [top, *[(self.wall, " ", self.wall)] * (height - 2), bottom]


@attrs.frozen
class Glyphs:
    """One character a role.

    ``slants`` are a falling and a rising diagonal and both crossing; ``front`` is the broken line across and along the
    screen. ``hint`` marks where a suggested move begins and ends. ``back`` fills face-down pieces; ``top`` and
    ``bottom`` are half blocks, where there are any.
    """

    joint: Callable[[Arms], str]
    slants: str
    front: str
    mountain: str
    zone_marks: Mapping[Zone, str]
    rings: Mapping[Zone, Ring]
    targets: Mapping[Target, str]
    cursor: str
    selected: str
    last_from: str
    last_to: str
    lit: str
    hint: str
    back: str
    top: str | None = None
    bottom: str | None = None

    def crossing(self, slants: set[bool]) -> str:
        """Where diagonals run that fall from left to right (``True``) or rise."""
        return self.slants[2] if len(slants) > 1 else self.slants[0 if True in slants else 1]


_ZONE_MARKS = {Zone.LAND: "·", Zone.WATER: "~", Zone.TRAP: "x", Zone.DEN: "@"}

UNICODE = Glyphs(
    joint=unicode_joint,
    slants="╲╱╳",
    front="╌╎",
    mountain="▲",
    zone_marks=_ZONE_MARKS,
    rings={Zone.CAMP: Ring("()", "╭╮╰╯", "│", "─"), Zone.HEADQUARTERS: Ring("[]", "┌┐└┘", "│", "─")},
    targets={Target.QUIET: "●", Target.CAPTURE: "×", Target.LOSS: "!", Target.LIFT: "↑"},
    cursor="▌▐",
    selected="▸◂",
    last_from="░",
    last_to="»",
    lit="+",
    hint="◇◆",
    back="▒",
    top="▄",
    bottom="▀",
)

ASCII = Glyphs(
    joint=ascii_joint,
    slants="\\/X",
    front="..",
    mountain="A",
    zone_marks=_ZONE_MARKS | {Zone.LAND: "."},
    rings={Zone.CAMP: Ring("()", "/\\\\/", "|", "-"), Zone.HEADQUARTERS: Ring("[]", "++++", "|", "-")},
    targets={Target.QUIET: "o", Target.CAPTURE: "*", Target.LOSS: "!", Target.LIFT: "^"},
    cursor="{}",
    selected="<>",
    last_from=":",
    last_to=">",
    lit="%",
    hint="?&",
    back="#",
)


def glyphs_of(*, ascii_only: bool) -> Glyphs:
    """The characters for a terminal."""
    return ASCII if ascii_only else UNICODE
