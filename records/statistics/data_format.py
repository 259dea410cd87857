"""How what was counted is written."""

import enum


class DataFormat(enum.Enum):
    """Text for people, the others for programs."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
