"""The rules of a variant as the program enforces them, worked out from its data and parameters."""

import textwrap
from functools import singledispatch

from ..core.gunki import GunkiRules
from ..core.jungle import JungleRules
from ..core.junqi import JunqiRules
from ..core.rules import RuleSet
from .rules_common import board_section, ends_section, parameters_section, pieces_section, setup_section
from .rules_gunki import gunki_sections
from .rules_jungle import jungle_sections
from .rules_junqi import junqi_sections
from .rules_section import Section


@singledispatch
def game_sections(rules: RuleSet) -> tuple[Section, ...]:
    """How a game is played, beyond the data that all rule sets have; of a game without a text, its setup."""
    return (setup_section(rules),)


game_sections.register(JungleRules, jungle_sections)
game_sections.register(GunkiRules, gunki_sections)
game_sections.register(JunqiRules, junqi_sections)


def rules_sections(rules: RuleSet, *, hanzi: bool = True) -> tuple[Section, ...]:
    """The rules in parts, for whoever lays them out; without ``hanzi`` all is ASCII."""
    return (
        pieces_section(rules, hanzi=hanzi),
        board_section(rules),
        *game_sections(rules),
        ends_section(rules),
        parameters_section(rules),
    )


def rules_text(rules: RuleSet, *, hanzi: bool = True, width: int = 79) -> str:
    """The rules as plain text, sentences wrapped to ``width`` cells.

    >>> from junqi.core.registry import rule_set
    >>> rules_text(rule_set("jungle")).splitlines()[0]
    'Jungle type 1-A(1P:White)'
    """
    parts = (_section_text(section, width) for section in rules_sections(rules, hanzi=hanzi))
    return "\n\n".join((f"{rules.title}\nVariant {rules.id}", *parts)) + "\n"


def _section_text(section: Section, width: int) -> str:
    table = (f"  {line}".rstrip() for line in section.table)
    sentences = (textwrap.fill(s, width, initial_indent="- ", subsequent_indent="  ") for s in section.sentences)
    return "\n".join((section.title.upper(), *table, *sentences))
