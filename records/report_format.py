"""How findings are printed."""

import enum


class ReportFormat(enum.Enum):
    """The value is the name on the command line."""

    TEXT = "text"
    JSON = "json"
    GITHUB = "github"
