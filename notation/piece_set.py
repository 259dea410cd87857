"""What is written on pieces where boards are drawn."""

import enum


class PieceSet(enum.Enum):
    """The value is the name on the command line and in settings."""

    LETTERS = "letters"
    HANZI = "hanzi"
