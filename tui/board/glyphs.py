"""The characters that boards are drawn with: box drawing where it can be shown, else ASCII."""

import attrs

from ...core.board import Zone
from .scene import Target


@attrs.frozen
class Ring:
    """What surrounds the places of a zone.

    ``left`` and ``right`` stand beside a piece of one row; around a larger one the ring is a box of ``corners`` (top left, top right,
    bottom left, bottom right), ``side`` and ``across``.
    """

    left: str
    right: str
    corners: str
    side: str
    across: str

    def left_at(self, row: int, height: int) -> str:
        """What stands left of a piece's row."""
        return self.left if height == 1 else self._corner_at(row, height, 0)

    def right_at(self, row: int, height: int) -> str:
        """What stands right of a piece's row."""
        return self.right if height == 1 else self._corner_at(row, height, 1)

    def _corner_at(self, row: int, height: int, column: int) -> str:
        if row == 0:
            return self.corners[column]
        return self.corners[2 + column] if row == height - 1 else self.side


@attrs.frozen
class Glyphs:
    """One character a role; pairs of lines are (road, railway) or, for the front, (across, along). ``back`` fills face-down pieces; ``top`` and ``bottom`` are half blocks, where there are any."""

    across: tuple[str, str]
    along: tuple[str, str]
    slants: tuple[str, str, str]
    front: tuple[str, str]
    mountain: str
    zone_marks: dict[Zone, str]
    rings: dict[Zone, Ring]
    targets: dict[Target, str]
    cursor: tuple[str, str]
    selected: tuple[str, str]
    last_from: str
    last_to: str
    lit: str
    back: str
    top: str | None
    bottom: str | None
    joints: bool
    """Whether lines meet in box drawing characters."""

    def slant(self, falling: set[bool]) -> str:
        """A diagonal that falls from left to right, one that rises, or both crossing."""
        return self.slants[2 if len(falling) > 1 else 0 if True in falling else 1]


_ZONE_MARKS = {Zone.LAND: "·", Zone.WATER: "~", Zone.TRAP: "x", Zone.DEN: "@"}

UNICODE = Glyphs(
    across=("─", "═"),
    along=("│", "║"),
    slants=("╲", "╱", "╳"),
    front=("╌", "╎"),
    mountain="▲",
    zone_marks=_ZONE_MARKS,
    rings={Zone.CAMP: Ring("(", ")", "╭╮╰╯", "│", "─"), Zone.HEADQUARTERS: Ring("[", "]", "┌┐└┘", "│", "─")},
    targets={Target.QUIET: "●", Target.CAPTURE: "×", Target.LOSS: "!", Target.LIFT: "↑"},
    cursor=("▐", "▌"),
    selected=("▸", "◂"),
    last_from="░",
    last_to="»",
    lit="+",
    back="▒",
    top="▄",
    bottom="▀",
    joints=True,
)

ASCII = Glyphs(
    across=("-", "="),
    along=("|", "H"),
    slants=("\\", "/", "X"),
    front=(".", "."),
    mountain="A",
    zone_marks=_ZONE_MARKS | {Zone.LAND: "."},
    rings={Zone.CAMP: Ring("(", ")", "()()", "|", " "), Zone.HEADQUARTERS: Ring("[", "]", "[][]", "|", " ")},
    targets={Target.QUIET: "o", Target.CAPTURE: "x", Target.LOSS: "!", Target.LIFT: "^"},
    cursor=("{", "}"),
    selected=("<", ">"),
    last_from=":",
    last_to="*",
    lit="+",
    back="#",
    top=None,
    bottom=None,
    joints=False,
)


def glyphs_of(ascii_only: bool) -> Glyphs:
    """The characters for a terminal."""
    return ASCII if ascii_only else UNICODE
