"""The names of the formats that records are written in."""

import enum


class FormatName(enum.Enum):
    """The value is the name on the command line."""

    JGN = "jgn"
    JSON = "json"
    JSON_LINES = "jsonl"
    CSV = "csv"
    CSV_PLIES = "csv-plies"
    ZSG = "zsg"
    TEXT = "text"
    MARKDOWN = "markdown"
    SVG = "svg"
    PNG = "png"
    GIF = "gif"
    HTML = "html"
