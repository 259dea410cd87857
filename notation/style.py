"""The forms in which a move is written."""

import enum


class MoveStyle(enum.Enum):
    """The value is the name on the command line."""

    SAN = "san"
    LAN = "lan"
    COORDINATE = "coordinate"
    CHINESE = "zh"
