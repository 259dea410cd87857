"""The Jungle board: 7 files by 9 ranks of touching tiles."""

from .board import Board, Drawing, Link, LinkKind, Zone
from .seat import Seat

FILES, RANKS = 7, 9

_DENS = {"d1": Seat.SOUTH, "d9": Seat.NORTH}
_TRAPS = dict.fromkeys(("c1", "e1", "d2"), Seat.SOUTH) | dict.fromkeys(("c9", "e9", "d8"), Seat.NORTH)
_WATER = frozenset(f"{file}{rank}" for file in "bcef" for rank in (4, 5, 6))


def _zone(name: str) -> Zone:
    if name in _DENS:
        return Zone.DEN
    if name in _TRAPS:
        return Zone.TRAP
    return Zone.WATER if name in _WATER else Zone.LAND


def _borders() -> tuple[Link, ...]:
    """The edges shared by neighbouring tiles."""
    across = [(s, s + 1) for s in range(FILES * RANKS) if s % FILES < FILES - 1]
    along = [(s, s + FILES) for s in range(FILES * (RANKS - 1))]
    return tuple(Link(a, b, LinkKind.BORDER) for a, b in sorted(across + along))


_NAMES = tuple(f"{'abcdefg'[s % FILES]}{s // FILES + 1}" for s in range(FILES * RANKS))

JUNGLE_BOARD = Board(
    name="Jungle",
    files=FILES,
    ranks=RANKS,
    zones=tuple(_zone(name) for name in _NAMES),
    seats=tuple((_DENS | _TRAPS).get(name) for name in _NAMES),
    links=_borders(),
    drawing=Drawing.TILES,
)

DENS = (JUNGLE_BOARD.square("d1"), JUNGLE_BOARD.square("d9"))
"""The den of each side."""
