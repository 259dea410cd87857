"""CSV of games: one row a game."""

import json

from ...core.outcome import Outcome
from ...notation.move_writer import format_ply
from ...notation.style import MoveStyle
from ..model.record import Record
from ..model.start import LAYOUT_TAGS
from ..model.tag_order import ROSTER
from . import part
from .cells import BYTE_ORDER_MARK, row_text
from .choices import Choices
from .format import Document, Format, Frame, Numbered
from .format_name import FormatName
from .played_line import Played, played_line

_OWN_TAGS = (
    *(name for name in ROSTER if name != "Result"),
    "Termination",
    "TimeControl",
    "FirstElo",
    "SecondElo",
    "FirstType",
    "SecondType",
    "Annotator",
    "Position",
    "Deal",
    *LAYOUT_TAGS,
)
"""Tags that have a column of their own; the others share one."""

COLUMNS = ("game", "file", *_OWN_TAGS, "OtherTags", "result", "reason", "plies", "moves")


def _row(game: Numbered, choices: Choices) -> tuple[str, ...]:
    record = game.record
    line = list(played_line(record))
    outcome = line[-1].ply.outcome if line else None
    return (
        str(game.number),
        game.file,
        *(record.tag(name) or "" for name in _OWN_TAGS),
        _other_tags(record),
        record.result,
        _reason(record, outcome),
        str(sum(played.number > 0 for played in line)),
        " ".join(_move(played, choices.style) for played in line),
    )


def _other_tags(record: Record) -> str:
    """The tags without a column, as a JSON object; nothing where there are none."""
    others = {name: value for name, value in reversed(record.tags) if name not in (*_OWN_TAGS, "Result")}
    return json.dumps(dict(sorted(others.items())), ensure_ascii=False) if others else ""


def _reason(record: Record, outcome: Outcome | None) -> str:
    """Why the game ended: by the rules or, where they did not end it, as Termination says."""
    if outcome is not None:
        return outcome.reason.value
    termination = record.tag("Termination") or ""
    return "" if termination == "normal" else termination


def _move(played: Played, style: MoveStyle) -> str:
    return format_ply(played.before.rules, played.before.position, played.ply, style)


def _write(game: Numbered, choices: Choices) -> tuple[Document, ...]:
    if not game.number:
        return ()
    return (Document(row_text(_row(game, choices), spreadsheet=choices.spreadsheet).encode()),)


def frame_of(columns: tuple[str, ...], choices: Choices) -> Frame:
    """A row that names the columns; spreadsheets take a byte order mark as a sign of UTF-8."""
    return Frame((BYTE_ORDER_MARK if choices.spreadsheet else "") + row_text(columns, spreadsheet=False))


CSV_GAMES_FORMAT = Format(
    FormatName.CSV,
    "CSV, a row a game",
    ("csv",),
    _write,
    losses=(part.VARIATIONS, part.COMMENTS, part.NAGS, part.UNREAD, part.DOUBLES, part.ODD_TAGS),
    frame=lambda choices: frame_of(COLUMNS, choices),
    options=frozenset({"style", "spreadsheet"}),
)
