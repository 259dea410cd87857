"""Counting what a format leaves out."""

from __future__ import annotations

from collections import Counter

import attrs

from ...notation.counted import counted
from ..model.record import Record
from .part import Part


@attrs.define
class Losses:
    """How much of each part was left out, and in how many games anything was."""

    counts: Counter[str] = attrs.field(factory=Counter)
    games: int = 0

    def take(self, parts: tuple[Part, ...], record: Record) -> None:
        """Count what is left out of a record."""
        found = {part.name: number for part in parts if (number := part.count(record))}
        self.counts.update(found)
        self.games += bool(found)

    def add(self, other: Losses) -> None:
        """Count what others counted."""
        self.counts.update(other.counts)
        self.games += other.games

    def in_words(self, parts: tuple[Part, ...]) -> str:
        """Such as ``12 variations, 1 comment in 9 games``; empty where nothing was left out."""
        told = [_told(self.counts[part.name], part) for part in parts if self.counts[part.name]]
        return f"{', '.join(told)} in {counted(self.games, 'game')}" if told else ""


def _told(number: int, part: Part) -> str:
    return f"{number} {part.one if number == 1 else part.name}"
