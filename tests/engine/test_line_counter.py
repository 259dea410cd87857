from junqi.core.perft import perft
from junqi.core.registry import rule_set
from junqi.engine.line_counter import counter_for
from junqi.engine.uci.line_count import ON_CORE, count_lines
from junqi.engine.uci.work import StopSignal


def test_shallow_counts_load_nothing() -> None:
    assert counter_for(rule_set("jungle"), 3) is ON_CORE


def test_deep_counts_are_those_of_core() -> None:
    rules = rule_set("jungle")
    deep = counter_for(rules, 4)
    assert deep is not ON_CORE
    counted = dict(count_lines(rules, rules.start(), 3, deep, StopSignal()))
    assert sum(counted.values()) == perft(rules, rules.start(), 3) == 12_240
