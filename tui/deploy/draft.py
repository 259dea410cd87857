"""A layout in the making: the pieces placed, and the one in hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import attrs

from ...core.deployment import Deployment, Layout
from ...core.errors import JunqiError
from ...core.fault import FaultKind
from ...core.piece import PieceKind
from ...core.seat import Seat

Place: TypeAlias = int
"""An index of a layout."""


class PlacingError(JunqiError, ValueError):
    """A piece put where it may not stand, or that is not there to be put."""


@attrs.frozen
class Draft:
    """A layout that one player is making.

    ``hand`` is the kind taken from the tray; ``picked`` the place of a piece to be moved or exchanged. At most one of
    the two is set.
    """

    deployment: Deployment
    seat: Seat
    layout: Layout
    hand: int | None = None
    picked: Place | None = None

    @property
    def tray(self) -> tuple[tuple[PieceKind, int], ...]:
        """Every kind with how many of it are still to place; fewer than none where a loaded layout has too many."""
        return tuple((kind, kind.count - self.layout.count(kind.number)) for kind in self.deployment.kinds)

    @property
    def kind_in_hand(self) -> int | None:
        """The kind to be put down next, from the tray or picked on the board."""
        return self.hand if self.picked is None else self.layout[self.picked]

    @property
    def lit(self) -> frozenset[Place]:
        """Where the piece in hand may stand."""
        kind = self.kind_in_hand
        return frozenset() if kind is None else self.deployment.allowed[kind - 1]

    @property
    def is_ready(self) -> bool:
        """Whether the layout breaks no rule."""
        return not self.deployment.faults(self.layout, self.seat)

    def broken_rules(self) -> Iterator[str]:
        """A sentence for each rule broken; all pieces still to place in one."""
        missing = [(kind.name, left) for kind, left in self.tray if left > 0]
        if missing:
            yield "Still to place: " + ", ".join(name if left == 1 else f"{left} {name}s" for name, left in missing)
        for kind, left in self.tray:
            if left < 0:
                yield f"{-left} {kind.name} too many"
        for fault in self.deployment.faults(self.layout, self.seat):
            if fault.kind is not FaultKind.WRONG_COUNT:
                yield fault.message

    def take(self, kind: int) -> Draft:
        """The draft with a kind from the tray in hand.

        Raises:
            PlacingError: if none of it is left.
        """
        found, left = self.tray[kind - 1]
        if left <= 0:
            raise PlacingError(f"Every {found.name} is placed")
        return attrs.evolve(self, hand=kind, picked=None)

    def let_go(self) -> Draft:
        """The draft with nothing in hand."""
        return attrs.evolve(self, hand=None, picked=None)

    def choose(self, place: Place) -> Draft:
        """The draft after a place was chosen: put the piece in hand there, exchange two, or pick one up.

        Raises:
            PlacingError: if the piece may not stand there.
        """
        if self.picked is not None:
            return self.let_go() if place == self.picked else self._exchanged(self.picked, place)
        if self.layout[place] and (self.hand is None or self.layout[place] == self.hand):
            return attrs.evolve(self, hand=None, picked=place)
        if self.hand is not None:
            self._require_allowed(self.hand, place)
            return self._with({place: self.hand})._with_next_in_hand(self.hand)
        raise PlacingError("Take a piece from the tray first")

    def put_back(self, place: Place) -> Draft:
        """The draft with the piece of a place in the tray again.

        Raises:
            PlacingError: if there is none.
        """
        kind = self.layout[place]
        if not kind:
            raise PlacingError("There is no piece to take off")
        return attrs.evolve(self._with({place: 0}), hand=kind, picked=None)

    def filled(self, random: Random) -> Draft:
        """The draft with all that is missing placed at random."""
        return attrs.evolve(self.let_go(), layout=self.deployment.random_fill(self.layout, random))

    def cleared(self) -> Draft:
        """The draft without pieces."""
        return attrs.evolve(self, layout=self.deployment.empty, picked=None)._with_next_in_hand(None)

    def mirrored(self) -> Draft:
        """The draft with left and right exchanged."""
        return attrs.evolve(self, layout=self.deployment.mirrored(self.layout), picked=None)

    def loaded(self, layout: Layout) -> Draft:
        """The draft with another layout; what it was made from stays as it is."""
        return attrs.evolve(self, layout=layout, picked=None)._with_next_in_hand(None)

    def _exchanged(self, a: Place, b: Place) -> Draft:
        """The pieces of two places exchanged; one of them may be empty."""
        at_a, at_b = self.layout[a], self.layout[b]
        self._require_allowed(at_a, b)
        if at_b:
            self._require_allowed(at_b, a)
        return self._with({a: at_b, b: at_a}).let_go()

    def _with(self, pieces: dict[Place, int]) -> Draft:
        layout = bytearray(self.layout)
        for place, kind in pieces.items():
            layout[place] = kind
        return attrs.evolve(self, layout=bytes(layout))

    def _with_next_in_hand(self, kind: int | None) -> Draft:
        """The draft with another piece of the same kind in hand, else the strongest still to place."""
        left = [found.number for found, count in self.tray if count > 0]
        hand = kind if kind in left else next(iter(left), None)
        return attrs.evolve(self, hand=hand)

    def _require_allowed(self, kind: int, place: Place) -> None:
        if place not in self.deployment.allowed[kind - 1]:
            name = self.deployment.kinds[kind - 1].name
            raise PlacingError(f"The {name} cannot stand there: it must stand on {self.deployment.limits[kind - 1]}")
