"""Deployment: which pieces a player places where before the first move."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import attrs

from .board import Board, Square, Zone
from .fault import Fault, FaultKind
from .piece import KIND_BITS, PieceKind
from .seat import Seat

Layout: TypeAlias = bytes
"""Piece kinds (0 for an empty square): the foremost own rank first, each rank left to right, as the owner sees it."""


@attrs.frozen
class Deployment:
    """How the players of a game place their pieces.

    ``depth`` is the number of own ranks. ``allowed[kind - 1]`` holds the places (indices of a layout) where a kind may
    stand; ``limits[kind - 1]`` says so in words.
    """

    board: Board
    kinds: tuple[PieceKind, ...]
    depth: int
    allowed: tuple[frozenset[int], ...]
    limits: tuple[str, ...]

    @property
    def size(self) -> int:
        """The length of a layout."""
        return self.depth * self.board.files

    @property
    def empty(self) -> Layout:
        """A layout without pieces."""
        return bytes(self.size)

    @property
    def open_places(self) -> frozenset[int]:
        """The places that must be filled: all where any kind may stand."""
        return frozenset().union(*self.allowed)

    def squares(self, seat: Seat) -> tuple[Square, ...]:
        """The board squares of a layout's places, in layout order."""
        south = south_squares(self.board, self.depth)
        return south if seat is Seat.SOUTH else tuple(self.board.size - 1 - s for s in south)

    def missing(self, layout: Layout) -> tuple[PieceKind, ...]:
        """The pieces still to place, strongest first, each kind as often as it is missing."""
        return tuple(k for k in self.kinds for _ in range(k.count - layout.count(k.number)))

    def faults(self, layout: Layout, seat: Seat) -> tuple[Fault, ...]:
        """Every rule that a layout breaks; empty for one that may be deployed."""
        if len(layout) != self.size or max(layout) > len(self.kinds):
            return (
                Fault(FaultKind.BAD_DEPLOYMENT, f"a layout has {self.size} places, each empty or one of the pieces"),
            )
        placed = (self._misplaced(kind, place, seat) for place, kind in enumerate(layout) if kind)
        counted = (self._miscounted(kind, layout.count(kind.number)) for kind in self.kinds)
        return tuple(fault for faults in (placed, counted) for fault in faults if fault is not None)

    def _misplaced(self, kind: int, place: int, seat: Seat) -> Fault | None:
        if place in self.allowed[kind - 1]:
            return None
        square = self.squares(seat)[place]
        name, limit = self.kinds[kind - 1].name, self.limits[kind - 1]
        return Fault(
            FaultKind.BAD_DEPLOYMENT, f"{name} on {self.board.name_of(square)}: it must stand on {limit}", square
        )

    def _miscounted(self, kind: PieceKind, found: int) -> Fault | None:
        if found == kind.count:
            return None
        return Fault(FaultKind.WRONG_COUNT, f"{found} of {kind.count} {kind.name} pieces are placed")

    def random_fill(self, layout: Layout, random: Random) -> Layout:
        """A layout with all missing pieces added at random where they may stand; pieces placed already stay.

        The most confined kinds are placed first, so that a legal way is found whenever the pieces placed leave one.
        """
        filled = bytearray(layout)
        for kind in sorted(self.missing(layout), key=lambda kind: len(self.allowed[kind.number - 1])):
            free = [p for p in sorted(self.allowed[kind.number - 1]) if not filled[p]]
            if free:
                filled[random.choice(free)] = kind.number
        return bytes(filled)

    def mirrored(self, layout: Layout) -> Layout:
        """A layout with left and right exchanged."""
        files = self.board.files
        return b"".join(layout[i : i + files][::-1] for i in range(0, self.size, files))

    def read(self, board: bytes, seat: Seat) -> Layout:
        """The layout that stands in a position's board at a seat."""
        return bytes(board[square] & KIND_BITS for square in self.squares(seat))


def south_squares(board: Board, depth: int) -> tuple[Square, ...]:
    """The squares of the ``depth`` lowest ranks, foremost rank first."""
    return tuple(rank * board.files + file for rank in range(depth - 1, -1, -1) for file in range(board.files))


def places(board: Board, depth: int, fits: Callable[[Square], bool]) -> frozenset[int]:
    """The layout places whose square, for the south seat, fits."""
    return frozenset(place for place, square in enumerate(south_squares(board, depth)) if fits(square))


def is_open(board: Board, square: Square) -> bool:
    """Whether a square is a station or headquarters."""
    return board.zones[square] in (Zone.STATION, Zone.HEADQUARTERS)
