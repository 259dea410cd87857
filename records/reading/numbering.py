"""Checking move numbers, which may be missing but not wrong."""

from ...core.game import Game
from ...core.seat import Player
from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.ply_number import ply_number
from .glued import fits_number


class Numbering:
    """The move numbers of one game as they come.

    ``at`` is where the number stands that directly precedes what is read now, or ``None``.
    """

    def __init__(self, notes: Notes, start: Game | None) -> None:
        self._notes = notes
        self._start = start
        self.at: int | None = None
        self._numbered = False
        self._waiting: tuple[int, str] | None = None
        """The last number, where it stands, until a move comes."""
        self._told = False

    def read(self, game: Game | None, text: str, at: int) -> None:
        """Read a number that stands before the next move of ``game``."""
        if text.strip(". "):  # dots alone go with the number before them
            self._note_waiting(game)
        self.at, self._waiting, self._numbered = at, (at, text), True
        if game is None or game.outcome is not None or game.position.status.deploying:
            return
        digits = text.rstrip(". ")
        if digits == text:
            self._note_wrong(game, text, at, f"move number {text[:20]} has no dot")
        elif not (fits_number(game, digits, text[len(digits) :]) or (not digits and game.position.turn)):
            self._note_wrong(game, text, at, f"move number {text[:20]}: the next move is {_right(game)}")

    def _note_wrong(self, game: Game, text: str, at: int, message: str) -> None:
        ply = ply_number(self._start, game)
        self._notes.add(Code.WRONG_MOVE_NUMBER, at, message, ply)
        self._notes.mend(Code.WRONG_MOVE_NUMBER, at, at + len(text), _right(game), message, ply)

    def forget(self) -> None:
        """Something other than a move follows the number."""
        self.at = None

    def excuse(self) -> None:
        """The next move needs no number: it stands in a glued token."""
        self._numbered = True

    def moved(self, before: Game, at: int) -> None:
        """A move is read."""
        if not self._numbered and before.position.turn is Player.FIRST:
            self._note_missing(before, at)
        self.at, self._waiting, self._numbered = None, None, False

    def end_line(self, game: Game | None) -> None:
        """A line of play ends."""
        self._note_waiting(game)
        self._waiting, self._numbered = None, False

    def _note_waiting(self, game: Game | None) -> None:
        """A number that no move followed is left over."""
        if self._waiting is not None and game is not None:
            at, text = self._waiting
            message = f"move number {text[:20]} with no move after it; it is not kept"
            ply = ply_number(self._start, game)
            self._notes.add(Code.WRONG_MOVE_NUMBER, at, message, ply)
            self._notes.mend(Code.WRONG_MOVE_NUMBER, at, self._end_of_blanks(at + len(text)), "", message, ply)

    def _end_of_blanks(self, at: int) -> int:
        text = self._notes.lines.text
        while text.startswith(" ", at):
            at += 1
        return at

    def take_waiting(self) -> str:
        """The number that waits for a move which cannot be read, if something stands between them."""
        waiting, self._waiting = self._waiting, None
        if waiting is None or self.at is not None:
            return ""
        at, text = waiting
        self._notes.leave(at, at + len(text))
        return text + " "

    def _note_missing(self, before: Game, at: int) -> None:
        """Note a missing number; told once a game, however many there are."""
        if before.position.status.deploying or (self._told and self._notes.mending is None):
            return
        number, ply = _right(before), ply_number(self._start, before)
        message = f"no move number before a first player's move; writers put {number} there"
        if not self._told:
            self._notes.add(Code.MISSING_MOVE_NUMBER, at, message, ply)
        self._notes.mend(Code.MISSING_MOVE_NUMBER, at, at, f"{number} ", message, ply)
        self._told = True


def _right(game: Game) -> str:
    """The number of the next move."""
    return f"{game.position.number}{'...' if game.position.turn else '.'}"
