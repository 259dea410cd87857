"""Layouts at random that a person might choose, to begin games with varied deployments."""

from random import Random

from ...core.army_moves import NEIGHBOURS
from ...core.army_pieces import FLAG, MINE
from ...core.deployment import Deployment, Layout
from ...core.seat import Seat

_BACK_RANKS = 2
"""How many of the hindmost ranks Mines stand on that do not shelter the Flag."""


def sensible_layout(deployment: Deployment, random: Random) -> Layout:
    """A layout whose Flag is sheltered by two or three Mines, other Mines at the back, and all else at random."""
    layout = bytearray(deployment.size)
    flag = random.choice(sorted(deployment.allowed[FLAG - 1]))
    layout[flag] = FLAG
    for place in _mine_places(deployment, flag, random):
        layout[place] = MINE
    return deployment.random_fill(bytes(layout), random)


def _mine_places(deployment: Deployment, flag: int, random: Random) -> list[int]:
    """Where the Mines stand: most of them beside the Flag."""
    squares = deployment.squares(Seat.SOUTH)
    allowed = deployment.allowed[MINE - 1]
    beside = [place for place in sorted(allowed) if squares[place] in NEIGHBOURS[squares[flag]]]
    back = range(deployment.size - _BACK_RANKS * deployment.board.files, deployment.size)
    others = [place for place in back if place in allowed and place not in (flag, *beside)]
    count = deployment.kinds[MINE - 1].count
    sheltering = random.sample(beside, min(len(beside), count, random.choice((2, 3))))
    return sheltering + random.sample(others, count - len(sheltering))
