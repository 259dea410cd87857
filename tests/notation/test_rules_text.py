"""The rules of variants as text; the snapshots were read beside the rules."""

import attrs
import pytest
from syrupy.assertion import SnapshotAssertion

from junqi.core.registry import RULE_SETS, rule_set
from junqi.core.rules import RuleSet
from junqi.notation.canvas import width_of
from junqi.notation.rules_text import game_sections, rules_sections, rules_text


@pytest.mark.parametrize(
    "identifier", ["jungle-1a-white", "jungle-2b-black", "jungle-standard", "gunki-black", "junqi"]
)
def test_rules(identifier: str, snapshot: SnapshotAssertion) -> None:
    assert rules_text(rule_set(identifier)) == snapshot


@pytest.mark.parametrize("identifier", RULE_SETS)
def test_every_variant_tells_all_its_pieces_and_parameters(identifier: str) -> None:
    rules = rule_set(identifier)
    text = rules_text(rules)
    assert text.startswith(f"{rules.title}\nVariant {identifier}\n")
    rows = [line.split() for line in text.splitlines()]
    for kind in rules.kinds:
        assert [row for row in rows if len(row) == 5 and row[3:] == [kind.name, str(kind.count)]], kind.name
    for name, value in rules.parameter_values().items():
        assert f"  {name}: {value}\n" in text


def test_no_two_variants_tell_the_same() -> None:
    told = {rules_text(rules).partition("\n\n")[2] for rules in RULE_SETS.values()}
    assert len(told) == len(RULE_SETS)


@pytest.mark.parametrize("identifier", RULE_SETS)
def test_without_hanzi_all_is_ascii_and_lines_keep_to_their_width(identifier: str) -> None:
    text = rules_text(rule_set(identifier), hanzi=False, width=60)
    assert text.isascii()
    assert max(map(width_of, text.splitlines())) <= 60


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ({"elephant_takes_rat": True}, "The Elephant takes the Rat, too."),
        ({"elephant_takes_rat": False}, "The Elephant does not take the Rat."),
        ({"quiet_plies": 40}, "40 consecutive plies"),
    ],
)
def test_sentences_follow_the_parameters(parameters: dict[str, bool | int], sentence: str) -> None:
    assert sentence in rules_text(attrs.evolve(rule_set("jungle"), **parameters), width=500)


@pytest.mark.parametrize(
    ("identifier", "sentence"),
    [
        ("gunki-fg-black", "Engineers and Grenades may turn one right-angled corner"),
        ("gunki-black", "Engineers may turn one right-angled corner"),
        ("junqi", "Engineers may turn any number of corners"),
        ("gunki-em-white", "A Mine and its attacker both fall, the Engineer included."),
        ("gunki-white", "An Engineer takes a Mine and stays."),
        ("jungle-1b-black", "The Panther jumps too, but only along a rank."),
        ("jungle-standard", "A piece in a trap beside its own den keeps its rank."),
        ("junqi", "for the sixth time loses."),
        ("gunki-black", "On the own first or second rank: Grenade."),
    ],
)
def test_variants_differ_where_their_rules_do(identifier: str, sentence: str) -> None:
    assert sentence in rules_text(rule_set(identifier), width=500)


def test_a_game_without_sentences_of_its_own_still_has_its_data_told() -> None:
    rules = rule_set("jungle")
    told = game_sections.dispatch(RuleSet)(rules)
    assert [section.title for section in told] == ["Setup"]
    assert {section.title for section in rules_sections(rules)} >= {"Pieces", "Board", "Setup", "Parameters"}
