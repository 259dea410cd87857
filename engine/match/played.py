"""What the referee hands over of a game: its end, what the programs said meanwhile, and how fast they were."""

import attrs

from ...core.game import Game
from ..uci.score import Score
from .schedule import Fixture


@attrs.frozen
class Speed:
    """Positions that a program searched, by its own count, and the seconds that it needed."""

    nodes: int = 0
    seconds: float = 0.0

    @property
    def nodes_per_second(self) -> float | None:
        """``None`` where the program did not tell."""
        return self.nodes / self.seconds if self.nodes and self.seconds else None

    def plus(self, other: "Speed") -> "Speed":
        """Both together."""
        return Speed(self.nodes + other.nodes, self.seconds + other.seconds)


@attrs.frozen
class Remark:
    """What is known of a ply beside itself: the mover's score, and the seconds left on its clock."""

    score: Score | None = None
    clock: float | None = None


@attrs.frozen
class Played:
    """A game that is over.

    ``remarks`` belong to the plies of the programs, by the number of plies before them. ``note`` says why a program
    forfeited; it is empty otherwise. ``speeds`` are by contestant.
    """

    fixture: Fixture
    game: Game
    remarks: dict[int, Remark] = attrs.field(factory=dict)
    note: str = ""
    speeds: tuple[Speed, Speed] = (Speed(), Speed())

    @property
    def score(self) -> float:
        """What the first contestant scores."""
        assert self.game.outcome is not None
        return self.fixture.score(self.game.outcome.winner)
