from collections.abc import Callable

import pytest

from junqi.core.errors import PerftDepthError
from junqi.core.perft import perft
from junqi.core.position import Position
from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.engine.uci.line_count import ON_CORE, Counter, CountStoppedError, count_lines
from junqi.engine.uci.work import StopSignal

FINE = Counter(perft, at_once=2)
"""Looks whether to stop after every ply."""


@pytest.mark.parametrize("variant", RULE_SETS)
@pytest.mark.parametrize("counter", [ON_CORE, FINE])
def test_lines_are_counted_as_perft_defines_it(
    variant: str, counter: Counter, random_positions: Callable[[RuleSet, int, int], list[Position]]
) -> None:
    rules = rule_set(variant)
    for position in random_positions(rules, 5, 6):
        for depth in (1, 2):
            counted = dict(count_lines(rules, position, depth, counter, StopSignal()))
            assert list(counted) == rules.legal_actions(position)
            assert sum(counted.values()) == perft(rules, position, depth)


def test_the_start_of_jungle_has_its_known_number_of_lines() -> None:
    jungle = rule_set("jungle-2a-white")
    counted = count_lines(jungle, jungle.start(), 4, ON_CORE, StopSignal())
    assert sum(lines for _, lines in counted) == 260_099


def test_a_count_stops() -> None:
    rules, stop, counts = rule_set("jungle"), StopSignal(), 0

    def count(rules: RuleSet, position: Position, depth: int) -> int:
        nonlocal counts
        counts += 1
        if counts == 30:
            stop.set()
        return perft(rules, position, depth)

    with pytest.raises(CountStoppedError):
        list(count_lines(rules, rules.start(), 50, Counter(count, at_once=2), stop))
    assert counts == 30


@pytest.mark.parametrize("variant", ["gunki", "junqi"])
def test_what_a_position_does_not_disclose_cannot_be_counted(variant: str) -> None:
    rules = rule_set(variant)
    with pytest.raises(PerftDepthError):
        list(count_lines(rules, rules.start(), 2, ON_CORE, StopSignal()))
    assert sum(lines for _, lines in count_lines(rules, rules.start(), 1, ON_CORE, StopSignal())) in (1, 50)
