"""The status line: whose turn, what is selected, what just happened, what is near."""

import attrs
from textual.content import Content
from textual.widget import Widget


@attrs.frozen
class Status:
    """What the line says; empty parts are left out.

    ``refusal`` answers what was just tried in vain, ``hint`` a question for a good move.
    """

    turn: str
    selected: str = ""
    last: str = ""
    warnings: tuple[str, ...] = ()
    refusal: str = ""
    hint: str = ""


_GAP = Content("   ")


class StatusLine(Widget):
    """Turn and selection, then the last ply and warnings; of only one row, the most wanted of these."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._status = Status("")

    def show(self, status: Status) -> None:
        """Show a status."""
        self._status = status
        self.refresh()

    def render(self) -> Content:
        status = self._status
        turn = Content.styled(status.turn, "bold")
        refusal = [Content.styled(status.refusal, "$text-error")] if status.refusal else []
        hint = [Content.styled(status.hint, "$text-accent bold")] if status.hint else []
        selected = hint or ([Content(status.selected)] if status.selected else [])
        last = [Content(status.last)] if status.last else []
        warnings = [Content.styled(f"! {warning}", "$text-warning bold") for warning in status.warnings]
        if self.size.height == 1:
            return _GAP.join([turn, *(refusal or hint or last or selected), *warnings])
        return Content("\n").join((_GAP.join([turn, *(refusal or selected)]), _GAP.join([*last, *warnings])))
