"""What a match is to be, from the options of the command."""

from pathlib import Path

import attrs

from ...core.rules import RuleSet
from ...records.model.record import Record
from .contestant import Contestant
from .match_record import PLAYER_TAGS, MatchTags
from .openings import OpeningStyle
from .schedule import Fixture, fixture, swapped
from .sprt import Sprt
from .time_control import TimeControl


@attrs.frozen
class MatchPlan:
    """A match: who plays what, how often, how fast, and from which openings.

    ``jobs`` games are played at once. ``patience`` is how many seconds a program may be silent.
    """

    rules: RuleSet
    contestants: tuple[Contestant, Contestant]
    control: TimeControl
    style: OpeningStyle
    games: int
    seed: int
    sprt: Sprt | None = None
    jobs: int = 1
    patience: float = 10.0

    @property
    def tags(self) -> MatchTags:
        """What the records of its games have in common."""
        return MatchTags(self.contestants, self.control, self.seed)

    def fixture(self, number: int) -> Fixture:
        """The game of a number."""
        return fixture(self.rules, self.style, self.seed, number)

    def owns(self, record: Record) -> bool:
        """Whether a record is of a game of this match."""
        names = [record.tag(tag) for tag in PLAYER_TAGS]
        expected = [player.name for player in self.contestants]
        if swapped(int(record.tag("Round") or "1")):
            expected.reverse()
        return names == expected and record.tag("Variant") == self.rules.id and record.tag("Event") == self.tags.event


@attrs.frozen
class Destination:
    """Where the games are written: nowhere for ``None``."""

    path: Path | None
    force: bool = False
    resume: bool = False
