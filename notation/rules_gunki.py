"""How Gunki is played, in sentences that follow its parameters. Source: section 3 of the rules."""

from ..core.gunki import GunkiRules
from .rules_army import attack_sentences, travel_sentences
from .rules_common import setup_section
from .rules_section import Section


def gunki_sections(rules: GunkiRules) -> tuple[Section, ...]:
    """Setup, moves, battles, and what wins."""
    return (
        setup_section(rules),
        Section("Moves", (*travel_sentences(rules), "Mines and the Flag never move.")),
        Section("Battles", (*attack_sentences(rules), *_special_battles(rules))),
        Section("Aim", _aims()),
    )


def _special_battles(rules: GunkiRules) -> tuple[str, ...]:
    return (
        "A Grenade and what it meets both fall, whoever attacks, the Flag included.",
        "A Mine and its attacker both fall, the Engineer included."
        if rules.mine_explodes
        else "An Engineer takes a Mine and stays. Any other attacker falls and the Mine stays, except that a Grenade "
        "and a Mine both fall.",
        "The Flag loses to every attacker.",
    )


def _aims() -> tuple[str, ...]:
    return (
        "A player wins by taking the enemy Flag, with a Grenade, too, and even with the last piece that can move: a "
        "taken Flag decides before anything else.",
        "A player who has only Mines and the Flag left loses. If one battle leaves neither side a piece that can "
        "move, the game is a draw.",
    )
