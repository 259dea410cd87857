"""Going through a record: steps, branches, jumps and autoplay, by keys and by clicks."""

from __future__ import annotations

from collections.abc import Callable

from textual import on
from textual.timer import Timer

from .cursor import ReplayCursor
from .pace import Pace
from .ply_dialog import PlyDialog
from .timeline import Timeline
from .tree_view import TreeView
from .viewing import Viewing
from .viewing_screen import ViewingScreen


class SteppingScreen(ViewingScreen):
    """Moves the cursor of the record shown."""

    def __init__(self) -> None:
        super().__init__()
        self._pace = Pace()
        self._timer: Timer | None = None

    async def view(self, viewing: Viewing) -> None:
        self._stop()
        await super().view(viewing)

    @property
    def _cursor(self) -> ReplayCursor | None:
        return None if self.viewing is None else self.viewing.cursor

    def go(self, cursor: ReplayCursor) -> None:
        """Show another place of the record."""
        if self.viewing is not None:
            self.viewing = self.viewing.at(cursor)
            self.show()

    # Steps

    def action_back(self) -> None:
        """One move back."""
        self._step(ReplayCursor.back)

    def action_forward(self) -> None:
        """One move on."""
        self._step(ReplayCursor.forward)

    def action_start(self) -> None:
        """To the start."""
        self._step(ReplayCursor.to_start)

    def action_end(self) -> None:
        """To the end of the line."""
        self._step(ReplayCursor.to_end)

    def action_branching(self, direction: int) -> None:
        """To the branching point after this place or before it."""
        self._step(ReplayCursor.to_next_branching if direction > 0 else ReplayCursor.to_previous_branching)

    def action_choose(self, offset: int) -> None:
        """Let "next" enter another branch."""
        self._step(lambda cursor: cursor.choose_beside(offset))

    def _step(self, step: Callable[[ReplayCursor], ReplayCursor]) -> None:
        """Move by hand, which stops autoplay."""
        self._stop()
        if self._cursor is not None:
            self.go(step(self._cursor))

    def action_jump(self) -> None:
        """Ask for a ply, and go there."""
        cursor = self._cursor
        if cursor is None:
            return
        self._stop()

        def jump(ply: int | None) -> None:
            if ply is not None:
                self.go(cursor.to_ply(ply))

        self.app.push_screen(PlyDialog(cursor.last_ply), jump)

    @on(TreeView.NodeChosen)
    def _node_chosen(self, event: TreeView.NodeChosen) -> None:
        self._step(lambda cursor: cursor.to_node(event.node))

    @on(Timeline.PlaceChosen)
    def _place_chosen(self, event: Timeline.PlaceChosen) -> None:
        self._step(lambda cursor: cursor.moved_to(event.place))

    # Autoplay

    def action_autoplay(self) -> None:
        """Start or stop playing by itself; at the end of the line it begins again from the start."""
        if self._timer is not None:
            self._stop()
        elif self._cursor is not None:
            if self._cursor.following is None:
                self.go(self._cursor.to_start())
            self._start()
        self.show()

    def action_pace(self, direction: int) -> None:
        """Autoplay faster or slower."""
        self._pace = self._pace.faster() if direction > 0 else self._pace.slower()
        if self._timer is not None:
            self._stop()
            self._start()
        self.show()

    def _start(self) -> None:
        self._timer = self.set_interval(self._pace.seconds, self._play_next)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _play_next(self) -> None:
        """One move on; at the end of the line autoplay stops."""
        cursor = self._cursor
        if cursor is None or self.app.screen is not self:
            return
        after = cursor.forward()
        if after.following is None:
            self._stop()
        self.go(after)

    def autoplay_text(self) -> str:
        return f"Autoplay {'on' if self._timer is not None else 'off'}, {self._pace}"

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        cursor = self._cursor
        if cursor is None and action in _OF_CURSOR:
            return False
        if cursor is not None and action == "choose":
            return len(cursor.choices) > 1
        return super().check_action(action, parameters)


_OF_CURSOR = frozenset({"back", "forward", "start", "end", "branching", "choose", "jump", "autoplay", "pace"})
