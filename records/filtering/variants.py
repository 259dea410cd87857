"""Conditions about the variant."""

from collections.abc import Mapping, Sequence

import attrs

from ...core.errors import UnknownRuleSetError
from ...core.registry import ALIASES, RULE_SETS, rule_set, rule_sets_named
from ...core.rules import RuleSet
from .condition import OfTags


@attrs.frozen
class VariantCondition(OfTags):
    """That a game is of one of these rule sets."""

    ids: frozenset[str]

    def by_tags(self, tags: Mapping[str, str]) -> bool:
        variant = tags.get("Variant", "")
        return ALIASES.get(variant, variant) in self.ids


def parse_variants(names: Sequence[str]) -> VariantCondition:
    """The condition for names of rule sets, or of games, which stand for all their rule sets.

    Raises:
        UnknownRuleSetError: if a name is neither.
    """
    return VariantCondition(frozenset(rules.id for name in names for rules in rule_sets_named(name)))


def one_of_each_game() -> dict[str, RuleSet]:
    """By game a rule set of it, for what is the same in all: the board, and how pieces and moves are written."""
    return {rules.game: rules for rules in RULE_SETS.values()}


def game_of(tags: Mapping[str, str]) -> str | None:
    """Which game a record is of; ``None`` where its Variant names none."""
    try:
        return rule_set(tags.get("Variant", "")).game
    except UnknownRuleSetError:
        return None
