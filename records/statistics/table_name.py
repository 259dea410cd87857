"""The tables of the statistics by name, as the command line takes them."""

import enum


class TableName(enum.Enum):
    """A table that programs can ask for."""

    SUMMARY = "summary"
    VARIANTS = "variants"
    COLOURS = "colours"
    PLAYERS = "players"
    LENGTHS = "lengths"
    HISTOGRAM = "histogram"
    ENDS = "ends"
    YEARS = "years"
    PIECES = "pieces"
    CAPTURES = "captures"
