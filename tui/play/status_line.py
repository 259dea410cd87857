"""The status line: whose turn, what is selected, what just happened, what is near."""

from collections.abc import Iterator

import attrs
from textual.content import Content
from textual.widget import Widget

_TYPING, _WORDY = "typing", "wordy"
"""Classes of the screen: it has a line for moves below this one; there is more to say than the usual rows hold."""


@attrs.frozen
class Status:
    """What the line says; empty parts are left out.

    ``refusal`` answers what was just tried in vain, ``hint`` a question for a good move; ``notice`` is what the engine
    wants people to read now.
    """

    turn: str
    selected: str = ""
    last: str = ""
    warnings: tuple[str, ...] = ()
    refusal: str = ""
    hint: str = ""
    notice: str = ""


_GAP = Content("   ")


class StatusLine(Widget):
    """Turn and selection, then the last ply and warnings; of only one row, the most wanted of these.

    A refusal or a notice is shown in full: it takes the place of what else stands here, and then more rows.
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._status = Status("")

    def show(self, status: Status) -> None:
        """Show a status."""
        self._status = status
        self._make_room()
        self.refresh(layout=self.screen.has_class(_WORDY))

    def on_resize(self) -> None:
        """Take as many rows as are needed in the new width."""
        self._make_room()

    def _make_room(self) -> None:
        usual = 1 if self.screen.has_class(_TYPING) else 2
        self.screen.set_class(bool(self.size.width) and not self._fits(self._urgent, usual), _WORDY)

    def _fits(self, content: Content, rows: int) -> bool:
        return len(content.wrap(max(1, self.size.width))) <= rows

    @property
    def _urgent(self) -> Content:
        """What must be read as a whole."""
        if self._status.refusal:
            return Content.styled(self._status.refusal, "$text-error")
        return Content.styled(self._status.notice, "$text-accent")

    def render(self) -> Content:
        if self.screen.has_class(_WORDY):
            return self._urgent
        ways = list(self._ways())
        return next((way for way in ways if self._fits(way, self.size.height)), ways[-1])

    def _ways(self) -> Iterator[Content]:
        """What may be shown, the most first; the last is shown though it be cut."""
        yield self._row() if self.size.height == 1 else self._rows()
        if self._urgent:
            yield _GAP.join([self._turn, self._urgent])
            yield self._urgent

    @property
    def _turn(self) -> Content:
        return Content.styled(self._status.turn, "bold")

    def _row(self) -> Content:
        status = self._status
        hint = Content.styled(status.hint, "$text-accent bold")
        said = self._urgent if status.refusal else hint or self._urgent
        return _GAP.join(filter(None, (self._turn, said or Content(status.last or status.selected), *self._warnings())))

    def _rows(self) -> Content:
        status = self._status
        refusal, notice = Content.styled(status.refusal, "$text-error"), Content.styled(status.notice, "$text-accent")
        selected = Content.styled(status.hint, "$text-accent bold") or Content(status.selected)
        below = [notice] if notice else [Content(status.last), *self._warnings()]
        rows = (filter(None, (self._turn, refusal or selected)), filter(None, below))
        return Content("\n").join(_GAP.join(row) for row in rows)

    def _warnings(self) -> list[Content]:
        return [Content.styled(f"! {warning}", "$text-warning bold") for warning in self._status.warnings]
