"""Counting games."""

from typing import Self

import attrs

from ...notation.counted import counted
from ..findings.severity import Severity
from .game_reader import ReadGame


@attrs.define
class Tally:
    """How many games were read, written and faulty, and how many findings of each severity there were."""

    read: int = 0
    written: int = 0
    faulty: int = 0
    errors: int = 0
    warnings: int = 0
    notes: int = 0

    def take(self, game: ReadGame) -> None:
        """Count a game and its findings."""
        self.read += game.number > 0
        self.faulty += game.number > 0 and is_faulty(game)
        for finding in game.findings:
            self.count(finding.severity)

    def add(self, other: Self) -> None:
        """Count what others counted."""
        for field in attrs.fields(type(self)):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def count(self, severity: Severity) -> None:
        """Count a finding."""
        self.errors += severity is Severity.ERROR
        self.warnings += severity is Severity.WARNING
        self.notes += severity is Severity.NOTE

    @property
    def findings(self) -> int:
        """How many findings there were."""
        return self.errors + self.warnings + self.notes

    def findings_in_words(self) -> str:
        """Such as ``2 errors, 0 warnings, 1 note``."""
        return ", ".join(
            (counted(self.errors, "error"), counted(self.warnings, "warning"), counted(self.notes, "note"))
        )


def is_faulty(game: ReadGame) -> bool:
    """Whether a game has an error."""
    return any(finding.severity is Severity.ERROR for finding in game.findings)


def is_unread(game: ReadGame) -> bool:
    """Whether nothing of a game, or of a whole document, could be read."""
    return game.record is None and is_faulty(game)
