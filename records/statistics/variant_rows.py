"""Variants as rows of tables."""

from ...core.registry import RULE_SETS
from .table import Column, Kind

VARIANT = Column("variant", "variant", Kind.NAME)
ALL = "all"
"""What the sum of all variants is called."""


def variant_place(variant: str) -> int:
    """Where a variant stands in lists; unknown ones come last."""
    return [*RULE_SETS, variant].index(variant)
