"""How the board is to look: what the user chose, and what the terminal can show."""

import enum
from collections.abc import Mapping

import attrs

from ...notation.piece_set import PieceSet


class Lay(enum.Enum):
    """Which way the board lies: ``AUTO`` decides by the room there is."""

    AUTO = "auto"
    UPRIGHT = "upright"
    SIDEWAYS = "on its side"


@attrs.frozen
class Look:
    """How boards are drawn.

    ``ascii``: nothing but ASCII, and so letters whatever ``pieces`` says. ``colour``: without it the sides are told
    apart by reverse video and brackets. ``flipped``: the seat North is drawn at the bottom, or at the left.
    """

    pieces: PieceSet = PieceSet.LETTERS
    ascii: bool = False
    colour: bool = True
    flipped: bool = False
    lay: Lay = Lay.AUTO

    @property
    def hanzi(self) -> bool:
        """Whether pieces show hanzi."""
        return self.pieces is PieceSet.HANZI and not self.ascii


_PLAIN_TERMINALS = frozenset({"dumb", "unknown", "vt52", "vt100", "vt102", "vt220"})
"""Terminals known to show neither colours nor, mostly, anything but ASCII."""


def look_for_terminal(encoding: str | None, environ: Mapping[str, str]) -> Look:
    """The look that a terminal can show, from the encoding of its output and its environment.

    Anything but UTF-8 gets ASCII; ``NO_COLOR``, whatever its value, and terminals without colours get none.

    >>> look_for_terminal("latin-1", {"TERM": "xterm", "NO_COLOR": "1"})
    Look(pieces=<PieceSet.LETTERS: 'letters'>, ascii=True, colour=False, flipped=False, lay=<Lay.AUTO: 'auto'>)
    """
    utf8 = (encoding or "").lower().replace("-", "").replace("_", "") in {"utf8", "cp65001"}
    plain = environ.get("TERM", "").lower() in _PLAIN_TERMINALS
    return Look(ascii=plain or not utf8, colour=not plain and "NO_COLOR" not in environ)
