"""How a game of a match ended: what is counted of it."""

import attrs

from ...records.model.record import Record
from ...records.model.tree import main_line
from .played import Played
from .schedule import swapped

_POINTS = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}


@attrs.frozen
class Ending:
    """The game's number, what the first contestant scored, and why the game was over."""

    number: int
    score: float
    reason: str

    @classmethod
    def of_played(cls, played: Played) -> "Ending":
        """The ending of a game just played."""
        assert played.game.outcome is not None
        return cls(played.fixture.number, played.score, played.game.outcome.reason.value)

    @classmethod
    def of_record(cls, record: Record) -> "Ending | None":
        """The ending of a game of a match, from its record; ``None`` where it is no such game, or not over."""
        number, points = record.tag("Round") or "", _POINTS.get(record.result)
        if not (number.isascii() and number.isdigit() and int(number)) or points is None:
            return None
        return cls(int(number), 1 - points if swapped(int(number)) else points, _reason(record))


def _reason(record: Record) -> str:
    """By the rules where they ended the game, else as the tags say."""
    line = main_line(record)
    last = record.nodes[line[-1]].ply if line else None
    if last is not None and last.outcome is not None:
        return last.outcome.reason.value
    return record.tag("Termination") or "unknown"
