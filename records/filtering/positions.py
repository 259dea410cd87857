"""Conditions about positions that are reached."""

from collections.abc import Mapping

import attrs

from ...core.rules import RuleSet
from ...notation.counted import counted
from ...notation.errors import quoted
from ..formats.record_format import RecordFormat
from .candidate import Candidate
from .condition import OfPositions
from .errors import ConditionError
from .position_pattern import PositionPattern, parse_pattern
from .variants import game_of, one_of_each_game

_POSITION = b"Position"
"""Stands in every game of JGN that does not begin from a usual start."""


@attrs.frozen
class PositionCondition(OfPositions):
    """That a position is reached, the start included; ``patterns`` has it for each game whose board it fits."""

    patterns: Mapping[str, PositionPattern] = attrs.field(eq=False)
    variations: bool = False

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        return None if game_of(tags) in self.patterns else False

    def by_game(self, game: Candidate) -> bool:
        data = game.raw.block.data if game.raw.format is RecordFormat.JGN else None
        if data is not None and _POSITION not in data and not any(p.may_stand_in(data) for p in self.patterns.values()):
            return False
        rules = game.rules(variations=self.variations)
        if rules is None:
            return False
        pattern = self.patterns[rules.game]
        return any(pattern.fits(rules, position) for position in game.positions(variations=self.variations))


def parse_position_condition(text: str, *, variations: bool = False) -> PositionCondition:
    """Read a pattern for every game that has such a board with such pieces.

    Raises:
        ConditionError: if none has; it says what is wrong for the first game with so many ranks.
    """
    patterns: dict[str, PositionPattern] = {}
    faults: list[ConditionError] = []
    for game, rules in _boards_of(text).items():
        try:
            patterns[game] = parse_pattern(rules, text)
        except ConditionError as error:
            faults.append(error)
    if not patterns:
        raise faults[0]
    return PositionCondition(patterns, variations)


def _boards_of(text: str) -> dict[str, RuleSet]:
    """The games whose boards have as many ranks as a pattern."""
    rules_by_game = one_of_each_game()
    count = "".join(text.split()[:1]).count("/") + 1
    boards = {game: rules for game, rules in rules_by_game.items() if rules.board.ranks == count}
    if not boards:
        ranks = ", ".join(f"{game.capitalize()} {rules.board.ranks}" for game, rules in rules_by_game.items())
        message = f"{quoted(text)}: {counted(count, 'rank')}: the boards have other numbers of them ({ranks})"
        raise ConditionError(message, text)
    return boards
