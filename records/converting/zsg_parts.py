"""What a saved game of Zillions leaves out of a record, beside what every such format does."""

from ...core.position import Position
from ...core.seat import Player
from ..model.record import Record
from ..model.start import read_start
from ..model.tree import main_line
from .part import Part, known_tags


def _tags_but_programs(record: Record) -> int:
    kept = (("FirstType", "program"), ("SecondType", "program"))
    return known_tags(record) - sum(tag in kept for tag in record.tags)


def _open_results(record: Record) -> int:
    """A result that the rules give comes back by itself."""
    line = main_line(record)
    ply = record.nodes[line[-1]].ply if line else None
    return int(record.result != "*" and (ply is None or ply.outcome is None))


def _start(record: Record) -> Position | None:
    """The position of the Position tag, if there is one that can be."""
    game = read_start(record).game if record.tag("Position") is not None else None
    return None if game is None else game.position


def _counts(record: Record) -> int:
    start = _start(record)
    return 0 if start is None else (start.quiet > 0) + (start.number > 1)


def _turns(record: Record) -> int:
    start = _start(record)
    return int(start is not None and start.turn is Player.SECOND and not main_line(record))


TAGS_BUT_PROGRAMS = Part(
    "tags",
    "tag",
    "tags whose value is known, other than Variant, Result, those that say how it starts, and that a program plays",
    _tags_but_programs,
)
OPEN_RESULTS = Part("results", "result", "results of games that did not end by the rules", _open_results)
COUNTS = Part(
    "counts of a Position", "count of a Position", "the quiet plies and the move number of a Position", _counts
)
TURNS = Part("sides to move", "side to move", "who is to move in a Position after which there is no move", _turns)
