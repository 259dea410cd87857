"""What every condition offers: a verdict by tags alone where they suffice, else one by the game."""

import enum
from collections.abc import Mapping
from typing import Protocol

from .candidate import Candidate


class Need(enum.IntEnum):
    """What a condition needs of a game beyond its tags, cheapest first; conditions are asked in this order."""

    TAGS = 0
    RECORD = 1
    """The game read in full, with its findings."""
    POSITIONS = 2
    """The positions that were reached, which are played again."""


class Condition(Protocol):
    """Something that holds for a game or does not: a small frozen value."""

    @property
    def need(self) -> Need:
        """The most that it may need."""

    @property
    def needle(self) -> bytes:
        """Bytes that stand in every JGN game for which it holds; empty where there are none in particular."""

    @property
    def if_clean(self) -> bool | None:
        """Whether it holds for games of which there is nothing to say; ``None`` where that is not all it asks."""

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        """Whether it holds, as far as tags tell; ``None`` where the game must be read. ``tags`` has first values."""

    def by_game(self, game: Candidate) -> bool:
        """Whether it holds; asked only where tags do not tell."""


class OfTags:
    """The base of conditions for which tags always suffice."""

    need = Need.TAGS

    @property
    def needle(self) -> bytes:
        return b""

    @property
    def if_clean(self) -> bool | None:
        return None

    def by_game(self, game: Candidate) -> bool:
        raise NotImplementedError("tags tell")


class OfRecord:
    """The base of conditions about a record and its findings."""

    need = Need.RECORD

    @property
    def needle(self) -> bytes:
        return b""

    @property
    def if_clean(self) -> bool | None:
        return None

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        return None


class OfPositions(OfRecord):
    """The base of conditions about positions."""

    need = Need.POSITIONS
