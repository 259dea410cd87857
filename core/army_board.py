"""The army board of Gunki and Junqi: 60 squares joined by road and railway.

Source: section 2 of the rules, "The army board".
"""

from .board import Board, Drawing, Link, LinkKind, Square, Zone
from .seat import Seat

FILES, RANKS = 5, 13
_FRONT = 6
"""The row (from 0) of the front lines and mountains, rank 7."""

_CAMPS = frozenset({"b3", "d3", "c4", "b5", "d5", "b11", "d11", "c10", "b9", "d9"})
_HEADQUARTERS = frozenset({"b1", "d1", "b13", "d13"})
_RAIL_ROWS = frozenset({1, 5, 7, 11})
_RAIL_FILES = frozenset({0, 4})


def _name(square: Square) -> str:
    return f"{'abcde'[square % FILES]}{square // FILES + 1}"


def _zone(square: Square) -> Zone:
    name = _name(square)
    if square // FILES == _FRONT:
        return Zone.MOUNTAIN if name[0] in "bd" else Zone.FRONT_LINE
    if name in _CAMPS:
        return Zone.CAMP
    return Zone.HEADQUARTERS if name in _HEADQUARTERS else Zone.STATION


def _seat(square: Square) -> Seat | None:
    row = square // FILES
    return None if row == _FRONT else Seat(row > _FRONT)


def _at(file: int, row: int) -> Square:
    return row * FILES + file


def _across() -> set[tuple[Square, Square]]:
    """Links along the ranks."""
    return {(_at(f, r), _at(f + 1, r)) for r in range(RANKS) if r != _FRONT for f in range(FILES - 1)}


def _along() -> set[tuple[Square, Square]]:
    """Links along the files within each half."""
    return {(_at(f, r), _at(f, r + 1)) for f in range(FILES) for r in range(RANKS - 1) if _FRONT not in (r, r + 1)}


def _over_the_front() -> set[tuple[Square, Square]]:
    return {(_at(f, _FRONT - 1), _at(f, _FRONT + 1)) for f in (0, 2, 4)}


def _diagonals() -> set[tuple[Square, Square]]:
    """The four diagonals of each camp."""
    camps = (s for s in range(FILES * RANKS) if _zone(s) is Zone.CAMP)
    pairs = ((camp, camp + step) for camp in camps for step in (-FILES - 1, -FILES + 1, FILES - 1, FILES + 1))
    return {(min(pair), max(pair)) for pair in pairs}


def _is_railway(a: Square, b: Square) -> bool:
    (row, file), (row_b, file_b) = divmod(a, FILES), divmod(b, FILES)
    if row == row_b:
        return row in _RAIL_ROWS
    on_rail_file = file == file_b and file in _RAIL_FILES and row >= 1 and row_b <= RANKS - 2
    return on_rail_file or (a, b) in _over_the_front()


def _links() -> tuple[Link, ...]:
    pairs = sorted(_across() | _along() | _over_the_front() | _diagonals())
    return tuple(Link(a, b, LinkKind.RAILWAY if _is_railway(a, b) else LinkKind.ROAD) for a, b in pairs)


ARMY_BOARD = Board(
    name="army",
    files=FILES,
    ranks=RANKS,
    zones=tuple(_zone(s) for s in range(FILES * RANKS)),
    seats=tuple(_seat(s) for s in range(FILES * RANKS)),
    links=_links(),
    drawing=Drawing.GRAPH,
)
