"""How Jungle is played, in sentences that follow its parameters. Source: section 1 of the rules."""

from ..core.jungle import JungleRules
from ..core.jungle_pieces import PantherJumps, TrapWeakens
from .rules_common import setup_section
from .rules_section import Section


def jungle_sections(rules: JungleRules) -> tuple[Section, ...]:
    """Setup, moves, captures, and what wins."""
    return (
        setup_section(rules),
        Section("Moves", _moves(rules)),
        Section("Captures", (*_captures(rules), *_traps(rules))),
        Section("Aim", ("A player wins by moving a piece into the enemy den.",)),
    )


def _moves(rules: JungleRules) -> tuple[str, ...]:
    panther = {
        PantherJumps.NO: "The Panther does not jump.",
        PantherJumps.ACROSS: "The Panther jumps too, but only along a rank.",
    }
    return (
        "A piece steps one square along its rank or file. No piece enters its own den, and only the Rat enters water.",
        "Lion and Tiger jump straight over water, along a rank or a file, to the first land square beyond it. "
        + panther[rules.panther_jumps],
        "A Rat of either side anywhere on the water crossed blocks a jump. A jump may capture.",
    )


def _captures(rules: JungleRules) -> tuple[str, ...]:
    elephant = "takes the Rat, too" if rules.elephant_takes_rat else "does not take the Rat"
    return (
        "A piece takes an enemy piece of equal or lower rank.",
        f"The Rat takes the Elephant. The Elephant {elephant}.",
        "No step captures across the bank: a Rat in water takes only a Rat in water, is taken only from water, and "
        "takes nothing by leaving the water.",
    )


def _traps(rules: JungleRules) -> tuple[str, ...]:
    if rules.trap_weakens is TrapWeakens.EVERYONE:
        trap = (
            "A piece in a trap, its own side's or the enemy's, has rank 0: every enemy piece takes it, and it takes "
            "nothing itself. The one exception: a Rat in a trap takes the Elephant."
        )
    else:
        trap = (
            "A piece in an enemy trap is taken by every enemy piece, but captures with its full rank. A piece in a "
            "trap beside its own den keeps its rank."
        )
    return (trap,) if rules.elephant_takes_rat else (trap, "Even the Elephant takes a Rat that a trap weakens.")
