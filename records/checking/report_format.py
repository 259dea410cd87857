"""How findings are printed."""

import enum


class ReportFormat(enum.Enum):
    """The value is the name on the command line."""

    TEXT = "text"
    """For people: a line about each finding, then the line on which it stands and a caret under its place."""
    LINE = "line"
    """For scripts: one line about each finding."""
    JSON = "json"
    """One array of objects."""
    SARIF = "sarif"
    """The format of static analysis results 2.1.0, which code hosts and editors show."""
    GITHUB = "github"
    """Annotations that GitHub shows beside a change."""
