"""The export form of movetext, compiled: written token by token while the reader goes over it.

What stands in the text in the export's order is written; ``False`` says that something has another place in the export
form, so that the full writer is needed. Whoever calls has asked ``is_writing``.
"""

from typing import Any

from . import reading_kernel as reading
from . import reading_memory as m
from .bits_kernel import ONE, ZERO
from .flow_kernel import begin_word, has_room, put, put_number, put_text
from .line_kernel import move_number, to_move
from .memory_kernel import compiled, inlined, integer, load, store, word
from .move_kernel import kind, origin, target
from .move_text_kernel import ANYWHERE, CAPTURE, STEP, Word
from .reading_kernel import NO_MARK
from .text_kernel import (
    BRACE,
    BRACKET,
    CLOSE,
    DOLLAR,
    DOT,
    END_BRACE,
    EQUAL,
    EXCLAMATION,
    HASH,
    LINE_FEED,
    OPEN,
    PERCENT,
    QUESTION,
    RETURN,
    SPACE,
    TAB,
    ZERO_DIGIT,
    byte,
)

_FIRST_FILE = ord("a")


@inlined
def begin_movetext(memory: int) -> None:
    """Nothing of the game is written yet."""
    store(memory, m.CONTINUES, integer(0))
    store(memory, m.PLACE, integer(m.LINE_BEGINS))


# Moves


@compiled
def write_number(memory: int) -> None:
    """Write the number of the next move where it has to stand."""
    second = to_move(memory) == 1
    if not second or not load(memory, m.CONTINUES):
        begin_word(memory)
        put_number(memory, move_number(memory))
        for _ in range(3 if second else 1):
            put(memory, DOT)
    store(memory, m.CONTINUES, integer(1))
    store(memory, m.PLACE, integer(m.MOVE_WRITTEN))
    store(memory, m.LAST_NAG, integer(0))


@compiled
def write_move(state: Any, memory: int, rules: int, move: int, said: Word) -> None:
    """Write a move that is to be played in a state, in short form; ``said`` is how it was read."""
    begin_word(memory)
    if said.sign == STEP:
        put(memory, load(memory, m.SIGNS + kind(move)))
        _put_hint(memory, origin(move), _rivals(state, rules, move, said))
        if reading.captures(state, rules, move):
            put(memory, CAPTURE)
        _put_square(memory, target(move))
        sign = reading.mark(state, rules, move)
        if sign != NO_MARK:
            put(memory, sign)
    elif said.sign == EQUAL:
        _put_square(memory, said.square)
        put(memory, EQUAL)
        put(memory, load(memory, m.SIGNS + reading.turned_up(state, rules, move)))
    else:
        put(memory, said.sign)
        _put_square(memory, said.square)


@inlined
def write_win(memory: int) -> None:
    """Write that the move wins."""
    put(memory, HASH)


@inlined
def _rivals(state: Any, rules: int, move: int, said: Word) -> int:
    """The squares from which other pieces of the mover's letter could step to its target."""
    if said.kind and said.origins == ANYWHERE:
        return ZERO  # it was told by its letter alone
    return reading.origins(state, rules, kind(move), target(move)) & ~(ONE << word(origin(move)))


@compiled
def _put_hint(memory: int, square: int, rivals: int) -> None:
    """Write the shortest of nothing, file, rank and square that tells an origin from others."""
    if rivals == ZERO:
        return
    name = load(memory, m.NAMES + square)
    if rivals & word(load(memory, m.FILES + (name & 255) - _FIRST_FILE)) == ZERO:
        put(memory, name & 255)
    elif rivals & word(load(memory, m.RANKS + _rank(name))) == ZERO:
        _put_name(memory, name >> 8)
    else:
        _put_name(memory, name)


@inlined
def _rank(name: int) -> int:
    """The rank of a square by its name."""
    first, second = (name >> 8 & 255) - ZERO_DIGIT, name >> 16
    return first * 10 + second - ZERO_DIGIT if second else first


