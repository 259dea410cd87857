"""Wrapping movetext, compiled: words put on lines as long as they fit, as ``records.flow`` does it.

What is written goes to the room at ``reading_memory.OUT``. Before each word a byte is left for its break, which is
settled when the next word begins: only then is it known how wide the word is.
"""

from . import reading_memory as m
from .memory_kernel import compiled, inlined, integer, load, store
from .text_kernel import LINE_FEED, RETURN, SPACE, ZERO_DIGIT, byte, set_byte

_WIDTH = 80
"""The most characters on a line, unless one word is longer."""
_SPARE = 64
"""Room that is always left: more than a move with its number, or the end of a game, ever takes."""


@inlined
def is_writing(memory: int) -> bool:
    """Whether the export form of what is read is wanted."""
    return load(memory, m.OUT) != 0


@inlined
def has_room(memory: int, size: int) -> bool:
    """Whether so many bytes more can be written, and then a few words."""
    return load(memory, m.OUT_AT) + size + _SPARE <= load(memory, m.OUT_SIZE)


@inlined
def put(memory: int, sign: int) -> None:
    """Write a byte of the word."""
    at = load(memory, m.OUT_AT)
    set_byte(load(memory, m.OUT), at, sign)
    store(memory, m.OUT_AT, at + 1)
    store(memory, m.WORD_WIDTH, load(memory, m.WORD_WIDTH) + integer(sign & 0xC0 != 0x80))


@compiled
def put_text(memory: int, text: int, at: int, end: int) -> None:
    """Write a stretch of a text into the word."""
    for place in range(at, end):
        put(memory, byte(text, place))


@compiled
def put_number(memory: int, number: int) -> None:
    """Write a number that is not negative into the word."""
    power = integer(1)
    while number // power >= 10:
        power *= 10
    while power:
        put(memory, ZERO_DIGIT + number // power % 10)
        power //= 10


@compiled
def begin_flow(memory: int, text: int, at: int, end: int) -> None:
    """Write lines as they stand, of which the last is empty: its end will be the break before the first word."""
    out, place = load(memory, m.OUT), load(memory, m.OUT_AT)
    for source in range(at, end):
        sign = byte(text, source)
        if sign != RETURN:
            set_byte(out, place, sign)
            place += 1
    store(memory, m.OUT_AT, place)
    store(memory, m.BREAK, place - 1)
    store(memory, m.WORD_WIDTH, integer(0))
    store(memory, m.LINE_WIDTH, integer(0))
    store(memory, m.OPENED, integer(1))


@compiled
def begin_word(memory: int) -> None:
    """Begin a word, unless one has just been opened."""
    if load(memory, m.OPENED):
        store(memory, m.OPENED, integer(0))
        return
    _settle_break(memory)
    at = load(memory, m.OUT_AT)
    store(memory, m.BREAK, at)
    store(memory, m.OUT_AT, at + 1)
    store(memory, m.WORD_WIDTH, integer(0))


@inlined
def _settle_break(memory: int) -> None:
    """Make the break before the last word a space if the word fits on the line, else a line end."""
    line, width = load(memory, m.LINE_WIDTH), load(memory, m.WORD_WIDTH)
    fits = line > 0 and line + 1 + width <= _WIDTH
    set_byte(load(memory, m.OUT), load(memory, m.BREAK), integer(SPACE) if fits else integer(LINE_FEED))
    store(memory, m.LINE_WIDTH, line + 1 + width if fits else width)


@compiled
def end_flow(memory: int) -> None:
    """End the last line, and write an empty one."""
    _settle_break(memory)
    put(memory, integer(LINE_FEED))
    put(memory, integer(LINE_FEED))
