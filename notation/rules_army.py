"""What Gunki and Junqi share, in sentences that follow their parameters. Source: sections 2 to 4 of the rules."""

from ..core.army_pieces import ENGINEER
from ..core.army_rules import ArmyRules, EngineerTurns, LosingAttacks
from .letters import letters_of
from .rules_section import listed


def travel_sentences(rules: ArmyRules) -> tuple[str, ...]:
    """How pieces travel on the army board."""
    turns = {EngineerTurns.ONE: "one right-angled corner", EngineerTurns.ANY: "any number of corners"}
    turners = listed([f"{kind.name}s" for kind in rules.kinds if rules.turns_corners(kind.number)])
    leave = "Pieces may leave a headquarters" if rules.leave_headquarters else "No piece leaves a headquarters"
    return (
        "A piece moves one link along a road or railway, or any number of free links straight along the railway. "
        "Across the front, from rank 6 to rank 8, is straight and counts as one link. No piece passes over another.",
        f"{turners} may turn {turns[rules.engineer_turns]} in a move along the railway.",
        f"{leave}, own or enemy.",
    )


def attack_sentences(rules: ArmyRules) -> tuple[str, ...]:
    """What an attack is, and what ranks decide."""
    order = " > ".join(letters_of(rules).letters[:ENGINEER])
    losing = {
        LosingAttacks.LEGAL: "An attack that loses is a legal move.",
        LosingAttacks.ILLEGAL: "An attack that the defender would win is not a legal move.",
    }
    return (
        "A move onto an enemy piece is an attack and starts a battle. A piece in a camp cannot be attacked.",
        f"The higher rank takes the lower ({order}); of equal rank both fall. {losing[rules.losing_attacks]}",
    )
