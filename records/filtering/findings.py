"""Conditions about what there is to say about a game."""

from collections.abc import Sequence

import attrs

from ..checking.code_names import code_named
from ..findings.codes import Code
from ..reading.tally import is_faulty
from .candidate import Candidate
from .condition import OfRecord


@attrs.frozen
class FaultCondition(OfRecord):
    """That a game has an error, or that it has none."""

    faulty: bool

    @property
    def if_clean(self) -> bool:
        return not self.faulty

    def by_game(self, game: Candidate) -> bool:
        return is_faulty(game.read) is self.faulty


@attrs.frozen
class FindingCondition(OfRecord):
    """That a game has one of these findings, of whatever severity."""

    codes: frozenset[Code]

    @property
    def if_clean(self) -> bool:
        return False

    def by_game(self, game: Candidate) -> bool:
        return any(finding.code in self.codes for finding in game.read.findings)


def parse_codes(texts: Sequence[str]) -> FindingCondition:
    """The condition for codes as reports print them.

    Raises:
        UnknownCodeError: if there is no such code.
    """
    return FindingCondition(frozenset(map(code_named, texts)))
