"""What stands after the result of a game."""

from collections import deque
from collections.abc import Iterator

from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.record import Kept
from ..text.comment_text import fold
from . import lexer
from .comment_check import check_comment, mend_open_comment
from .drafts import RecordDraft
from .lexer import Token
from .unread import verbatim, whole_line


def read_tail(notes: Notes, tokens: Iterator[Token], record: RecordDraft) -> None:
    """Read the rest of the tokens: comments belong to the game; from anything else on, all is kept unread."""
    place = len(record.nodes) + 1
    for token in tokens:
        kind = token.lastgroup
        if kind in (lexer.COMMENT, lexer.LINE_COMMENT):
            text = lexer.comment_text(token)
            check_comment(notes, token, text, ply=0)
            if lexer.is_unterminated(token):
                mend_open_comment(notes, token, text, ply=0)
            record.after.append(fold(text))
        elif kind == lexer.HIDDEN:
            record.kept.append(Kept(place, whole_line(notes.lines.text, token.start(lexer.HIDDEN))))
        elif kind != lexer.MARK:
            at = lexer.offset(token)
            notes.add(Code.TEXT_AFTER_RESULT, at, f"text after the result {record.result}; it is kept unread")
            notes.leave(at, len(notes.lines.text))
            text = verbatim(notes.lines.text[at:])
            record.kept.append(Kept(place, " " + text if text.startswith("%") else text))
            deque(tokens, maxlen=0)  # nothing else is read
