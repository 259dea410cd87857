"""The rule set of Junqi."""

from .army_rules import EngineerTurns, LosingAttacks
from .junqi import JunqiRules
from .rules import Repetition
from .seat import Side

JUNQI_RULE_SETS = (
    JunqiRules(
        id="junqi",
        title="Junqi (flip)",
        first_side=Side.WHITE,
        repetition=Repetition(loss_at=6),
        quiet_plies=100,
        engineer_turns=EngineerTurns.ANY,
        losing_attacks=LosingAttacks.ILLEGAL,
    ),
)
