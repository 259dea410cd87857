"""The pieces of Junqi, strongest first."""

from .army_pieces import army_kinds

JUNQI_KINDS = army_kinds(
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
