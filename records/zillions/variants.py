"""How Zillions names the rule sets: a file of rules for each game, and a title for each variant."""

import re

from ...core.registry import RULE_SETS
from ...core.rules import RuleSet

RULES_FILES = {"jungle": "Jungle Variant3.zrf", "gunki": "Gunki.zrf"}
"""The file of rules of each game that Zillions plays, by the game's name."""

_PATH = re.compile(r"[\\/]")
_NUMBER = re.compile(r"#[0-9]+\s+")


def rules_file(rules: RuleSet) -> str | None:
    """The file of a rule set's game; ``None`` for games that Zillions does not have."""
    return RULES_FILES.get(rules.game)


def find_rules(file: str, title: str) -> RuleSet | None:
    r"""The rule set that a saved game names, whatever the folder of its file and the case of letters.

    >>> rules = find_rules(r"C:\Zillions\Rules\Gunki.zrf", "Gunki(1P:White)")
    >>> rules.id if rules else None
    'gunki-white'
    """
    name, wanted = _PATH.split(file)[-1].strip().casefold(), _NUMBER.sub("", title.strip(), 1).casefold()
    return next((rules for rules in RULE_SETS.values() if _names(rules) == (name, wanted)), None)


def _names(rules: RuleSet) -> tuple[str, str]:
    return (rules_file(rules) or "").casefold(), rules.title.casefold()
