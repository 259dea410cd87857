"""The pieces of Gunki and how they are deployed."""

from .army_board import ARMY_BOARD, FILES
from .army_pieces import FLAG, GRENADE, army_kinds
from .board import Square, Zone
from .deployment import Deployment, is_open, places
from .piece import PieceKind

GUNKI_KINDS = army_kinds(
    ("Marshal", 1),
    ("General", 1),
    ("Lieutenant", 2),
    ("Brigadier", 2),
    ("Colonel", 2),
    ("Major", 2),
    ("Captain", 3),
    ("Sergeant", 3),
    ("Engineer", 3),
    ("Grenade", 2),
    ("Mine", 3),
    ("Flag", 1),
)

OWN_RANKS = 6
_GRENADE_RANKS = 2


def _allowed(kind: PieceKind) -> frozenset[int]:
    return places(ARMY_BOARD, OWN_RANKS, lambda square: _fits(kind, square))


def _fits(kind: PieceKind, square: Square) -> bool:
    """Whether a kind may be deployed on a square of the south half."""
    if kind.number == FLAG:
        return ARMY_BOARD.zones[square] is Zone.HEADQUARTERS
    return is_open(ARMY_BOARD, square) and (kind.number != GRENADE or square < _GRENADE_RANKS * FILES)


def _limit(kind: PieceKind) -> str:
    if kind.number == FLAG:
        return "an own headquarters"
    if kind.number == GRENADE:
        return "the own first or second rank"
    return "a headquarters or station of the own six ranks"


GUNKI_DEPLOYMENT = Deployment(
    board=ARMY_BOARD,
    kinds=GUNKI_KINDS,
    depth=OWN_RANKS,
    allowed=tuple(_allowed(kind) for kind in GUNKI_KINDS),
    limits=tuple(_limit(kind) for kind in GUNKI_KINDS),
)
