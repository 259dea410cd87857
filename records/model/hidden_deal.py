"""Taking from a record what tells what lies face down."""

import re

import attrs

from ...core.seat import Player
from ...notation.errors import NotationError
from ...notation.position import format_position, parse_position
from .record import Record
from .record_rules import rules_of

_DEAL_LINE = re.compile(r"[ \t]*\[[ \t]*Deal\b")


def without_deal(record: Record) -> Record:
    """The record without its Deal, unread lines of one included; a Position shows the backs of its face-down pieces.

    Flips say what they reveal, so the moves stay as they are.
    """
    tags = tuple(
        (name, _public(record, value) if name == "Position" else value) for name, value in record.tags if name != "Deal"
    )
    kept = tuple(kept for kept in record.kept if not _DEAL_LINE.match(kept.text))
    return attrs.evolve(record, tags=tags, kept=kept)


def _public(record: Record, text: str) -> str:
    """A position text as both players may know it; one that cannot be read stays as it is."""
    rules = rules_of(record)
    if rules is None or not rules.hides_pieces:
        return text
    try:
        position = parse_position(rules, text)
    except NotationError:
        return text
    public = rules.public(position, Player.FIRST)
    return text if public == position else format_position(rules, public)
