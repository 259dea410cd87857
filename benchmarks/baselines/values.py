"""What the baseline players think each piece is worth, in hundredths of a piece of rank 1: plain, common values."""

from junqi.core.rules import RuleSet

_BY_NAME = {
    "jungle": {
        "Elephant": 900,
        "Lion": 900,
        "Tiger": 800,
        "Panther": 500,
        "Wolf": 400,
        "Dog": 300,
        "Cat": 200,
        "Rat": 500,
    },
    "gunki": {"Grenade": 600, "Engineer": 400, "Mine": 300, "Flag": 0},
    "junqi": {"Grenade": 600, "Engineer": 400, "Landmine": 300, "Flag": 0},
}
"""Kinds that are not named here are worth a hundred for each step of rank."""


def values_of(rules: RuleSet) -> list[int]:
    """The value of each kind, at the index of its number."""
    named = _BY_NAME.get(rules.game, {})
    return [0, *(named.get(kind.name, 100 * kind.rank) for kind in rules.kinds)]
