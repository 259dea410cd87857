"""Conditions put together: which games a filter takes."""

from collections.abc import Iterable, Mapping

import attrs

from .candidate import Candidate
from .condition import Condition, Need


def _cheapest_first(conditions: Iterable[Condition]) -> tuple[Condition, ...]:
    return tuple(sorted(conditions, key=lambda condition: condition.need))


@attrs.frozen
class Filter:
    """Takes the games for which all conditions hold; ``inverted``, those for which not all do.

    Without conditions it takes every game, inverted none.
    """

    conditions: tuple[Condition, ...] = attrs.field(default=(), converter=_cheapest_first)
    inverted: bool = False

    @property
    def needle(self) -> bytes:
        """Bytes that stand in every JGN game that it takes, as many as possible; empty where there are none."""
        if self.inverted:
            return b""
        return max((condition.needle for condition in self.conditions), key=len, default=b"")

    @property
    def need(self) -> Need:
        """The most that it may need of a game."""
        return max((condition.need for condition in self.conditions), default=Need.TAGS)

    def takes(self, tags: Mapping[str, str], game: Candidate) -> bool:
        """Whether it takes a game with these tags; the game is read only where they do not tell."""
        untold: list[Condition] = []
        for condition in self.conditions:
            verdict = condition.by_tags(tags)
            if verdict is False:
                return self.inverted
            if verdict is None:
                untold.append(condition)
        return all(_holds(condition, game) for condition in untold) is not self.inverted


def _holds(condition: Condition, game: Candidate) -> bool:
    """Whether a condition holds for a game whose tags do not tell."""
    verdict = condition.if_clean if condition.if_clean is not None and game.is_clean else None
    return condition.by_game(game) if verdict is None else verdict
