"""Boards as data: squares, zones, links, and where each square is drawn."""

import enum
from typing import TypeAlias

import attrs

from .errors import UnknownSquareError
from .seat import Seat

Square: TypeAlias = int
"""A square's index on its board: rank by rank from the bottom, files a first; a1 is 0."""


class Zone(enum.Enum):
    """What a place on a board is."""

    LAND = "land"
    WATER = "water"
    TRAP = "trap"
    DEN = "den"
    STATION = "soldier station"
    CAMP = "camp"
    HEADQUARTERS = "headquarters"
    FRONT_LINE = "front line"
    MOUNTAIN = "mountain"


UNOCCUPIED_ZONES = frozenset({Zone.FRONT_LINE, Zone.MOUNTAIN})
"""Zones on which no piece ever stands."""


class LinkKind(enum.Enum):
    """How two squares are joined. ``BORDER`` is the shared edge of two tiles."""

    BORDER = "border"
    ROAD = "road"
    RAILWAY = "railway"


class Drawing(enum.Enum):
    """How a board is drawn: tiles that touch, or points joined by lines."""

    TILES = "tiles"
    GRAPH = "graph"


@attrs.frozen
class Link:
    """A two-way connection between two squares, the lower index first."""

    a: Square
    b: Square
    kind: LinkKind


@attrs.frozen
class Board:
    """An immutable board.

    ``zones`` and ``seats`` are indexed by square; ``seats`` says whose den, trap,
    camp or headquarters a square is (``None`` where it is nobody's). A square is drawn at
    ``point(square)``, in units of one file and one rank from the bottom left corner.
    """

    name: str
    files: int
    ranks: int
    zones: tuple[Zone, ...]
    seats: tuple[Seat | None, ...]
    links: tuple[Link, ...]
    drawing: Drawing

    @property
    def size(self) -> int:
        """Number of indices, unoccupied places included; the length of a position's board."""
        return self.files * self.ranks

    @property
    def squares(self) -> tuple[Square, ...]:
        """Every square on which a piece may stand, in index order."""
        return tuple(s for s in range(self.size) if self.zones[s] not in UNOCCUPIED_ZONES)

    def file_letters(self) -> str:
        """The letters of the files, left to right as the bottom seat sees them."""
        return "abcdefghijklmnopqrstuvwxyz"[: self.files]

    def name_of(self, square: Square) -> str:
        """The name of a square, such as ``a10``."""
        rank, file = divmod(square, self.files)
        return f"{self.file_letters()[file]}{rank + 1}"

    def square(self, name: str) -> Square:
        """The index of the place called ``name``, front lines and mountains included.

        Raises:
            UnknownSquareError: if the board has no such place.
        """
        file = self.file_letters().find(name[:1]) if name else -1
        digits = name[1:]
        if file < 0 or not (digits.isascii() and digits.isdigit()) or digits[0] == "0" or len(digits) > 2:
            raise UnknownSquareError(name, self.name)
        if int(digits) > self.ranks:
            raise UnknownSquareError(name, self.name)
        return (int(digits) - 1) * self.files + file

    def point(self, square: Square) -> tuple[int, int]:
        """Where a square is drawn: (file, rank), both from 0 at the bottom left."""
        rank, file = divmod(square, self.files)
        return file, rank

    def zone_squares(self, zone: Zone, seat: Seat | None = None) -> tuple[Square, ...]:
        """The squares of a zone, of one seat if given."""
        return tuple(s for s in range(self.size) if self.zones[s] is zone and (seat is None or self.seats[s] is seat))

    def neighbours(self, square: Square, kind: LinkKind) -> tuple[Square, ...]:
        """The squares one link of a kind away, in index order."""
        ends = (
            link.b if link.a == square else link.a
            for link in self.links
            if link.kind is kind and square in (link.a, link.b)
        )
        return tuple(sorted(ends))
