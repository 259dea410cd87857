"""The rule sets, by identifier."""

from .errors import UnknownRuleSetError
from .gunki_rule_sets import GUNKI_RULE_SETS
from .jungle_rule_sets import JUNGLE_RULE_SETS
from .junqi_rule_sets import JUNQI_RULE_SETS
from .rules import RuleSet

RULE_SETS: dict[str, RuleSet] = {rules.id: rules for rules in (*JUNGLE_RULE_SETS, *GUNKI_RULE_SETS, *JUNQI_RULE_SETS)}
"""Every rule set by its identifier, in the order in which they are listed for people."""

ALIASES = {"jungle": "jungle-1a-white", "gunki": "gunki-black"}
"""The names of games alone, and which rule set people mean by them."""


def rule_set(name: str) -> RuleSet:
    """The rule set with an identifier or alias.

    >>> rule_set("gunki").title
    'Gunki(1P:Black)'

    Raises:
        UnknownRuleSetError: if there is none.
    """
    found = RULE_SETS.get(ALIASES.get(name, name))
    if found is None:
        raise UnknownRuleSetError(name, (*ALIASES, *RULE_SETS))
    return found


def rule_sets_named(name: str) -> tuple[RuleSet, ...]:
    """The rule sets that a name stands for where there may be several: all of a game's, or the one of that identifier.

    >>> len(rule_sets_named("gunki")), len(rule_sets_named("gunki-black"))
    (8, 1)

    Raises:
        UnknownRuleSetError: if the name is neither.
    """
    of_game = tuple(rules for rules in RULE_SETS.values() if rules.game == name)
    return of_game or (rule_set(name),)
