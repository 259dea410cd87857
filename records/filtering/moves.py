"""Conditions about moves that follow each other."""

import re
from collections.abc import Mapping

import attrs

from ...core.rules import RuleSet
from ...notation.errors import quoted
from ..model.record import START
from .candidate import Candidate
from .condition import OfPositions
from .errors import ConditionError
from .move_pattern import MovePattern, parse_move_pattern
from .move_search import may_hold, search_of
from .variants import game_of, one_of_each_game

_NUMBER = re.compile(r"[0-9]+\.+")
_AT_START = "^"


@attrs.frozen
class MovesCondition(OfPositions):
    """That moves follow each other directly in a line of play, ``at_start`` only from its first move on.

    ``patterns`` are the moves as each game reads them, and ``searches`` what is found in texts that may hold them.
    """

    patterns: Mapping[str, tuple[MovePattern, ...]] = attrs.field(eq=False)
    searches: frozenset[re.Pattern[bytes]]
    at_start: bool = False
    variations: bool = False

    def by_tags(self, tags: Mapping[str, str]) -> bool | None:
        return None if game_of(tags) in self.patterns else False

    def by_game(self, game: Candidate) -> bool:
        movetext = game.movetext
        if movetext is not None and not any(may_hold(movetext, search) for search in self.searches):
            return False
        if game.start is None:
            return False
        patterns = self.patterns[game.start.rules.game]
        matched = {START: frozenset({0})}
        for node in game.nodes(variations=self.variations):
            matched[node] = self._matched(game, node, matched[game.record.nodes[node].parent], patterns)
            if len(patterns) in matched[node]:
                return True
        return False

    def _matched(
        self, game: Candidate, node: int, before: frozenset[int], patterns: tuple[MovePattern, ...]
    ) -> frozenset[int]:
        """How many of the moves, each count that is possible, the line of play up to a node ends in."""
        earlier, later = game.game(game.record.nodes[node].parent), game.game(node)
        if earlier is None or later is None:
            return frozenset()
        found = {count + 1 for count in before if patterns[count].fits(earlier, later)}
        return frozenset(found if self.at_start else found | {0})


def parse_moves(text: str, *, variations: bool = False) -> MovesCondition:
    """Read moves separated by blanks; move numbers may stand among them, and ``^`` alone before them all.

    Raises:
        ConditionError: if a move is none in any game.
    """
    words = text.split()
    at_start = words[:1] == [_AT_START]
    moves = [word for part in words[at_start:] if (word := _without_number(part))]
    if not moves:
        raise ConditionError(f"{quoted(text)}: no moves; they are written as in a record, such as 'Rg4 Ra6'", text)
    found: dict[str, tuple[MovePattern, ...]] = {}
    faults = []
    for game, rules in one_of_each_game().items():
        try:
            found[game] = _patterns(rules, moves)
        except ConditionError as error:
            faults.append(error)
    if not found:
        raise max(faults, key=lambda fault: moves.index(fault.text))
    by_game = one_of_each_game()
    searches = frozenset(search_of(by_game[game], patterns) for game, patterns in found.items())
    return MovesCondition(found, searches, at_start, variations)


def _without_number(word: str) -> str:
    number = _NUMBER.match(word)
    return word if number is None else word[number.end() :]


def _patterns(rules: RuleSet, moves: list[str]) -> tuple[MovePattern, ...]:
    return tuple(parse_move_pattern(rules, move) for move in moves)
