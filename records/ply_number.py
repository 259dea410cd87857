"""Which ply of a game comes next."""

from ..core.game import Game, is_deployment


def ply_number(game: Game) -> int:
    """The number of the next ply from the start of the game, from 1; deployments do not count."""
    if game.rules.deployment is None:
        return game.length + 1
    return sum(not is_deployment(ply) for ply in game.plies) + 1
