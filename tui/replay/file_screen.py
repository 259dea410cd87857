"""A record file read in the background, one of its games on the board."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from textual import on, work
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from ...records.findings.finding import Finding
from ...records.formats.game_index import GameEntry, GameFile
from ...records.model.record import Record
from ...records.replaying.replayed import Replayed
from ...records.text.presentable import presentable
from .stepping_screen import SteppingScreen
from .viewing import Viewing

_BATCH_SECONDS = 0.1
"""How often the games found are handed over while a file is being read."""


class FileScreen(SteppingScreen):
    """Lists the games of a file while they are being found, and shows one; nothing here waits for the disk."""

    @dataclass
    class GamesFound(Message):
        """More games of the file are known; ``complete`` if these were the last."""

        entries: tuple[GameEntry, ...]
        complete: bool

    @dataclass
    class GameRead(Message):
        """A game has been read and replayed."""

        entry: GameEntry
        replayed: Replayed
        findings: tuple[Finding, ...]

    @dataclass
    class ReadingFailed(Message):
        """The file cannot be read, for a reason in one sentence."""

        reason: str

    def __init__(self, path: Path, game: int = 1, ply: int = 0) -> None:
        super().__init__()
        self.file = GameFile(path)
        self.entries: list[GameEntry] = []
        self.is_complete = False
        self.number = game
        self.wanted = game
        self._first_ply = ply
        self._trouble = ""

    def on_mount(self) -> None:
        """Begin to read."""
        self._list_games()

    @work(thread=True, group="list")
    def _list_games(self) -> None:
        worker = get_current_worker()
        found: list[GameEntry] = []
        told = 0.0
        try:
            for entry in self.file.entries():
                found.append(entry)
                if worker.is_cancelled:
                    return
                if time.monotonic() - told > _BATCH_SECONDS:
                    self.post_message(self.GamesFound(tuple(found), complete=False))
                    found, told = [], time.monotonic()
            self.post_message(self.GamesFound(tuple(found), complete=True))
            if not told and not found:
                self.post_message(self.ReadingFailed(f"{self.file.path} holds no game: {self.file.why_empty()}."))
        except OSError as error:
            self.post_message(self.ReadingFailed(_in_words(error, self.file.path)))

    @on(GamesFound)
    def _games_found(self, event: GamesFound) -> None:
        known = len(self.entries)
        self.entries += event.entries
        self.is_complete = event.complete
        if known < self.wanted and self.viewing is None:
            self.open_game(self.wanted)
        self.query_one("#record-title", Static).update(self.title_text())

    def open_game(self, number: int) -> None:
        """Read and show a game by its number; where there is none yet or at all, say so."""
        if 1 <= number <= len(self.entries):
            self.wanted = number
            self._read_game(self.entries[number - 1])
        elif self.is_complete and self.entries:
            self._tell(f"There is no game {number}: the games of this file are 1 to {len(self.entries)}.")
        elif self.viewing is not None and number > 0:
            self._tell(f"Game {number} has not been found yet: the file is still being read.")

    @work(thread=True, exclusive=True, group="read")
    def _read_game(self, entry: GameEntry) -> None:
        try:
            read = self.file.read(entry)
        except OSError as error:
            self.post_message(self.ReadingFailed(_in_words(error, self.file.path)))
            return
        self.post_message(self.GameRead(entry, Replayed.of(read.record or Record()), read.findings))

    @on(GameRead)
    async def _game_read(self, event: GameRead) -> None:
        if event.entry.number != self.wanted:  # another game has been asked for since
            return
        self.number = self.wanted
        viewing = Viewing.of(event.replayed, event.findings)
        ply, self._first_ply = min(self._first_ply, viewing.cursor.last_ply), 0
        await self.view(viewing.at(viewing.cursor.to_ply(ply)))

    @on(ReadingFailed)
    def _reading_failed(self, event: ReadingFailed) -> None:
        self.is_complete = True
        self.wanted = self.number
        self._tell(event.reason)

    def _tell(self, reason: str) -> None:
        """Say why something cannot be shown; a game that is shown already stays."""
        reason = presentable(reason)
        self._trouble = reason
        if self.viewing is None:
            self.query_one("#no-board", Static).update(reason)
        else:
            self.notify(reason, severity="warning", markup=False)

    def reason_for_no_board(self) -> str:
        if self.viewing is None:
            return self._trouble or f"Reading {self.file.path} ..."
        errors = [finding.message for finding in self.viewing.findings if finding.ply == 0]
        return "\n".join(["No board can be shown for this game.", *errors])


def _in_words(error: OSError, path: Path) -> str:
    return f"{path}: {error.strerror or error}."
