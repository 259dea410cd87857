"""The grammar of a move token, compiled: from text to its parts, before any rule is asked.

Source: "Grammar of a move token" in the notation. The tables of letters and squares are data in the memory block.
"""

from typing import NamedTuple

from . import reading_memory as m
from .bits_kernel import ONE
from .memory_kernel import compiled, constant, inlined, integer, load, word
from .text_kernel import (
    CARET,
    DASH,
    EQUAL,
    EXCLAMATION,
    HASH,
    LESS,
    QUESTION,
    REFUSED,
    UNDERSCORE,
    ZERO_DIGIT,
    byte,
    ends_token,
    is_digit,
)

CAPTURE = ord("x")
_RED = ord("r")
_FIRST_FILE = ord("a")
_LETTERS_LAST = 127
_KIND = 15
_SIDE = 16
ANYWHERE = constant(0xFFFFFFFFFFFFFFFF)
STEP = 0


class Word(NamedTuple):
    """A move's text taken apart; ``end`` is ``REFUSED`` where it is no move.

    ``sign`` is ``STEP``, or ``=``, ``_`` or ``^`` for the moves that are none. ``kind`` is 0 where the text names none,
    ``origins`` what it says of the origin, as a set of squares. ``separator`` is ``x``, ``-`` or 0; ``shown`` the code
    of the piece turned up, or 0; ``mark`` one of ``= < ^`` or 0; ``wins`` is 1 where ``#`` stands.
    """

    end: int
    sign: int
    kind: int
    origins: int
    square: int
    separator: int
    shown: int
    mark: int
    wins: int


@inlined
def no_word() -> Word:
    """What is no move."""
    zero = integer(0)
    return Word(integer(REFUSED), zero, zero, ANYWHERE, zero, zero, zero, zero, zero)


@compiled
def read_move(memory: int, text: int, at: int) -> Word:
    """Take the token at an offset apart."""
    sign = byte(text, at)
    if sign <= _LETTERS_LAST and load(memory, m.LETTERS + sign) != 0 and sign < _FIRST_FILE:
        return _finished(text, _read_piece(memory, text, at + 1, load(memory, m.LETTERS + sign) & _KIND))
    if sign > _LETTERS_LAST:
        kind = _kind_of_hanzi(memory, text, at)
        return _finished(text, _read_piece(memory, text, at + 3, kind)) if kind else no_word()
    if sign == UNDERSCORE or sign == CARET:
        return _finished(text, _other(memory, text, at + 1, sign))
    return _finished(text, _read_squares(memory, text, at))


@compiled
def _kind_of_hanzi(memory: int, text: int, at: int) -> int:
    """The kind that the hanzi at an offset stands for, or 0."""
    if byte(text, at) & 0xF0 != 0xE0 or byte(text, at + 1) == 0:
        return 0
    hanzi = byte(text, at) << 16 | byte(text, at + 1) << 8 | byte(text, at + 2)
    for entry in range(load(memory, m.HANZI)):
        if load(memory, m.HANZI + 1 + 2 * entry) == hanzi:
            return load(memory, m.HANZI + 2 + 2 * entry)
    return 0


@inlined
def _is_file(sign: int, memory: int) -> bool:
    return _FIRST_FILE <= sign < _FIRST_FILE + load(memory, m.FILE_COUNT)


@compiled
def _after_rank(text: int, at: int) -> int:
    """What follows a rank of one or two digits; ``REFUSED`` where there is none."""
    if not is_digit(byte(text, at)) or byte(text, at) == ZERO_DIGIT:
        return REFUSED
    return at + 2 if is_digit(byte(text, at + 1)) else at + 1


@inlined
def _rank(text: int, at: int, end: int) -> int:
    """The rank written there, 0 for one that no board has."""
    rank = byte(text, at) - ZERO_DIGIT
    if end == at + 2:
        rank = rank * 10 + byte(text, at + 1) - ZERO_DIGIT
    return rank if rank < 16 else 0


