"""Edits of a text: which of them go together, what they make of it, and where in the text before something stood."""

import bisect
from collections.abc import Iterable, Sequence

import attrs

from ..findings.mending import Edit, Mending


def compatible(edits: Iterable[Edit], mending: Mending) -> list[Edit]:
    """Edits in order that neither overlap nor touch text that was not understood; of those at one place the last.

    Edits that are left out have their turn when the text is read again.
    """
    unread = _apart(mending.unread)
    starts = [start for start, _ in unread]
    by_start = {edit.start: edit for edit in edits if not _touches(edit, unread, starts)}
    chosen: list[Edit] = []
    for edit in sorted(by_start.values(), key=lambda edit: edit.start):
        if not chosen or edit.start >= chosen[-1].stop:
            chosen.append(edit)
    return chosen


def _apart(stretches: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Stretches in order, those that overlap as one."""
    apart: list[tuple[int, int]] = []
    for start, stop in sorted(stretches):
        if apart and start < apart[-1][1]:
            apart[-1] = apart[-1][0], max(stop, apart[-1][1])
        else:
            apart.append((start, stop))
    return apart


def _touches(edit: Edit, unread: list[tuple[int, int]], starts: list[int]) -> bool:
    """Whether an edit reaches into a stretch; it may stand at its edge."""
    before = bisect.bisect_left(starts, edit.stop) - 1
    return before >= 0 and unread[before][1] > edit.start


def applied(text: str, edits: Sequence[Edit]) -> str:
    """A text with edits made, which are in order.

    >>> from ..findings.codes import Code
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
