"""Playing the turns of a saved game by the rules."""

from __future__ import annotations

import attrs

from ...core.action import Step
from ...core.game import Game
from ...core.seat import Player
from ...notation.move_refusal import refuse_step
from ...notation.move_token import MoveForm, MoveToken
from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.ply_number import ply_number
from .deploying import DeploymentError, deploy
from .saved_game import Line
from .setup import square_named
from .turn import Move, Turn, format_move, marks_of, parse_move, parse_turn

_LONGEST = 60
"""So much of a line is quoted."""


@attrs.define
class Playing:
    """Where playing stands: the game so far, and the lines that are left.

    ``_number`` is that of the last turn, ``_last`` who made it.
    """

    notes: Notes
    start: Game
    lines: tuple[Line, ...]
    game: Game = attrs.field(init=False)
    _number: int = attrs.field(init=False, default=0)
    _last: Player = attrs.field(init=False, default=Player.SECOND)

    def __attrs_post_init__(self) -> None:
        self.game = self.start

    def play(self) -> None:
        """Play as far as the lines can be understood; those that are left after that are unread."""
        while self.lines and self.game.position.status.deploying:
            if not self._deploy():
                return
        while self.lines and self._move(self.lines[0]):
            self.lines = self.lines[1:]

    def _deploy(self) -> bool:
        try:
            deployed = deploy(self.game, self.lines)
        except DeploymentError as error:
            self.notes.add(Code.BAD_LAYOUT, (error.line or self.lines[-1]).offset, str(error))
            return False
        self._count(parse_turn(self.lines[0].text), self.lines[0])
        self.game, self.lines = deployed.game, self.lines[deployed.lines :]
        return True

    def _move(self, line: Line) -> bool:
        """Play one line, if it can be."""
        turn = parse_turn(line.text)
        move = parse_move(turn.text)
        found = self._step(move, turn) if move is not None else _no_move(turn)
        if isinstance(found, _Refusal):
            self._note(found.code, line, f"{turn.text[:_LONGEST]}: {found.message}")
            return False
        self._count(turn, line)
        before, self.game = self.game, self.game.advance(found)
        if move is not None:
            self._check_marks(before, move, turn, line)
        return True

    def _step(self, move: Move, turn: Turn) -> Step | _Refusal:
        """The step that a move is, or why it is none."""
        game, rules = self.game, self.game.rules
        if game.outcome is not None:
            return _Refusal(Code.MOVE_AFTER_END, f"the game is over ({game.outcome.reason.value})")
        squares = [square_named(rules, name) for name in (move.origin, move.target)]
        if squares[0] is None or squares[1] is None:
            wrong = move.origin if squares[0] is None else move.target
            return _Refusal(Code.NOT_A_MOVE, f"{wrong} is not a square of the board")
        step = Step(squares[0], squares[1])
        if rules.is_legal(game.position, step):
            return step
        token = MoveToken(move.origin + move.target, MoveForm.COORDINATE, step.target, step.origin)
        return _Refusal(Code.ILLEGAL_MOVE, refuse_step(rules, game.position, step.origin, token).partition(": ")[2])

    def _check_marks(self, before: Game, move: Move, turn: Turn, line: Line) -> None:
        """Note what a move says otherwise than the rules."""
        rules, ply = before.rules, self.game.ply
        assert ply is not None
        assert isinstance(ply.action, Step)
        piece = rules.kind_of(before.position.board[ply.action.origin]).name
        if move.marks != marks_of(rules, ply) or move.piece.casefold() != piece.casefold():
            said = f"{turn.text[:_LONGEST]}: by the rules it is {format_move(rules, ply, piece)}"
            self._note(Code.ZSG_MARKS, line, said, before)

    def _count(self, turn: Turn, line: Line) -> None:
        """Check a turn's number: it rises when the first player moves after the second."""
        player = self.game.position.turn
        rises = player is Player.FIRST and self._last is Player.SECOND
        expected = max(1, self._number + rises)
        if turn.number is not None and turn.number != expected:
            self._note(Code.WRONG_MOVE_NUMBER, line, f"turn number {turn.number}, but this is turn {expected}")
        self._number, self._last = expected if turn.number is None else turn.number, player

    def _note(self, code: Code, line: Line, message: str, at: Game | None = None) -> None:
        self.notes.add(code, line.offset, message, ply_number(self.start, at or self.game))


@attrs.frozen
class _Refusal:
    """Why a line is not played."""

    code: Code
    message: str


def _no_move(turn: Turn) -> _Refusal:
    if turn.text.casefold() == "pass":
        return _Refusal(Code.ILLEGAL_MOVE, "nobody may pass")
    return _Refusal(Code.NOT_A_MOVE, "a move is written PIECE FROM - TO or PIECE FROM x TO")
