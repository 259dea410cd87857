"""Reading movetext: the tree of moves with their comments, NAGs and variations. Iterative, however deeply nested."""

from collections.abc import Callable, Iterator, Mapping

from ...core.errors import JunqiError
from ...core.game import Game
from ...notation.move_errors import MoveTextError, WrongCaptureMarkError, WrongOutcomeMarkError
from ...notation.move_reader import play_token
from ...notation.move_token import parse_token
from ...notation.right_marks import with_right_marks
from ..findings.codes import Code
from ..findings.notes import Notes
from ..model.nag import LARGEST_NAG, NAG_OF, read_nag
from ..model.ply_number import ply_number
from ..model.record import RESULTS, START, Result
from . import lexer
from .comment_check import check_comment, mend_open_comment
from .deal_check import DealCheck
from .drafts import Draft, Line, RecordDraft
from .glued import Cutting, only_cutting
from .lexer import Token
from .move_codes import code_of_error
from .numbering import Numbering
from .tail import read_tail
from .unread import End, find_end, result_within, verbatim, whole_line


def read_movetext(notes: Notes, start: Game | None, at: int) -> RecordDraft:
    """Read the movetext that begins at an offset of a game's text.

    ``start`` is ``None`` where the rules of the game are not known.
    """
    reader = _MovetextReader(notes, start)
    reader.read(at)
    return reader.record