@inlined
def _put_square(memory: int, square: int) -> None:
    _put_name(memory, load(memory, m.NAMES + square))


@compiled
def _put_name(memory: int, name: int) -> None:
    while name:
        put(memory, name & 255)
        name >>= 8


# What stands around moves


@compiled
def write_nag(memory: int, nag: int) -> bool:
    """Write a NAG; none may follow a greater one, or anything but a move and NAGs."""
    if load(memory, m.PLACE) != m.MOVE_WRITTEN or nag < load(memory, m.LAST_NAG):
        return False
    begin_word(memory)
    put(memory, DOLLAR)
    put_number(memory, nag)
    store(memory, m.LAST_NAG, nag)
    return True


@compiled
def nag_of_glyph(text: int, end: int) -> int:
    """The NAG of the glyph that ends at an offset; 0 where none does."""
    last, before = byte(text, end - 1), byte(text, end - 2)
    if last != EXCLAMATION and last != QUESTION:
        return 0
    if before == EXCLAMATION:
        return 3 if last == EXCLAMATION else 5
    if before == QUESTION:
        return 6 if last == EXCLAMATION else 4
    return 1 if last == EXCLAMATION else 2


@compiled
def write_comment(memory: int, text: int, at: int, end: int) -> bool:
    """Write the comment whose text stands from one offset to another, its white space folded.

    One that holds ``}``, as after ``;`` it can, is none for braces.
    """
    if not has_room(memory, end - at):
        return False
    begin_word(memory)
    put(memory, BRACE)
    begin = at
    while at < end:
        sign = byte(text, at)
        if sign == END_BRACE:
            return False
        if _is_white(sign):
            after = _after_white(text, at, end)
            if at > begin and after < end:
                _break_comment(memory, byte(text, after))
            at = after
        else:
            put(memory, sign)
            at += 1
    put(memory, END_BRACE)
    _place_comment(memory)
    return True


@inlined
def _is_white(sign: int) -> bool:
    return sign == SPACE or sign == LINE_FEED or sign == RETURN or sign == TAB


@inlined
def _after_white(text: int, at: int, end: int) -> int:
    while at < end and _is_white(byte(text, at)):
        at += 1
    return at


@inlined
def _break_comment(memory: int, following: int) -> None:
    """Begin another word of a comment; one that may not begin a line stays with the word before it."""
    if following == PERCENT or following == BRACKET:
        put(memory, SPACE)
    else:
        begin_word(memory)


@inlined
def _place_comment(memory: int) -> None:
    """Before a line of play a comment stays where it is."""
    place = load(memory, m.PLACE)
    if place == m.MOVE_WRITTEN:
        store(memory, m.PLACE, integer(m.COMMENT_WRITTEN))
    elif place == m.VARIATION_WRITTEN:
        store(memory, m.PLACE, integer(m.COMMENT_WAITS))


# Variations and the end


@compiled
def write_open(memory: int) -> bool:
    """Begin a variation."""
    if _is_misplaced(memory):
        return False
    begin_word(memory)
    put(memory, OPEN)
    store(memory, m.OPENED, integer(1))
    store(memory, m.CONTINUES, integer(0))
    store(memory, m.PLACE, integer(m.LINE_BEGINS))
    return True


@compiled
def write_close(memory: int) -> bool:
    """End a variation."""
    if _is_misplaced(memory):
        return False
    put(memory, CLOSE)
    store(memory, m.CONTINUES, integer(0))
    store(memory, m.PLACE, integer(m.VARIATION_WRITTEN))
    return True


@compiled
def write_result(memory: int, text: int, at: int, end: int) -> bool:
    """Write the result, which stands from one offset to another."""
    if _is_misplaced(memory):
        return False
    begin_word(memory)
    put_text(memory, text, at, end)
    store(memory, m.PLACE, integer(m.LINE_BEGINS))
    return True


@inlined
def _is_misplaced(memory: int) -> bool:
    """Whether the last comment turns out to belong to the move before the variations."""
    return load(memory, m.PLACE) == m.COMMENT_WAITS
