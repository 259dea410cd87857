"""The nine rule sets of Jungle."""

from .jungle import JungleRules
from .jungle_pieces import PantherJumps, TrapWeakens
from .rules import Repetition
from .seat import Side

_REPETITION = Repetition(draw_at=3)


def _seed(kind: str, first: Side) -> JungleRules:
    """A variant of the seed document; ``kind`` is its type, such as ``1A``."""
    return JungleRules(
        id=f"jungle-{kind.lower()}-{first.name.lower()}",
        title=f"Jungle type {kind[0]}-{kind[1]}(1P:{first.name.capitalize()})",
        first_side=first,
        repetition=_REPETITION,
        quiet_plies=100,
        elephant_takes_rat=kind[0] == "1",
        panther_jumps=PantherJumps.ACROSS if kind[1] == "B" else PantherJumps.NO,
    )


_STANDARD = JungleRules(
    id="jungle-standard",
    title="Jungle, the widely published rules",
    first_side=Side.WHITE,
    repetition=_REPETITION,
    quiet_plies=100,
    elephant_takes_rat=False,
    trap_weakens=TrapWeakens.ENEMY_IN_DEFENCE,
)

JUNGLE_RULE_SETS = (*(_seed(kind, first) for kind in ("1A", "1B", "2A", "2B") for first in Side), _STANDARD)
