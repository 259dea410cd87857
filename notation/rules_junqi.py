"""How Junqi is played, in sentences that follow its parameters. Source: section 4 of the rules."""

from ..core.junqi import JunqiRules
from ..core.piece import UNKNOWN
from .rules_army import attack_sentences, travel_sentences
from .rules_section import Section


def junqi_sections(rules: JunqiRules) -> tuple[Section, ...]:
    """Setup, turns, moves, battles, the Flag, and what wins."""
    return (
        Section("Setup", _setup(rules)),
        Section("Turns", _turns()),
        Section("Moves", (*travel_sentences(rules), "Landmines never move, and a Flag only when it is carried.")),
        Section("Battles", (*attack_sentences(rules), *_special_battles())),
        Section("The Flag", _flag()),
        Section("Aim", _aims()),
    )


def _setup(rules: JunqiRules) -> tuple[str, ...]:
    pieces = rules.start().board.count(UNKNOWN)
    return (
        f"All {pieces} pieces are mixed and lie face down on the {pieces} squares that are not camps. First sits "
        "South, Second North.",
        "Nobody knows a piece that lies face down; which pieces still do, as a set, is known, since all others were "
        "seen.",
    )


def _turns() -> tuple[str, ...]:
    return (
        "Until an Engineer is turned up, a turn is a flip of any face-down piece. Whoever turns up the first Engineer "
        "plays its colour, the other player the other one.",
        "From then on a turn is a flip of any face-down piece, whoever's it proves to be, or a move, a lifting or a "
        "putting down by an own face-up piece.",
        "A face-down piece blocks the way and cannot be attacked.",
    )


def _special_battles() -> tuple[str, ...]:
    return (
        "A Grenade and what it meets both fall, whoever attacks; it cannot attack a Flag.",
        "An Engineer takes a Landmine and stays. A Grenade and a Landmine both fall.",
        "Another unit may attack a Landmine, both falling, only when its player has no Engineer left, no piece of "
        "either side lies face down, and it is of its player's lowest rank still alive.",
    )


def _flag() -> tuple[str, ...]:
    return (
        "A Flag cannot be eliminated. Face up it lies on its square and blocks it for all but a unit that may lift it.",
        "Lifting: when all Landmines of a side are gone, an enemy unit of its player's lowest rank still alive "
        "(face-down pieces count, Grenades have no rank) may move onto that side's Flag and lift it. Nobody lifts the "
        "own Flag.",
        "Carrying: the unit moves as usual with the Flag, into a camp, too, but may not attack.",
        "Putting down is a turn: the unit lays the Flag on its square, stays standing on it and may attack again. "
        "Picking up is a turn: a unit that stands on the enemy Flag and may lift it does so. A unit that moves off "
        "leaves the Flag.",
        "A unit that carries a Flag or stands on one can be attacked like any other. If it falls, the Flag stays on "
        "that square, under the attacker if that survived; this lifts nothing.",
    )


def _aims() -> tuple[str, ...]:
    return (
        "A player wins when a unit carrying the enemy Flag stands in a headquarters of the player's own seat: arriving "
        "there, or lifting the Flag there, ends the game at once.",
        "A player who has no unit and no Grenade left, face up or down, loses; if neither has one, the game is a draw.",
    )
