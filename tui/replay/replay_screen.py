"""The replay of a record file."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import ClassVar

from textual.binding import BindingType

from ...core.errors import JunqiError
from ...records.formats.game_index import GameEntry
from ...records.text.presentable import presentable
from ..dialogs.text_dialog import TextDialog
from ..keys_panel import show_keys
from ..lineup import Lineup, with_lineup
from ..session_record import DEALT_ANEW, new_tags
from ..start import begin
from .bindings import REPLAY_BINDINGS
from .describing import findings_text, tags_text, title_of
from .file_screen import FileScreen
from .games_dialog import GamesDialog
from .play_on import PlayedOn, play_on
from .who_plays_on import ask_who_plays_on


class ReplayScreen(FileScreen):
    """Games of a file: which one, what is said of it, and playing on from it."""

    BINDINGS: ClassVar[list[BindingType]] = REPLAY_BINDINGS

    def title_text(self) -> str:
        if self.viewing is None:
            return presentable(str(self.file.path))
        replayed = self.viewing.replayed
        games = f"{len(self.entries)}{'' if self.is_complete else '+'}"
        return title_of(replayed.record, replayed.names, self.number, games, self.viewing.findings)

    def action_game(self, direction: int) -> None:
        """The next game of the file, or the one before."""
        self.open_game(self.wanted + direction)

    def action_games(self) -> None:
        """Choose from the list of games."""
        self._list(finding=False)

    def action_find(self) -> None:
        """Choose from the games of a player."""
        self._list(finding=True)

    def _list(self, *, finding: bool) -> None:
        def chosen(entry: GameEntry | None) -> None:
            if entry is not None:
                self.open_game(entry.number)

        dialog = GamesDialog(self.entries, lambda: self.is_complete, self.number - 1, finding=finding)
        self.app.push_screen(dialog, chosen)

    def action_tags(self) -> None:
        """Show all tags."""
        if self.viewing is not None:
            self.app.push_screen(TextDialog("Tags", tags_text(self.viewing.replayed.record)))

    def action_findings(self) -> None:
        """Show what is wrong with the game's text."""
        if self.viewing is not None:
            self.app.push_screen(TextDialog("Findings", findings_text(self.viewing.findings)))

    def action_play_on(self) -> None:
        """Begin a new game from here."""
        if self.viewing is None:
            return
        try:
            played_on = play_on(self.viewing, Random(), new_tags(date.today(), Lineup()))
        except JunqiError as error:
            self.notify(str(error), severity="warning", markup=False)
            return
        ask_who_plays_on(self.app, played_on.session.names, lambda lineup: self._begin(played_on, lineup))

    def _begin(self, played_on: PlayedOn, lineup: Lineup) -> None:
        if played_on.dealt_anew:
            self.notify(DEALT_ANEW, timeout=10)
        begin(self.app, with_lineup(played_on.session, lineup), lineup)

    def action_keys(self) -> None:
        """Show all keys."""
        show_keys(self)

    def action_leave(self) -> None:
        """Back to where the replay was opened."""
        self.dismiss()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "findings":
            return self.viewing is not None and bool(self.viewing.findings)
        if action == "tags":
            return self.viewing is not None
        if action == "play_on":
            return self.viewing is not None and self.viewing.game is not None
        return super().check_action(action, parameters)