@compiled
def _square(memory: int, text: int, at: int) -> tuple[int, int]:
    """The square at an offset, and what follows it; twice ``REFUSED`` where no piece can stand."""
    end = integer(REFUSED)
    if _is_file(byte(text, at), memory):
        end = _after_rank(text, at + 1)
    if end < 0:
        return integer(REFUSED), integer(REFUSED)
    square = load(memory, m.SQUARES + (byte(text, at) - _FIRST_FILE) * 16 + _rank(text, at + 1, end))
    return (square, end) if square >= 0 else (integer(REFUSED), integer(REFUSED))


@compiled
def _read_piece(memory: int, text: int, at: int, kind: int) -> Word:
    """A long or short form, after its piece."""
    origins, separator = ANYWHERE, integer(0)
    first, after = _square(memory, text, at)
    sign = byte(text, at)
    if first >= 0:
        sign = byte(text, after)
        if sign != CAPTURE and sign != DASH and not _is_file(sign, memory):
            return _step(after, kind, origins, first, separator)
        at, origins = after, ONE << word(first)
        if sign == DASH:
            separator = sign
            at += 1
    elif _is_file(sign, memory):
        at, origins = at + 1, word(load(memory, m.FILES + sign - _FIRST_FILE))
    elif is_digit(sign):
        after = _after_rank(text, at)
        if after < 0:
            return no_word()
        at, origins = after, word(load(memory, m.RANKS + _rank(text, at, after)))
    if separator == 0 and byte(text, at) == CAPTURE:
        separator = integer(CAPTURE)
        at += 1
    square, end = _square(memory, text, at)
    return _step(end, kind, origins, square, separator)


@inlined
def _step(end: int, kind: int, origins: int, square: int, separator: int) -> Word:
    zero = integer(0)
    return Word(end, integer(STEP), integer(kind), origins, square, separator, zero, zero, zero)


@compiled
def _read_squares(memory: int, text: int, at: int) -> Word:
    """A coordinate form, or a flip."""
    first, after = _square(memory, text, at)
    if first < 0:
        return no_word()
    if _is_file(byte(text, after), memory):
        square, end = _square(memory, text, after)
        return _step(end, 0, ONE << word(first), square, integer(0))
    shown = integer(0)
    if byte(text, after) == EQUAL:
        shown, after = _identity(memory, text, after + 1)
    zero = integer(0)
    return Word(after, integer(EQUAL), zero, ANYWHERE, first, zero, shown, zero, zero)


@compiled
def _identity(memory: int, text: int, at: int) -> tuple[int, int]:
    """The code of the piece that a flip names, and what follows it."""
    sign = byte(text, at)
    if sign <= _LETTERS_LAST:
        code = load(memory, m.LETTERS + sign)
        return code, at + 1 if code else integer(REFUSED)
    kind = _kind_of_hanzi(memory, text, at)
    if kind == 0:
        return kind, integer(REFUSED)
    return (kind | _SIDE, at + 4) if byte(text, at + 3) == _RED else (kind, at + 3)


@compiled
def _other(memory: int, text: int, at: int, sign: int) -> Word:
    """Putting down or picking up a Flag, after its sign."""
    square, end = _square(memory, text, at)
    zero = integer(0)
    return Word(end, sign, zero, ANYWHERE, square, zero, zero, zero, zero)


@compiled
def _finished(text: int, form: Word) -> Word:
    """A form with the marks that follow it, up to the end of the token."""
    at, mark, wins = form.end, integer(0), integer(0)
    if at < 0:
        return no_word()
    sign = byte(text, at)
    if sign == EQUAL or sign == LESS or sign == CARET:
        mark = sign
        at += 1
    if byte(text, at) == HASH:
        wins = integer(1)
        at += 1
    at = after_glyph(text, at)
    if not ends_token(byte(text, at)):
        return no_word()
    return Word(at, form.sign, form.kind, form.origins, form.square, form.separator, form.shown, mark, wins)


@inlined
def after_glyph(text: int, at: int) -> int:
    """What follows ``!``, ``?`` or two of them, if any stand there."""
    for _ in range(2):
        if byte(text, at) == EXCLAMATION or byte(text, at) == QUESTION:
            at += 1
    return at
