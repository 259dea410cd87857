"""Variants as rows of tables."""

from ...core.registry import RULE_SETS, rule_sets_named
from .table import Column, Kind

VARIANT = Column("variant", "variant", Kind.NAME)
ALL = "all"
"""What the sum of all variants is called."""


def variant_place(variant: str) -> int:
    """Where a variant stands in lists; unknown ones come last."""
    return [*RULE_SETS, variant].index(variant)


def variants_named(name: str | None) -> tuple[str, ...] | None:
    """The identifiers that a name on the command line stands for; ``None`` for no name: all variants.

    Raises:
        UnknownRuleSetError: if there is no such variant or game.
    """
    return None if name is None else tuple(rules.id for rules in rule_sets_named(name))
