"""Tags that name what a player could not see, or cannot see yet."""

from .record import Record
from .start import LAYOUT_TAGS

DEAL_TAG = "Deal"

DRAFT_TAGS = ("FirstDraft", "SecondDraft")
"""The tags of layouts that are still being made, by player; only games that the app keeps have them."""


def secret_tags(record: Record) -> frozenset[str]:
    """The names of a record's tags that a replay does not show."""
    lone = frozenset(LAYOUT_TAGS) if awaits_layout(record) else frozenset()
    return lone | {DEAL_TAG, *DRAFT_TAGS}


def awaits_layout(record: Record) -> bool:
    """Whether one player has deployed and the other has not."""
    first, second = (record.tag(name) for name in LAYOUT_TAGS)
    return (first is None) != (second is None)
