"""How grave a finding is."""

import enum


class Severity(enum.Enum):
    """The value is what reports print."""

    ERROR = "error"
    """Something is lost, contradictory or against the rules."""
    WARNING = "warning"
    """It can be read without doubt, but is not as it should be."""
    NOTE = "note"
    """It is allowed, or nothing but a habit of some program."""
