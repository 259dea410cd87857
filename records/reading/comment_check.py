"""What is odd about a comment."""

import re

from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.comment_command import CommentCommand, placed_commands
from . import lexer
from .lexer import Token

_DURATION = (re.compile(r"[0-9]+:[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?"), "h:mm:ss")
_FORMS = {
    "clk": _DURATION,
    "emt": _DURATION,
    "eval": (re.compile(r"[+-]?[0-9]{1,6}(?:\.[0-9]{1,6})?|#-?[0-9]{1,6}"), "+1.25, #5 or #-5"),
}
"""The known commands with the form of their value."""
_UNTERMINATED = "'{' without '}': the comment reaches to the end of its game"


def check_comment(notes: Notes, token: Token, text: str, ply: int) -> None:
    """Note a brace that is not closed, one inside another, and malformed values of known commands."""
    at = lexer.offset(token)
    if lexer.is_unterminated(token):
        notes.add(Code.UNTERMINATED_COMMENT, at, _UNTERMINATED, ply)
    if "{" in text and token.lastgroup == lexer.COMMENT:
        message = "'{' inside a comment: comments do not nest, this one ends at the first '}'"
        notes.add(Code.NESTED_BRACE, at + 1 + text.index("{"), message, ply)
    if "[%" in text:
        for place, command in placed_commands(text):
            _check_command(notes, command, at + 1 + place, ply)


def mend_open_comment(notes: Notes, token: Token, text: str, ply: int) -> None:
    """Note that a comment which is not closed ends where its text does."""
    end = lexer.offset(token) + 1 + len(text.rstrip(lexer.WHITE))
    notes.mend(Code.UNTERMINATED_COMMENT, end, end, "}", _UNTERMINATED, ply)


def _check_command(notes: Notes, command: CommentCommand, at: int, ply: int) -> None:
    form = _FORMS.get(command.name)
    if form is not None and not form[0].fullmatch(command.value):
        message = f"[%{command.name} {command.value[:40]}]: the value is written {form[1]}"
        notes.add(Code.BAD_COMMAND, at, message, ply)
