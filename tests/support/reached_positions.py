"""The positions of games, as records have them."""

from junqi.core.game import Game, is_deployment
from junqi.core.position import Position


def reached(game: Game) -> list[Position]:
    """The positions of a record: Gunki's begin when both have deployed."""
    deployed = sum(is_deployment(ply) for ply in game.plies)
    return [link.position for link in game.line() if link.length >= deployed]
