"""Conditions about positions that are reached."""

from collections.abc import Mapping

import attrs

from .candidate import Candidate
from .condition import OfPositions
from .errors import ConditionError
from .position_pattern import PositionPattern, parse_pattern
from .variants import game_of, one_of_each_game


@attrs.frozen
class PositionCondition(OfPositions):
    """That a position is reached, the start included; ``patterns`` has it for each game whose board it fits."""

    patterns: Mapping[str, PositionPattern] = attrs.field(eq=False)
    variations: bool = False

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        return None if game_of(tags) in self.patterns else False

    def by_game(self, game: Candidate) -> bool:
        if game.start is None:
            return False
        rules = game.start.rules
        pattern = self.patterns[rules.game]
        return any(pattern.fits(rules, position) for position in game.positions(variations=self.variations))


def parse_position_condition(text: str, *, variations: bool = False) -> PositionCondition:
    """Read a pattern for every game that has such a board with such pieces.

    Raises:
        ConditionError: if none has; it says what is wrong with the pattern for the first game with so many ranks.
    """
    patterns: dict[str, PositionPattern] = {}
    faults: list[tuple[bool, ConditionError]] = []
    for game, rules in one_of_each_game().items():
        try:
            patterns[game] = parse_pattern(rules, text)
        except ConditionError as error:
            faults.append((text.count("/") + 1 != rules.board.ranks, error))
    if not patterns:
        raise min(faults, key=lambda fault: fault[0])[1]
    return PositionCondition(patterns, variations)
