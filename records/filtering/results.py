"""Conditions about the result."""

from collections.abc import Mapping

import attrs

from ..model.record import RESULTS, Result
from .candidate import Candidate
from .condition import OfRecord


def result_by_tags(tags: Mapping[str, str]) -> Result | None:
    """The result that the Result tag says; ``None`` where it says none, so that the movetext must tell."""
    return next((result for result in RESULTS if result == tags.get("Result")), None)


@attrs.frozen
class ResultCondition(OfRecord):
    """That a game ended in one of these results: those of the Result tag, or of the movetext where there is none."""

    results: tuple[Result, ...]

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        result = result_by_tags(tags)
        return None if result is None else result in self.results

    def by_game(self, game: Candidate) -> bool:
        return game.record.result in self.results
