"""Deployments without a search: random, but none that a player would laugh at."""

from random import Random

from ...core.army_pieces import ENGINEER, FLAG, MINE
from ...core.deployment import Deployment, Layout
from ...core.seat import Seat

_TRIES = 40
_MARSHAL, _GENERAL = 1, 2


def sensible_layout(deployment: Deployment, random: Random) -> Layout:
    """A layout whose Flag lies behind Mines, and whose front is neither Mines nor Engineers; the best of some."""
    return max((_guarded(deployment, random) for _ in range(_TRIES)), key=lambda layout: _sense(deployment, layout))


def _guarded(deployment: Deployment, random: Random) -> Layout:
    """A random layout with two or three Mines around the Flag."""
    layout = bytearray(deployment.empty)
    flag = random.choice(sorted(deployment.allowed[FLAG - 1]))
    layout[flag] = FLAG
    around = [place for place in _beside(deployment, flag) if place in deployment.allowed[MINE - 1]]
    for place in random.sample(around, min(len(around), random.choice((2, 3, 3)))):
        layout[place] = MINE
    return deployment.random_fill(bytes(layout), random)


def _beside(deployment: Deployment, place: int) -> list[int]:
    """The places one link away from a place."""
    squares = deployment.squares(Seat.SOUTH)
    links = deployment.board.links
    ends = {link.b if link.a == squares[place] else link.a for link in links if squares[place] in (link.a, link.b)}
    return [other for other, square in enumerate(squares) if square in ends]


def _sense(deployment: Deployment, layout: Layout) -> int:
    """How sensible a layout is, the more the better."""
    files, ranks = deployment.board.files, deployment.depth
    front, last = layout[: 2 * files], layout[(ranks - 1) * files :]
    sense = -3 * sum(kind in (MINE, ENGINEER) for kind in front)
    sense -= 2 * sum(kind in (_MARSHAL, _GENERAL) for kind in last)
    return sense + sum(kind == ENGINEER for kind in layout[2 * files : 4 * files])
