"""The pieces of Junqi, strongest first."""

from .army_battle import ENGINEER
from .piece import PieceKind

_NAMES_AND_COUNTS = (
    ("Marshal", 1),
    ("General", 1),
    ("Brigadier", 2),
    ("Colonel", 2),
    ("Major", 2),
    ("Captain", 2),
    ("Lieutenant", 3),
    ("Platoon", 3),
    ("Engineer", 3),
    ("Grenade", 2),
    ("Landmine", 3),
    ("Flag", 1),
)

JUNQI_KINDS = tuple(
    PieceKind(number, name, rank=max(0, ENGINEER + 1 - number), count=count)
    for number, (name, count) in enumerate(_NAMES_AND_COUNTS, 1)
)
