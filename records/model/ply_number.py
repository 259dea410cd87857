"""Which ply of a game comes next."""

from ...core.game import Game
from ...core.seat import Player


def ply_number(start: Game | None, game: Game) -> int:
    """The number of the next ply of ``game`` since ``start``, from 1; deployments do not count."""
    if start is None or game.position.status.deploying:
        return 1
    first, now = start.position, game.position
    turn = Player.FIRST if first.status.deploying else first.turn
    return 2 * (now.number - first.number) + now.turn - turn + 1
