"""Where players sit."""

from .position import Position
from .rules import RuleSet
from .seat import Player, Seat


def seat_of(rules: RuleSet, position: Position, player: Player) -> Seat:
    """The end of the board at which a player sits: that of the colour where the rules fix it, else by turn order.

    >>> from junqi.core.registry import rule_set
    >>> rules = rule_set("gunki-black")
    >>> seat_of(rules, rules.start(), Player.FIRST)
    <Seat.NORTH: 1>
    """
    if rules.hides_pieces:
        return Seat(player)
    side = rules.side_of(position, player)
    return Seat(player if side is None else side)
