"""The formats of records."""

import enum


class RecordFormat(enum.Enum):
    """The value is the name on the command line."""

    JGN = "jgn"
    JSON = "json"
    JSON_LINES = "jsonl"
    ZSG = "zsg"
    """A saved game of Zillions of Games."""
