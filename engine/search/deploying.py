"""How the program deploys its pieces, in games where players do."""

from importlib import import_module
from importlib.util import find_spec
from random import Random

from ...core.action import Deploy
from ...core.game import Game
from ..uci.settings import Settings
from .core_layout import sensible_layout


def deployment_for(game: Game, settings: Settings) -> Deploy:
    """The deployment of the player to move: as the game's own module draws it, or a sensible one.

    It depends on the seed alone: nobody knows what the other side deploys.
    """
    rules = game.rules
    assert rules.deployment is not None
    turn = game.position.turn
    random = Random() if settings.seed is None else Random(f"{settings.seed} {turn.name}")
    module = f"{__package__}.{rules.game}_deployment"
    draw = import_module(module).draw_layout if find_spec(module) else sensible_layout
    return Deploy(draw(rules.deployment, random))
