"""What a replay says in words of one place of a record: the status line and the notes."""

from __future__ import annotations

from ...notation.words import outcome_in_words, ply_in_words, turn_in_words
from ...records.model.nag_words import nag_in_words
from ...records.model.record import START
from ...records.text.presentable import presentable
from ..play.status_line import Status
from ..warnings import warnings
from .viewing import Viewing

_LONGEST = 40


def status_at(viewing: Viewing, autoplay: str) -> Status:
    """The status line: whose turn, what "next" enters, what just happened, which ends are near."""
    session = viewing.session
    turn = "No board" if session is None else turn_in_words(session.game, session.names)
    near = () if session is None else warnings(session.game, session.names)
    return Status(f"{turn}.", next_in_words(viewing), f"{move_in_words(viewing)}   {autoplay}", near)


def next_in_words(viewing: Viewing) -> str:
    """Which move "next" enters, and how many others it could be."""
    cursor = viewing.cursor
    if cursor.following is None:
        return "End of the line."
    label = _brief(viewing.replayed.texts[cursor.following].label)
    choices = cursor.choices
    if len(choices) == 1:
        return f"Next: {label}"
    return f"Next: {label} (branch {choices.index(cursor.following) + 1} of {len(choices)})"


def move_in_words(viewing: Viewing) -> str:
    """What the move just made did, and how it ended the game; what was not understood as it stands."""
    replayed, node = viewing.replayed, viewing.node
    if node == START:
        return "Start of the game."
    ply, before = replayed.record.nodes[node].ply, replayed.game(replayed.record.nodes[node].parent)
    if ply is None or before is None:
        return f"Not understood: {_brief(replayed.texts[node].move)}"
    text = replayed.texts[node]
    move = _brief(f"{text.number} {text.move}".strip())
    words = f"{move}: {ply_in_words(before.rules, before.position, ply, replayed.names)}."
    return words if ply.outcome is None else f"{words} {outcome_in_words(ply.outcome, replayed.names)}."


def notes_at(viewing: Viewing) -> tuple[str, ...]:
    """NAGs in words and comments of the node reached, in full; at the start and the end those of the game."""
    record, node = viewing.replayed.record, viewing.node
    notes = list(record.before) if node == START else _notes_of(viewing)
    if viewing.cursor.following is None and viewing.in_main_line:
        notes += record.after
    return tuple(map(presentable, notes))


def _notes_of(viewing: Viewing) -> list[str]:
    """What is said of a move; of text that was not understood why not, and the text."""
    node = viewing.replayed.record.nodes[viewing.node]
    notes = [*node.before, *(nag_in_words(nag).capitalize() for nag in node.nags), *node.after]
    if node.ply is None:
        ply = viewing.cursor.ply + 1
        why = [finding.message for finding in viewing.findings if finding.ply == ply]
        notes = [*why, f"Not understood: {viewing.replayed.texts[viewing.node].move}", *notes]
    return notes


def _brief(text: str) -> str:
    """A move, or the beginning of a layout or of text that was not understood, which may go on for pages."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "..."
