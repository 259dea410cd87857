"""The status line: whose turn, what is selected, what just happened, what is near."""

import attrs
from textual.content import Content
from textual.widget import Widget


@attrs.frozen
class Status:
    """What the line says; empty parts are left out. ``refusal`` answers what was just tried in vain."""

    turn: str
    selected: str = ""
    last: str = ""
    warnings: tuple[str, ...] = ()
    refusal: str = ""


class StatusLine(Widget):
    """Turn and selection, then the last ply and warnings; two rows where they do not fit one."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._status = Status("")

    def show(self, status: Status) -> None:
        """Show a status."""
        self._status = status
        self.refresh()

    def render(self) -> Content:
        status = self._status
        now = [Content.styled(status.turn, "bold")] + ([Content(status.selected)] if status.selected else [])
        if status.refusal:
            now = [*now[:1], Content.styled(status.refusal, "$text-error")]
        then = [Content(status.last)] if status.last else []
        then += [Content.styled(f"! {warning}", "$text-warning bold") for warning in status.warnings]
        gap = Content("   ")
        return Content("\n").join((gap.join(now), gap.join(then)))