class _MovetextReader:
    """Where reading stands: the line of play, and those that wait for it to end.

    Each method that reads a kind of token may return a token that it came upon and that is to be read next.
    """

    def __init__(self, notes: Notes, start: Game | None) -> None:
        self.record = RecordDraft(start)
        self._notes = notes
        self._text = notes.lines.text
        self._line = Line(START, start)
        self._outer: list[Line] = []
        self._numbering = Numbering(notes, start)
        self._deal = DealCheck(start)
        self._tokens: Iterator[Token] = iter(())

    def read(self, at: int) -> None:
        """Read all movetext from an offset on."""
        self._tokens = lexer.tokens(self._text, at)
        for token in self._tokens:
            following = _BY_KIND[token.lastgroup](self, token)
            while following is not None:
                following = _BY_KIND[following.lastgroup](self, following)
        if self.record.result is None:
            self.record.result_at = len(self._text.rstrip(lexer.WHITE))
            self._finish(self.record.result_at)

    def _number(self, token: Token) -> None:
        self._numbering.read(self._line.game, token[lexer.NUMBER], token.start(lexer.NUMBER))

    def _word(self, token: Token) -> Token | None:
        game, text, at = self._line.game, token[lexer.WORD], token.start(lexer.WORD)
        if game is None:
            return self._unread(at)
        try:
            move = parse_token(game.rules, text)
            after = play_token(game, move)
        except MoveTextError as error:
            return self._odd_word(game, text, at, error)
        except JunqiError as error:
            right = self._with_right_marks(game, text, at, error)
            if right is None:
                return self._refuse(game, at, error)
            after = right
        self._add(game, after, at, move.glyph)
        return None

    def _with_right_marks(self, game: Game, text: str, at: int, error: JunqiError) -> Game | None:
        """The game after a move of which nothing but its marks is wrong, if it is to be mended."""
        if self._notes.mending is None or not isinstance(error, WrongCaptureMarkError | WrongOutcomeMarkError):
            return None
        right, after = with_right_marks(game, text)
        code, ply = code_of_error(error), ply_number(self.record.start, game)
        self._notes.mend(code, at, at + len(text), right, str(error), ply)
        return after

    def _odd_word(self, game: Game, text: str, at: int, error: MoveTextError) -> Token | None:
        """A word that is no move: a glyph, a bare number, tokens without space between them, or not understood."""
        if text in NAG_OF:
            self._add_nag(NAG_OF[text], text, at)
            return None
        if text.isascii() and text.isdigit():
            self._numbering.read(game, text, at)
            return None
        cutting = only_cutting(game, text)
        if cutting is None:
            return self._refuse(game, at, error)
        message, ply = f"{text[:40]}: {cutting.in_words()}", ply_number(self.record.start, game)
        self._notes.add(Code.GLUED_TOKENS, at, message, ply)
        self._notes.mend(Code.GLUED_TOKENS, at, at + len(text), cutting.spaced(text), message, ply)
        self._glued(game, cutting, at)
        return None

    def _glued(self, game: Game, cutting: Cutting, at: int) -> None:
        """Add what a token without spaces was cut into."""
        for move in cutting.moves:
            self._numbering.excuse()
            game = self._add(game, move.game, at + move.offset, move.glyph)
        self._numbering.excuse()
        if cutting.result is not None:
            self._end_game(cutting.result, at + cutting.result_offset)

    def _add(self, before: Game, after: Game, at: int, glyph: str) -> Game:
        """Add a move to the line of play; the game after it."""
        assert after.ply is not None
        self._numbering.moved(before, at)
        fault = self._deal.fault(after.ply) if after.ply.revealed is not None else None
        if fault is not None:
            self._notes.add(Code.FLIPS_DISAGREE, at, fault, ply_number(self.record.start, before))
        draft = Draft(self._line.tip, after.ply, after)
        if glyph:
            draft.annotate(NAG_OF[glyph])
        self.record.add(self._line, draft)
        return after

    def _refuse(self, game: Game, at: int, error: JunqiError) -> Token | None:
        """A move that cannot be read: note why, and keep the rest of the line of play as text."""
        self._notes.add(code_of_error(error), at, str(error), ply_number(self.record.start, game))
        return self._unread(at)

    def _unread(self, at: int) -> Token | None:
        """Keep text as a node that was not understood, its move number included."""
        begin = at if self._numbering.at is None else self._numbering.at
        end = find_end(self._tokens, self._text, in_variation=bool(self._outer))
        self._note_brace(end)
        self._notes.leave(begin, end.at)
        text = self._numbering.take_waiting() + verbatim(self._text[begin : end.at])
        self.record.add(self._line, Draft(self._line.tip, None, None, text=text))
        self._numbering.forget()
        return end.token

    def _note_brace(self, end: End) -> None:
        if end.open_brace is not None:
            check_comment(self._notes, end.open_brace, "", self._ply)

    # What stands around moves

    def _comment(self, token: Token) -> Token | None:
        self._numbering.forget()
        text, result = lexer.comment_text(token), None
        if lexer.is_unterminated(token):
            result = result_within(self._text, token)
            text = text if result is None else self._text[token.start(lexer.COMMENT) + 1 : result.start(lexer.RESULT)]
        if "{" in text or "[%" in text or lexer.is_unterminated(token):
            check_comment(self._notes, token, text, self._ply)
        if lexer.is_unterminated(token):
            mend_open_comment(self._notes, token, text, self._ply)
        self.record.comment(self._line, len(self._outer), text)
        return result

    def _nag(self, token: Token) -> None:
        text, at = token[lexer.NAG], token.start(lexer.NAG)
        nag = read_nag(text[1:])
        if nag is None:
            self._keep(text)
            message = f"{text[:20]}: a NAG is $0 to ${LARGEST_NAG}; it is kept unread"
            self._notes.add(Code.BAD_NAG, at, message, self._ply)
        else:
            self._add_nag(nag, text, at)

    def _add_nag(self, nag: int, text: str, at: int) -> None:
        self._numbering.forget()
        if self._line.last is not None:
            self._line.last.annotate(nag)
            return
        self._keep(text)
        self._notes.add(
            Code.NAG_WITHOUT_MOVE, at, f"{text} with no move before it to annotate; it is kept unread", self._ply
        )

    def _hidden(self, token: Token) -> None:
        self._keep(whole_line(self._text, token.start(lexer.HIDDEN)))

    def _brace(self, token: Token) -> None:
        self._keep(token[lexer.BRACE])
        self._notes.add(Code.STRAY_BRACE, lexer.offset(token), "'}' without '{'; it is kept unread", self._ply)

    def _keep(self, text: str) -> None:
        """Keep text that is no part of the game, before the next node."""
        self._numbering.forget()
        inside = bool(self._outer) and self._line.last is None
        self.record.keep(text, inside=inside)

    # Variations

    def _open(self, token: Token) -> Token | None:
        self._numbering.forget()
        last, at = self._line.last, token.start(lexer.OPEN)
        if last is None:
            return self._variation_without_move(at)
        self._outer.append(self._line)
        game, kept = self.record.game_at(last.parent), len(self.record.kept)
        self._line = Line(last.parent, game, self._line.tip, at, kept)
        return None

    def _variation_without_move(self, at: int) -> Token | None:
        message = "a variation with no move before it to replace; it is kept unread"
        self._notes.add(Code.VARIATION_WITHOUT_MOVE, at, message, self._ply)
        end = find_end(self._tokens, self._text, in_variation=True)
        self._note_brace(end)
        closed = end.token is not None and end.token.lastgroup == lexer.CLOSE
        self._notes.leave(at, end.at + closed)
        if not closed:
            self._note_unclosed(at)
        self._keep(verbatim(self._text[at : end.at + closed]))
        return None if closed else end.token

    def _close(self, token: Token) -> None:
        self._numbering.forget()
        self._numbering.end_line(self._line.game)
        at = token.start(lexer.CLOSE)
        if not self._outer:
            self._keep(token[lexer.CLOSE])
            self._notes.add(Code.STRAY_PARENTHESIS, at, "')' without '('; it is kept unread", self._ply)
        else:
            self._close_line(at + 1)

    def _close_line(self, end: int) -> None:
        """Go back to the outer line of play; a variation without moves is kept as text up to ``end``."""
        line, self._line = self._line, self._outer.pop()
        if line.last is not None:
            self.record.close(line)
            self._line.after_variation = True
            return
        del self.record.kept[line.kept :]
        self._notes.add(Code.EMPTY_VARIATION, line.opened_at, "a variation without moves; it is kept unread", self._ply)
        self._notes.leave(line.opened_at, end)
        self._keep(verbatim(self._text[line.opened_at : end]))

    def _note_unclosed(self, at: int) -> None:
        message = "'(' without ')': the variation reaches to the end of its game"
        self._notes.add(Code.UNCLOSED_VARIATION, at, message, self._ply)

    # The end of the game

    def _result(self, token: Token) -> None:
        result, at = token[lexer.RESULT], token.start(lexer.RESULT)
        self._end_game(next(r for r in RESULTS if r == result), at)

    def _end_game(self, result: Result, at: int) -> None:
        if self._outer:
            message = f"{result} inside a variation: it ends the game all the same"
            self._notes.add(Code.RESULT_IN_VARIATION, at, message, self._ply)
        self.record.result, self.record.result_at = result, at
        self._finish(at)
        read_tail(self._notes, self._tokens, self.record)

    def _finish(self, end: int) -> None:
        """End all lines of play that are still open."""
        self._numbering.end_line(self._line.game)
        while self._outer:
            if self.record.result is None:
                self._note_unclosed(self._line.opened_at)
            self._close_line(end)
        self.record.close(self._line)

    @property
    def _ply(self) -> int:
        """The number of the last move, for findings about what stands after it."""
        game = self._line.game
        return 0 if game is None else ply_number(self.record.start, game) - 1

    def _mark(self, token: Token) -> None:
        """A byte order mark says nothing here."""
        at = token.start(lexer.MARK)
        self._notes.mend(Code.BYTE_ORDER_MARK, at, at + len(token[lexer.MARK]), "", "a byte order mark in the movetext")


_BY_KIND: Mapping[str | None, Callable[[_MovetextReader, Token], Token | None]] = {
    lexer.WORD: _MovetextReader._word,
    lexer.NUMBER: _MovetextReader._number,
    lexer.COMMENT: _MovetextReader._comment,
    lexer.LINE_COMMENT: _MovetextReader._comment,
    lexer.NAG: _MovetextReader._nag,
    lexer.OPEN: _MovetextReader._open,
    lexer.CLOSE: _MovetextReader._close,
    lexer.HIDDEN: _MovetextReader._hidden,
    lexer.RESULT: _MovetextReader._result,
    lexer.BRACE: _MovetextReader._brace,
    lexer.MARK: _MovetextReader._mark,
}
"""What reads a token of each kind; not in the reader itself, which would then refer to itself."""
