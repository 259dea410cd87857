"""The eight rule sets of Gunki."""

from .army_rules import EngineerTurns, LosingAttacks
from .gunki import GunkiRules
from .rules import Repetition
from .seat import Side


def _seed(first: Side, *, mine_explodes: bool, grenade_flies: bool) -> GunkiRules:
    """A variant of the seed document."""
    short = ("em" if mine_explodes else "") + ("fg" if grenade_flies else "")
    title = "-ExplosiveMine" * mine_explodes + "-FlyingGrenade" * grenade_flies
    return GunkiRules(
        id="-".join(filter(None, ("gunki", short, first.name.lower()))),
        title=f"Gunki{title}(1P:{first.name.capitalize()})",
        first_side=first,
        repetition=Repetition(draw_at=3),
        quiet_plies=100,
        engineer_turns=EngineerTurns.ONE,
        losing_attacks=LosingAttacks.LEGAL,
        mine_explodes=mine_explodes,
        grenade_flies=grenade_flies,
    )


GUNKI_RULE_SETS = tuple(
    _seed(first, mine_explodes=mine_explodes, grenade_flies=grenade_flies)
    for mine_explodes in (False, True)
    for grenade_flies in (False, True)
    for first in (Side.BLACK, Side.WHITE)
)
