"""Where a match stands: its results, their worth, and what else is counted."""

from collections import Counter

import attrs

from .elo import Estimate, estimate
from .ending import Ending
from .played import Played, Speed
from .results import Results
from .sprt import Sprt, Verdict


@attrs.define
class Standing:
    """The games so far. ``games`` is how many the match will have; ``sprt`` may end it earlier."""

    games: int
    sprt: Sprt | None = None
    endings: dict[int, Ending] = attrs.field(factory=dict)
    speeds: list[Speed] = attrs.field(factory=lambda: [Speed(), Speed()])

    def add(self, played: Played) -> None:
        """Count a game just played."""
        self.endings[played.fixture.number] = Ending.of_played(played)
        self.speeds = [mine.plus(more) for mine, more in zip(self.speeds, played.speeds, strict=True)]

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that are not over."""
        return [number for number in range(1, self.games + 1) if number not in self.endings]

    @property
    def results(self) -> Results:
        """The counts of games and pairs."""
        endings = (self.endings.get(number) for number in range(1, self.games + 1))
        return Results.of([None if ending is None else ending.score for ending in endings])

    @property
    def estimate(self) -> Estimate | None:
        """What the pairs say of the strength of the first contestant; ``None`` before the first is complete."""
        return estimate(self.results.pairs)

    @property
    def verdict(self) -> Verdict | None:
        """What the test has decided; ``None`` while it has not, and without a test."""
        return None if self.sprt is None else self.sprt.verdict(self.results.pairs)

    @property
    def reasons(self) -> Counter[str]:
        """How often games ended for each reason."""
        return Counter(ending.reason for ending in self.endings.values())
