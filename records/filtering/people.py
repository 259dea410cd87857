"""Conditions about who played, and who won."""

from collections.abc import Mapping

import attrs

from ...core.seat import Player
from ...notation.words import PLAYER_NAMES
from .candidate import Candidate
from .condition import OfRecord, OfTags
from .needle import needle_of
from .results import result_by_tags

_WINNERS = {"1-0": Player.FIRST, "0-1": Player.SECOND}


@attrs.frozen
class PlayerCondition(OfTags):
    """That somebody of exactly this name played, first or second."""

    name: str

    @property
    def needle(self) -> bytes:
        return needle_of(self.name)

    def by_tags(self, tags: Mapping[str, str]) -> bool:
        return any(tags.get(tag) == self.name for tag in PLAYER_NAMES)


@attrs.frozen
class WinnerCondition(OfRecord):
    """That one of these players won."""

    names: tuple[str, ...]

    @property
    def needle(self) -> bytes:
        return needle_of(self.names[0]) if len(self.names) == 1 else b""

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        if not any(tags.get(tag) in self.names for tag in PLAYER_NAMES):
            return False
        result = result_by_tags(tags)
        return None if result is None else self._won(tags, result)

    def by_game(self, game: Candidate) -> bool:
        return self._won(dict(reversed(game.record.tags)), game.record.result)

    def _won(self, tags: Mapping[str, str], result: str) -> bool:
        winner = _WINNERS.get(result)
        return winner is not None and tags.get(PLAYER_NAMES[winner]) in self.names
