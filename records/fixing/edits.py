"""Edits of a text: which of them go together, what they make of it, and where in the text before something stood."""

from collections.abc import Iterable, Sequence

import attrs

from ..mending import Edit, Mending


def compatible(edits: Iterable[Edit], mending: Mending) -> list[Edit]:
    """Edits in order that neither overlap nor touch text that was not understood; of those at one place the last.

    Edits that are left out have their turn when the text is read again.
    """
    by_start = {edit.start: edit for edit in edits if not _touches(edit, mending.unread)}
    chosen: list[Edit] = []
    for edit in sorted(by_start.values(), key=lambda edit: edit.start):
        if not chosen or edit.start >= chosen[-1].stop:
            chosen.append(edit)
    return chosen


def _touches(edit: Edit, unread: Iterable[tuple[int, int]]) -> bool:
    return any((edit.start < stop and start < edit.stop) or start < edit.start < stop for start, stop in unread)


def applied(text: str, edits: Sequence[Edit]) -> str:
    """A text with edits made, which are in order.

    >>> from ..codes import Code
    >>> applied("1 Rg4", [Edit(0, 1, "1.", Code.WRONG_MOVE_NUMBER, "")])
    '1. Rg4'
    """
    parts, at = [], 0
    for edit in edits:
        parts += [text[at : edit.start], edit.text]
        at = edit.stop
    return "".join([*parts, text[at:]])


@attrs.define
class Origins:
    """Where offsets of an edited text stood in the first."""

    _rounds: list[list[Edit]] = attrs.field(init=False, factory=list)

    def edited(self, edits: list[Edit]) -> None:
        """The text was edited once more."""
        self._rounds.append(edits)

    def of(self, offset: int) -> int:
        """The offset in the first text; the place of the edit for what an edit put in."""
        for edits in reversed(self._rounds):
            offset = _before(edits, offset)
        return offset


def _before(edits: list[Edit], offset: int) -> int:
    """The offset in the text before edits."""
    shift = 0
    for edit in edits:
        start = edit.start + shift
        if offset < start:
            break
        if offset < start + len(edit.text):
            return edit.start
        shift += len(edit.text) - (edit.stop - edit.start)
    return offset - shift
