"""What games of one file have in common when files are split."""

import enum


class SplitBy(enum.Enum):
    """What games of one file have in common. The value is the name on the command line."""

    VARIANT = "variant"
    PLAYER = "player"


TAGS = {SplitBy.VARIANT: ("Variant",), SplitBy.PLAYER: ("First", "Second")}
"""The tags whose values name the files of a game."""
