"""How pieces travel on the army board: one link by road, or along the railway."""

from collections.abc import Callable
from typing import TypeAlias

from .action import Step
from .army_board import ARMY_BOARD, FILES
from .board import LinkKind, Square, Zone

Ray: TypeAlias = tuple[Square, ...]
"""The squares ahead in one straight line along the railway, nearest first."""

Travel: TypeAlias = Callable[[bytes, Square], list[Square]]
"""A way of travelling: the squares reached on a board from an origin."""

_SQUARES = range(ARMY_BOARD.size)

STEPS = tuple(tuple(Step(a, b) for b in _SQUARES) for a in _SQUARES)
"""Every step, made once: ``STEPS[origin][target]``."""

CAMPS = frozenset(ARMY_BOARD.zone_squares(Zone.CAMP))
HEADQUARTERS = frozenset(ARMY_BOARD.zone_squares(Zone.HEADQUARTERS))

ROADS = tuple(ARMY_BOARD.neighbours(s, LinkKind.ROAD) for s in _SQUARES)
"""The squares one road link away, by square."""

RAILWAYS = tuple(ARMY_BOARD.neighbours(s, LinkKind.RAILWAY) for s in _SQUARES)
"""The squares one railway link away, by square."""

NEIGHBOURS = tuple(ROADS[s] + RAILWAYS[s] for s in _SQUARES)
"""The squares one link of either kind away, by square."""


def _is_upright(a: Square, b: Square) -> bool:
    """Whether a railway link lies along a file."""
    return a % FILES == b % FILES


def _ray(origin: Square, following: Square) -> Ray:
    """The straight line from ``origin`` that begins with its railway neighbour ``following``."""
    ray = [following]
    while True:
        ahead = [
            s
            for s in RAILWAYS[ray[-1]]
            if s != origin
            and s not in ray
            and _is_upright(s, ray[-1]) == _is_upright(origin, following)
            and (s > ray[-1]) == (following > origin)
        ]
        if not ahead:
            return tuple(ray)
        ray += ahead


RAYS: tuple[tuple[Ray, ...], ...] = tuple(tuple(_ray(s, n) for n in RAILWAYS[s]) for s in _SQUARES)
"""The straight railway lines that leave a square."""

TURNS: tuple[dict[Square, tuple[Ray, ...]], ...] = tuple(
    {
        first: tuple(ray for ray in RAYS[s] if _is_upright(s, ray[0]) != _is_upright(s, first))
        for first in RAILWAYS[s]
        if any(_is_upright(s, ray[0]) != _is_upright(s, first) for ray in RAYS[s])
    }
    for s in _SQUARES
)
"""At each square where two railway lines meet: the rays at a right angle to the link by which one came."""


def straight(board: bytes, origin: Square) -> list[Square]:
    """Squares that a piece reaches by one link or straight along the railway, up to the first occupied one."""
    reached = list(ROADS[origin])
    for ray in RAYS[origin]:
        for square in ray:
            reached.append(square)
            if board[square]:
                break
    return reached


def turning_once(board: bytes, origin: Square) -> list[Square]:
    """As ``straight``, and with at most one right-angled turn on the railway."""
    reached = dict.fromkeys(ROADS[origin])
    for ray in RAYS[origin]:
        came_from = origin
        for square in ray:
            reached[square] = None
            if board[square]:
                break
            for side_ray in TURNS[square].get(came_from, ()):
                _follow(board, side_ray, reached)
            came_from = square
    return list(reached)


def _follow(board: bytes, ray: Ray, reached: dict[Square, None]) -> None:
    """Add a ray's squares up to and including the first occupied one."""
    for square in ray:
        reached[square] = None
        if board[square]:
            break


def turning_freely(board: bytes, origin: Square) -> list[Square]:
    """As ``straight``, and with any number of turns on the railway."""
    reached = dict.fromkeys(ROADS[origin])
    railway: dict[Square, None] = {}
    waiting = [origin]
    while waiting:
        for square in RAILWAYS[waiting.pop()]:
            if square not in railway and square != origin:
                railway[square] = None
                if not board[square]:
                    waiting.append(square)
    return list(reached | railway)


_EMPTY_BOARD = bytes(ARMY_BOARD.size)

FARTHEST: dict[Travel, tuple[frozenset[Square], ...]] = {
    travel: tuple(frozenset(travel(_EMPTY_BOARD, s)) for s in _SQUARES)
    for travel in (straight, turning_once, turning_freely)
}
"""By way of travelling, then origin: the squares reached on an empty board."""
