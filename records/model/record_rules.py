"""Which rule set a record is of."""

from ...core.errors import UnknownRuleSetError
from ...core.registry import rule_set
from ...core.rules import RuleSet
from .record import Record


def rules_of(record: Record) -> RuleSet | None:
    """The rule set that the Variant tag names; ``None`` where it is missing or names none."""
    try:
        return rule_set(record.tag("Variant") or "")
    except UnknownRuleSetError:
        return None
