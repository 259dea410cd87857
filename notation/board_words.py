"""What a board consists of in words, worked out from its zones and links."""

from collections.abc import Iterator

from ..core.board import Board, Link, LinkKind, Square, Zone
from ..core.seat import Seat

_PLAIN = frozenset({Zone.LAND, Zone.STATION})
"""Zones that all places belong to of which nothing is said."""


def zones_in_words(board: Board) -> tuple[str, ...]:
    """Each kind of special place with its squares, seat by seat where it belongs to one.

    >>> from junqi.core.registry import rule_set
    >>> zones_in_words(rule_set("jungle").board)[0]
    'trap: c1 e1 d2 (South), d8 c9 e9 (North)'
    """
    zones = (zone for zone in dict.fromkeys(board.zones) if zone not in _PLAIN)
    return tuple(f"{zone.value}: {', '.join(_by_seat(board, zone))}" for zone in zones)


def _by_seat(board: Board, zone: Zone) -> Iterator[str]:
    for seat in (*Seat, None):
        squares = [square for square in board.zone_squares(zone) if board.seats[square] is seat]
        if squares:
            names = " ".join(board.name_of(square) for square in squares)
            yield names if seat is None else f"{names} ({seat.name.capitalize()})"


def railways_in_words(board: Board) -> tuple[str, ...]:
    """The straight railway lines, each from end to end; empty on a board without railways."""
    links = [link for link in board.links if link.kind is LinkKind.RAILWAY]
    lines = (*_lines(board, links, along=False), *_lines(board, links, along=True))
    return tuple(f"{board.name_of(a)}-{board.name_of(b)}" for a, b in lines)


def _lines(board: Board, links: list[Link], *, along: bool) -> list[tuple[Square, Square]]:
    """The ends of the longest straight lines along the files, or along the ranks, file by file or rank by rank."""
    chosen = [link for link in links if (board.point(link.a)[0] == board.point(link.b)[0]) == along]
    lines: list[tuple[Square, Square]] = []
    for link in sorted(chosen, key=lambda link: (board.point(link.a)[not along], link.a)):
        if lines and lines[-1][1] == link.a:
            lines[-1] = lines[-1][0], link.b
        else:
            lines.append((link.a, link.b))
    return lines
