"""Conditions about how long a game is."""

import re

import attrs

from ...notation.errors import quoted
from .candidate import Candidate
from .condition import OfRecord
from .errors import ConditionError

_RANGE = re.compile(r"([0-9]{1,18})?(\.\.)?([0-9]{1,18})?")


@attrs.frozen
class LengthCondition(OfRecord):
    """That the main line has so many plies, deployments not counted; ``most`` is ``None`` for any number."""

    least: int
    most: int | None

    def by_game(self, game: Candidate) -> bool:
        length = game.outline.length()
        return self.least <= length and (self.most is None or length <= self.most)


def parse_length(text: str) -> LengthCondition:
    """Read a range of plies.

    >>> parse_length("20..80"), parse_length("..80"), parse_length("0")
    (LengthCondition(least=20, most=80), LengthCondition(least=0, most=80), LengthCondition(least=0, most=0))

    Raises:
        ConditionError: if it is none, or an empty one.
    """
    found = _RANGE.fullmatch(text)
    if found is None or not (found[1] or found[3]) or (found[3] and not found[2]):
        raise ConditionError(f"{quoted(text)} is no number of plies: it is written 20..80, 20.., ..80 or 20", text)
    least, most = int(found[1] or 0), int(found[3]) if found[3] else None
    most = least if not found[2] else most
    if most is not None and most < least:
        raise ConditionError(f"{quoted(text)}: no number of plies is from {least} to {most}", text)
    return LengthCondition(least, most)
